"""The program in a pseudo-terminal, where it behaves as in front of a person."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from pathlib import Path


def listen_to_control_c() -> None:
    """Restore the default handling of Ctrl-C, which tests in the background inherit as ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program, running in a pseudo-terminal. Use it in a `with` statement."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(folder),
            "TERM": "xterm-256color",
            "COLUMNS": "80",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "turncoat", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env=environment,
            preexec_fn=listen_to_control_c,
        )
        os.close(slave)
        # A letter may arrive in parts.
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.seen = ""
        self.read = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, words: str) -> str:
        """Wait until these words are printed after what was already read; return what was read."""
        deadline = time.monotonic() + 60
        while words not in self.seen[self.read :]:
            assert time.monotonic() < deadline, self.seen[-2000:]
            if not self._more():
                raise AssertionError(self.seen[-2000:])
        begun, self.read = self.read, self.seen.index(words, self.read) + len(words)
        return self.seen[begun : self.read]

    def _more(self) -> bool:
        """Read new output. Return False if there can't be any more."""
        ready, _, _ = select.select([self.master], [], [], 0.5)
        if not ready:
            return True
        try:
            self.seen += self.decoder.decode(os.read(self.master, 65536))
        except OSError:
            return False
        return True

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def answer(self, line: str) -> str:
        """Type a line at the next question; return what was read before it."""
        read = self.until("for help:")
        self.type(line)
        return read

    def end(self) -> int:
        """Read the rest and return the exit code."""
        deadline = time.monotonic() + 30
        while self._more():
            assert time.monotonic() < deadline, self.seen[-2000:]
        return self.process.wait(30)
