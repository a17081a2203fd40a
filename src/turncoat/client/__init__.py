"""A table at a server, for programs: `from turncoat.client import Table`."""

from turncoat.client.door import Door as Door
from turncoat.client.door import Lost as Lost
from turncoat.client.door import NotTaken as NotTaken
from turncoat.client.table import Question as Question
from turncoat.client.table import Table as Table
