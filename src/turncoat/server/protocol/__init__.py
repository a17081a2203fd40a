"""Every message that enters or leaves the server, and the only place that knows JSON."""
