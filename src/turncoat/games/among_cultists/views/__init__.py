"""What a seat may know, and what people are told about it."""
