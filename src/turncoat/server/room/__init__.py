"""One room: messages in, messages out, time passed in; no socket, no clock, no sleep."""
