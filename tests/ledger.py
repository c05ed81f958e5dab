"""The marker by which tests carry the ledger ids they verify: `@rule("TR-NL-FERRY-02")`."""

import pytest

rule = pytest.mark.rule
