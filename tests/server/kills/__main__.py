"""Kill a server full of guests: `python -m tests.server.kills --kills 100 --database sqlite`."""

import argparse
import sys
from secrets import randbelow

from tests.server.databases import KINDS, empty
from tests.server.kills.campaign import Campaign
from tests.server.kills.gate import Violation


def main() -> int:
    """Run one campaign on one kind of database. Returns 1 if a guarantee was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kills")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", choices=KINDS, default=KINDS[0])
    parser.add_argument("--seed", type=int, default=randbelow(1_000_000))
    wanted = parser.parse_args()
    print(f"{wanted.kills} kills over {wanted.database}, seed {wanted.seed}")
    with empty(wanted.database) as address:
        campaign = Campaign(address, wanted.seed)
        try:
            print(campaign.run(wanted.kills))
        except Violation as violation:
            print(f"violated after {campaign.summary.kills} kills: {violation}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
