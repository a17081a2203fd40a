"""Print the forms of names that are neither confirmed nor on our list."""

import sys

from tests.locales.inflection import listed, unconfirmed

print("\n".join(form for form in unconfirmed(sys.argv[1]) if form not in listed(sys.argv[1])))
