"""The handbook: what programs can say to a house, made from the source, as Markdown and as HTML."""
