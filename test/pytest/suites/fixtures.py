"""What the fixtures give, in an account for each test."""

from decimal import Decimal

import pytest
from inference_contract_pytest import ServiceError

IMAGES = "/v2/black-forest-labs-flux-1-schnell"
SCRIPT = "/v2/script"


def run(account, path, **request):
    return account.call("POST", f"{path}/run", {"input": {}, **request})["id"]


def status(account, path, job_id):
    return account.call("GET", f"{path}/status/{job_id}")["status"]


def test_time_stands_still_with_the_clock(inference_account, inference_clock):
    job = run(inference_account, SCRIPT, input={"script": {"afterMs": 2000, "output": {}}})
    begin = inference_clock.now_ms
    inference_clock.advance(1999)
    assert status(inference_account, SCRIPT, job) == "IN_PROGRESS"
    assert inference_clock.read()["due"]
    inference_clock.advance_to_next()
    assert status(inference_account, SCRIPT, job) == "COMPLETED"
    assert inference_clock.now_ms == begin + 2000
    assert inference_clock.advance_to(begin + 3000)["nowMs"] == begin + 3000


def test_time_passes_without_it(inference_account):
    assert inference_account.clock.read()["kind"] == "system"


@pytest.mark.inference(clock="system")
def test_a_mark_chooses_the_clock(inference_clock):
    assert inference_clock.read()["kind"] == "system"
    with pytest.raises(ServiceError, match="^POST /control/clock: 409 .*manual") as refused:
        inference_clock.advance(1)
    assert refused.value.status == 409
    assert refused.value.problem["code"] == "clockNotManual"


@pytest.mark.inference(clock="skipping")
def test_a_skipping_clock_ends_waits(inference_account, inference_clock, inference_receiver):
    begin = inference_clock.now_ms
    run(
        inference_account,
        SCRIPT,
        input={"script": {"afterMs": 3_600_000, "output": {}}},
        policy={"executionTimeout": 7_200_000},
        webhook=inference_receiver.url,
    )
    (call,) = inference_receiver.wait_for_calls(1, seconds=60)
    assert call["json"]["status"] == "COMPLETED"
    assert inference_clock.now_ms >= begin + 3_600_000
    inference_clock.pause()
    assert inference_clock.read()["isPaused"] is True
    inference_clock.resume()
    assert inference_clock.read()["isPaused"] is False


@pytest.mark.inference(endpoints=["echo"], seed="of the class")
class TestMarks:
    def test_of_a_class(self, inference_account):
        run(inference_account, "/v2/echo")
        with pytest.raises(ServiceError, match="404"):
            run(inference_account, SCRIPT)

    @pytest.mark.inference(endpoints=["script"])
    def test_of_a_test_come_first(self, inference_account):
        run(inference_account, SCRIPT)
        with pytest.raises(ServiceError, match="404"):
            run(inference_account, "/v2/echo")


def test_faults(inference_account, inference_clock, inference_faults):
    fault = inference_faults.add({"status": 429, "retryAfterSeconds": 1}, operation="runJob", count=1)
    with pytest.raises(ServiceError, match="429"):
        run(inference_account, SCRIPT)
    run(inference_account, SCRIPT)
    assert (fault.fired, fault.read()["left"]) == (1, 0)
    fault.change({"status": 503}, operation="runJob", count=2)
    with pytest.raises(ServiceError, match="503"):
        run(inference_account, SCRIPT)
    fault.change({"status": 503}, operation="runJob", count=2, enabled=False, keep_counts=True)
    run(inference_account, SCRIPT)
    assert (fault.fired, fault.read()["left"]) == (1, 1)
    other = inference_faults.add({"drop": True})
    fault.remove()
    assert [one["id"] for one in inference_faults.read()] == [other.id]
    inference_faults.clear()
    assert inference_faults.read() == []


@pytest.mark.inference(budget={"amount": "0.003"})
def test_charges(inference_account, inference_clock, inference_ledger):
    assert (inference_ledger.total, inference_ledger.jobs) == (Decimal(0), 0)
    run(inference_account, IMAGES, input={"prompt": "A lighthouse"})
    inference_clock.advance(1000)
    assert (inference_ledger.total, inference_ledger.jobs) == (Decimal("0.0025165824"), 1)
    assert inference_ledger.read()["budget"]["amount"] == "0.003"
    assert inference_account.events(type="charged")


def test_requests(inference_account, inference_requests):
    run(inference_account, "/v2/echo")
    with pytest.raises(ServiceError, match="404"):
        inference_account.call("GET", "/v2/ecko/health")
    assert [one["path"] for one in inference_requests.find()] == ["/v2/ecko/health", "/v2/echo/run"]
    (refused,) = inference_requests.refused()
    assert refused["code"] == "endpointNotFound"
    assert inference_requests.find(status="2xx", limit=1)[0]["path"] == "/v2/echo/run"
    assert inference_requests.read(refused["id"])["path"] == "/v2/ecko/health"


def test_a_receiver(inference_account, inference_clock, inference_receiver):
    run(inference_account, "/v2/echo", webhook=inference_receiver.url)
    assert inference_receiver.calls == []
    inference_clock.advance(1000)
    assert [call["json"]["status"] for call in inference_receiver.calls] == ["COMPLETED"]


def test_a_receiver_that_fails_at_first(inference_account, inference_clock):
    receiver = inference_account.create_receiver({"status": 500}, {"status": 200}, name="Fails at first")
    run(inference_account, "/v2/echo", webhook=receiver.url)
    inference_clock.advance(60_000)
    assert [call["response"]["status"] for call in receiver.calls] == [500, 200]


def test_a_receiver_in_real_time(inference_account, inference_receiver):
    run(inference_account, "/v2/echo", webhook=inference_receiver.url)
    (call,) = inference_receiver.wait_for_calls(1, seconds=60)
    assert call["json"]["status"] == "COMPLETED"
    with pytest.raises(TimeoutError, match="Expected 2 webhook calls within 0 s, got 1"):
        inference_receiver.wait_for_calls(2, seconds=0)


def test_an_account_that_is_gone_is_no_error(inference_account):
    inference_account.delete()


def test_further_accounts(inference_service, inference_account):
    other = inference_service.create_account(clock="manual")
    assert other.id != inference_account.id
    assert other.clock.read()["kind"] == "manual"
    other.delete()
