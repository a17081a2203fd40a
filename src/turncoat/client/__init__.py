"""The network client for programs: `from turncoat.client import RemoteTable`."""

from turncoat.client.remote_table import Question as Question
from turncoat.client.remote_table import RemoteTable as RemoteTable
from turncoat.client.rest import CommandRefused as CommandRefused
from turncoat.client.rest import ConnectionLost as ConnectionLost
from turncoat.client.rest import RestClient as RestClient
