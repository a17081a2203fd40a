"""One room: commands and time go in, frames come out. No socket, no clock, no sleep."""
