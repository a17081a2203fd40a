"""Rules over what everybody can see: they work on a table and on any seat's view."""
