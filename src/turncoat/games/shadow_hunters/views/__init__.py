"""What a seat may know, and the rules behind each question."""
