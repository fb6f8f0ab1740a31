"""Tests that fail, and what is reported with them."""

import threading
import urllib.error

import pytest


def send(account, path, key=None):
    account.service.call("GET", path, key=key or account.key)


def test_passes(inference_account):
    with pytest.raises(Exception, match="404"):
        send(inference_account, "/v2/of-the-test-that-passes/health")


def test_unknown_endpoint(inference_account):
    send(inference_account, "/v2/echo/health")
    send(inference_account, "/v2/ecko/health")


@pytest.mark.inference(faults=[{"operation": "getEndpointHealth", "effect": {"drop": True}, "count": 1}])
def test_dropped(inference_account):
    with pytest.raises((OSError, urllib.error.URLError)):
        send(inference_account, "/v2/echo/health")
    raise AssertionError


def test_waiting(inference_account, inference_clock):
    body = {"input": {"script": {"hang": True}}}

    def wait():
        try:
            inference_account.call("POST", "/v2/script/runsync", body)
        except Exception:
            pass

    threading.Thread(target=wait, daemon=True).start()
    while not inference_account.requests.find(status="waiting"):
        pass
    raise AssertionError


def test_unknown_key(inference_account):
    send(inference_account, "/v2/echo/health", key="a-wrong-key")


def test_nothing_refused(inference_account):
    send(inference_account, "/v2/echo/health")
    raise AssertionError


def test_without_account():
    raise AssertionError


@pytest.fixture
def broken(inference_account):
    send(inference_account, "/v2/of-a-fixture/health")


def test_with_a_broken_fixture(broken):
    pass
