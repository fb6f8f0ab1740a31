"""Tests that note where they ran, and that nothing of another one is in their account."""

import json
import os

import pytest


@pytest.mark.parametrize("number", range(8))
def test_alone(number, tmp_path, inference_account, inference_clock):
    assert inference_account.events() == []
    inference_account.call("POST", "/v2/echo/run", {"input": {"number": number}})
    inference_clock.advance(1000)
    assert len(inference_account.events(type="submitted")) == 1
    seen = {
        "url": inference_account.url,
        "account": inference_account.id,
        "process": os.getpid(),
    }
    with open(os.environ["SEEN"], "a", encoding="utf-8") as file:
        file.write(json.dumps(seen) + "\n")
