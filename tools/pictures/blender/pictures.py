"""All pictures by key."""

import grill  # noqa: F401
import life  # noqa: F401
import market  # noqa: F401
import rooms  # noqa: F401
import shots  # noqa: F401
import snorkel  # noqa: F401
import terraces  # noqa: F401
import village  # noqa: F401
import wave  # noqa: F401
from shot import SHOTS  # noqa: F401
