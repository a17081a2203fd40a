"""The commands of `turncoat`, one module each."""
