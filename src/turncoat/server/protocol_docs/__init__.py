"""The documentation of the protocol, generated from the source as Markdown and as HTML."""
