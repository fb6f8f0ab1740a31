"""pytest fixtures for tests against the local service of inference-contract.

Install the folder of this file with pip, or copy the file beside your conftest.py and write there
`pytest_plugins = ["inference_contract_pytest"]`. It needs Python 3.9, pytest 7, and nothing else.

    def test_a_job_completes(inference_account, inference_clock):
        job = inference_account.call("POST", "/v2/echo/run", {"input": {}})
        inference_clock.advance(1000)
        ...

One service runs for all tests, also with pytest-xdist. It is started with `inference_command` of pytest's
configuration, or is the running one that the environment variable INFERENCE_URL names. CONTROL_TOKEN is its
control token, if it has one.
"""

from __future__ import annotations

import collections
import json
import os
import shlex
import shutil
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from decimal import Decimal
from typing import Any, Iterator

import pytest

START_SECONDS = 60
STOP_SECONDS = 10
# The service answers at once; but advancing a clock waits for webhook calls, which have limits of their own.
ANSWER_SECONDS = 120

_account_of_item: pytest.StashKey[tuple[Account, int]] = pytest.StashKey()
_started: pytest.StashKey[_Process] = pytest.StashKey()


class ServiceError(Exception):
    """The service refused a request. `status` is the HTTP status, `problem` the body of the answer."""

    def __init__(self, request: str, status: int, problem: Any) -> None:
        self.status = status
        self.problem = problem
        reason = problem.get("detail", problem) if isinstance(problem, dict) else problem
        super().__init__(f"{request}: {status} {reason}")


class NoServiceError(RuntimeError):
    """The service cannot be started or reached. Of several tests that fail for it, the first reports all of it."""


class Service:
    """A running local service. Override the fixture `inference_service` to return one of your own."""

    # The service is near; a proxy for the internet must not be asked for it.
    _opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._failure: NoServiceError | None = None

    def create_account(self, **options: Any) -> Account:
        """Creates a throw-away account; `options` are those of `POST /control/accounts`."""
        if self._failure is not None:
            raise self._failure
        try:
            created = self.call("POST", "/control/accounts", options)
        except ServiceError as error:
            if error.status != 404:
                raise
            self._failure = NoServiceError(f"{self.url} has no control interface. Is it the local service?")
            raise self._failure from error
        except ConnectionError as error:
            is_named = os.environ.get("INFERENCE_URL", "").rstrip("/") == self.url
            advice = " INFERENCE_URL names this address; does the service run?" if is_named else ""
            self._failure = NoServiceError(f"{error}{advice}")
            raise self._failure from None
        return Account(self, created["id"], created["key"])

    def call(self, method: str, path: str, body: Any = None, *, key: str | None = None) -> Any:
        """Sends a request with a JSON body, and returns the JSON of the answer. Raises ServiceError."""
        __tracebackhide__ = True
        headers = {"Accept": "application/json"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        if self.token and path.startswith("/control/"):
            headers["X-Control-Token"] = self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=ANSWER_SECONDS) as response:
                return _json_or_text(response.read())
        except urllib.error.HTTPError as error:
            with error:
                problem = _json_or_text(error.read())
            raise ServiceError(f"{method} {path}", error.code, problem) from None
        except urllib.error.URLError as error:
            raise ConnectionError(f"{method} {self.url}{path}: no answer, {error.reason}.") from None


class Account:
    """A throw-away account: an isolated tenant with its own key, jobs, clock, faults and charges."""

    def __init__(self, service: Service, account_id: str, key: str) -> None:
        self.service = service
        self.url = service.url
        self.id = account_id
        self.key = key
        self.clock = Clock(self)
        self.faults = Faults(self)
        self.ledger = Ledger(self)
        self.requests = Requests(self)

    def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Sends a request with the account's key: `call("POST", "/v2/echo/run", {"input": {}})`."""
        __tracebackhide__ = True
        given = {name: value for name, value in query.items() if value is not None}
        question = f"?{urllib.parse.urlencode(given)}" if given else ""
        return self.service.call(method, path + question, body, key=self.key)

    def events(self, **query: Any) -> list[dict[str, Any]]:
        """What happened in the account, the first first."""
        return self.call("GET", "/control/events", **query)["events"]

    def create_receiver(self, *responses: dict[str, Any], name: str | None = None) -> Receiver:
        """Creates a webhook receiver that answers with `responses` in turn; the last one repeats."""
        options = {"name": name, "responses": list(responses) or None}
        given = {member: value for member, value in options.items() if value is not None}
        return Receiver(self, self.call("POST", "/control/receivers", given))

    def delete(self) -> None:
        """Does nothing if the account is gone."""
        try:
            self.call("DELETE", f"/control/accounts/{self.id}")
        except ServiceError as error:
            if error.status not in (401, 404):
                raise


class Clock:
    """The account's clock. `inference_clock` gives a manual one unless the test's mark says otherwise."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def read(self) -> dict[str, Any]:
        """`kind`, `nowMs`, `now`, and what is `due`."""
        return self._account.call("GET", "/control/clock")

    @property
    def now_ms(self) -> int:
        return self.read()["nowMs"]

    def advance(self, ms: int) -> dict[str, Any]:
        """Goes forward. All that is due happens before this returns, webhook calls included."""
        return self._account.call("POST", "/control/clock", {"ms": ms})

    def advance_to(self, until_ms: int) -> dict[str, Any]:
        return self._account.call("POST", "/control/clock", {"untilMs": until_ms})

    def advance_to_next(self) -> dict[str, Any]:
        """Goes to the next thing that is due."""
        return self._account.call("POST", "/control/clock", {"toNext": True})

    def pause(self) -> None:
        """A skipping clock skips nothing until `resume()`."""
        self._account.call("PATCH", "/control/clock", {"isPaused": True})

    def resume(self) -> None:
        self._account.call("PATCH", "/control/clock", {"isPaused": False})


class Fault:
    """A declared fault."""

    def __init__(self, account: Account, declared: dict[str, Any]) -> None:
        self._account = account
        self.id = declared["id"]

    def read(self) -> dict[str, Any]:
        """The fault with `fired`, how often it took effect, and `left`, how often it still can."""
        return next(one for one in self._account.faults.read() if one["id"] == self.id)

    @property
    def fired(self) -> int:
        return self.read()["fired"]

    def change(self, effect: dict[str, Any], *, keep_counts: bool = False, **fault: Any) -> None:
        """Replaces it. Its count starts again, unless `keep_counts` is true and at most `enabled` differs."""
        change = {"fault": {**fault, "effect": effect}, "keepCounts": keep_counts}
        self._account.call("PUT", f"/control/faults/{self.id}", change)

    def remove(self) -> None:
        self._account.call("DELETE", f"/control/faults/{self.id}")


class Faults:
    """What goes wrong in the account."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def add(self, effect: dict[str, Any], **fault: Any) -> Fault:
        """`add({"status": 429}, operation="runJob", count=1)`; the names are those of the wire."""
        return Fault(self._account, self._account.call("POST", "/control/faults", {**fault, "effect": effect}))

    def read(self) -> list[dict[str, Any]]:
        return self._account.call("GET", "/control/faults")["faults"]

    def clear(self) -> None:
        self._account.call("DELETE", "/control/faults")


class Ledger:
    """The charges of the account's jobs."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def read(self, **query: Any) -> dict[str, Any]:
        return self._account.call("GET", "/control/ledger", **query)

    @property
    def total(self) -> Decimal:
        """Exact, in dollars."""
        return Decimal(self.read()["total"])

    @property
    def jobs(self) -> int:
        return self.read()["jobs"]


class Requests:
    """The requests to the API that the service has recorded."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def find(self, **query: Any) -> list[dict[str, Any]]:
        """The latest first. Filters: `status`, `operation`, `endpoint`, `job`, `text`, `scope`, `limit`."""
        return self._account.call("GET", "/control/requests", **query)["requests"]

    def refused(self) -> list[dict[str, Any]]:
        """Those that were refused or dropped, and those that still wait, the latest first."""
        return [request for request in self.find(limit=1000) if _is_refused(request)]

    def read(self, request_id: str) -> dict[str, Any]:
        """A request and its answer with headers and bodies, without secrets."""
        return self._account.call("GET", f"/control/requests/{request_id}")


class Receiver:
    """A webhook receiver. Give its `url` as the `webhook` of a job."""

    def __init__(self, account: Account, created: dict[str, Any]) -> None:
        self._account = account
        self.id = created["id"]
        self.url = created["url"]
        self.path = created["path"]

    @property
    def calls(self) -> list[dict[str, Any]]:
        """The calls that it took, the first first: `json` is the parsed `body`."""
        calls = self._account.call("GET", f"/control/receivers/{self.id}/calls")["calls"]
        return [{**call, "json": _json_or_text(call["body"])} for call in reversed(calls)]

    def wait_for_calls(self, count: int, seconds: float = 10) -> list[dict[str, Any]]:
        """Waits in real time. On a manual clock, advance it instead."""
        deadline = time.monotonic() + seconds
        while len(calls := self.calls) < count:
            if time.monotonic() > deadline:
                raise TimeoutError(f"Expected {count} webhook calls within {seconds} s, got {len(calls)}.")
            time.sleep(0.05)
        return calls


@pytest.fixture(scope="session")
def inference_service(pytestconfig: pytest.Config) -> Service:
    """The local service that all tests share."""
    return Service(_service_url(pytestconfig), os.environ.get("CONTROL_TOKEN") or None)


@pytest.fixture
def inference_account(request: pytest.FixtureRequest, inference_service: Service) -> Iterator[Account]:
    """An account of its own for the test. `@pytest.mark.inference(...)` has its options."""
    options: dict[str, Any] = {}
    if "inference_clock" in request.fixturenames:
        options["clock"] = "manual"
    # The mark of the test comes first, those of its class and module later.
    for mark in reversed(list(request.node.iter_markers("inference"))):
        if mark.args:
            given = ", ".join(map(repr, mark.args))
            wanted = 'options with names, such as clock="skipping"'
            raise TypeError(f"@pytest.mark.inference: expected {wanted}, got {given}.")
        options.update(mark.kwargs)
    account = inference_service.create_account(**options)
    latest = account.requests.find(scope="all", limit=1)
    request.node.stash[_account_of_item] = (account, latest[0]["number"] if latest else 0)
    yield account
    account.delete()


@pytest.fixture
def inference_clock(inference_account: Account) -> Clock:
    """The account's clock, manual unless the test's mark says otherwise."""
    return inference_account.clock


@pytest.fixture
def inference_faults(inference_account: Account) -> Faults:
    """What goes wrong in the account."""
    return inference_account.faults


@pytest.fixture
def inference_ledger(inference_account: Account) -> Ledger:
    """The charges of the account's jobs."""
    return inference_account.ledger


@pytest.fixture
def inference_requests(inference_account: Account) -> Requests:
    """The requests that the service has recorded."""
    return inference_account.requests


@pytest.fixture
def inference_receiver(inference_account: Account) -> Receiver:
    """A webhook receiver that always answers 200."""
    return inference_account.create_receiver()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(
        "inference_command",
        "Command that starts the local service; the plugin adds --port and --log",
        default="npx inference-contract serve",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "inference(**options): options of the test's account, such as clock, seed, endpoints, budget and faults",
    )
    config.pluginmanager.register(_OneFailure())


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Called by pytest-xdist for each of its processes: all use the service of the process that starts them."""
    try:
        node.workerinput["inference_url"] = _service_url(node.config)
    except NoServiceError as error:
        node.workerinput["inference_error"] = str(error)


def pytest_unconfigure(config: pytest.Config) -> None:
    process = config.stash.get(_started, None)
    if process is not None:
        process.stop()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Iterator[None]:
    """A test that fails shows which requests the service refused, or why there is no service."""
    outcome: Any = yield
    report = outcome.get_result()
    if call.excinfo is not None and isinstance(call.excinfo.value, NoServiceError):
        report.longrepr = str(call.excinfo.value)
        report.inference_has_no_service = True
        return
    if not report.failed or _account_of_item not in item.stash:
        return
    account, before = item.stash[_account_of_item]
    try:
        text = _refusals(account, before)
    except (OSError, ServiceError) as error:
        text = f"They could not be read: {error}"
    if text:
        report.sections.append(("Requests that the inference service refused", text))


class _OneFailure:
    """Reports a missing service once. With pytest-xdist, reports of all processes come to the first one, too."""

    def __init__(self) -> None:
        self._is_told = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not getattr(report, "inference_has_no_service", False):
            return
        if self._is_told:
            report.longrepr = "The inference service cannot be used: see the first error."
        self._is_told = True


def _service_url(config: pytest.Config) -> str:
    """Starts the service if none runs yet. Raises NoServiceError."""
    given: dict[str, Any] = getattr(config, "workerinput", {})
    if "inference_error" in given:
        raise NoServiceError(given["inference_error"])
    url = os.environ.get("INFERENCE_URL") or given.get("inference_url")
    if url:
        return url
    if _started not in config.stash:
        command = [*shlex.split(config.getini("inference_command")), "--port", "0", "--log", "json"]
        config.stash[_started] = _Process(command, str(config.rootpath))
    return config.stash[_started].url


class _Process:
    """The service as a process. Its output is read to the end, and the last lines are kept."""

    def __init__(self, command: list[str], folder: str) -> None:
        program = shutil.which(command[0], path=os.environ.get("PATH"))
        if program is None:
            raise NoServiceError(f"{command[0]} was not found. {_ADVICE}")
        self._name = " ".join(command)
        self._lines: collections.deque[str] = collections.deque(maxlen=30)
        self._announced = threading.Event()
        self._url: str | None = None
        # In a group of its own, which ends together: npx starts further processes.
        self._process = subprocess.Popen(
            [program, *command[1:]],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=os.name != "nt",
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        is_in_time = self._announced.wait(START_SECONDS)
        if self._url is None:
            self.stop()
            wrong = "ended" if is_in_time else f"was not ready within {START_SECONDS} s"
            printed = "\n".join(self._lines)
            raise NoServiceError(f"`{self._name}` {wrong}. {_ADVICE} It printed:\n{printed}")

    @property
    def url(self) -> str:
        assert self._url is not None
        return self._url

    def stop(self) -> None:
        self._end(signal.SIGTERM)
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._end(_KILL)
            self._process.wait()
        self._reader.join(1)

    def _end(self, how: int) -> None:
        if os.name == "nt":
            tree = ["taskkill", "/F", "/T", "/PID", str(self._process.pid)]
            subprocess.run(tree, check=False, capture_output=True)
            return
        try:
            os.killpg(self._process.pid, how)
        except ProcessLookupError:
            pass

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.append(line.rstrip())
            if self._url is None:
                record = _json_or_text(line)
                if isinstance(record, dict) and record.get("event") == "listening":
                    self._url = record["url"]
                    self._announced.set()
        self._announced.set()


# Windows has no such signal; there the first one ends everything.
_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)

_ADVICE = (
    "Install inference-contract with npm, set inference_command in pytest's configuration,"
    " or let INFERENCE_URL name a running service."
)


def _is_refused(request: dict[str, Any]) -> bool:
    return request.get("status", 0) >= 400 or "dropped" in request or request["state"] == "waiting"


def _refusals(account: Account, before: int) -> str:
    """The refused requests of an account, and those with an unknown key, in the order in which they arrived."""
    answer = account.call("GET", "/control/requests", limit=1000)
    if not answer["isRecording"]:
        return "The service does not record requests (setting requestLog)."
    lines = [_refusal(request) for request in reversed(answer["requests"]) if _is_refused(request)]
    if answer["olderDropped"]:
        lines.insert(0, f"({answer['olderDropped']} older requests are no longer recorded.)")
    unknown = account.requests.find(scope="none", limit=1000)
    unknown = [one for one in reversed(unknown) if one["number"] > before and _is_refused(one)]
    if unknown:
        lines.append("Without the key of an account, by this test or one that ran at the same time:")
        lines += [_refusal(request) for request in unknown]
    return "\n".join(lines)


def _refusal(request: dict[str, Any]) -> str:
    if request["state"] == "waiting":
        outcome = "still waits for its answer"
    elif "dropped" in request:
        outcome = "was dropped" + (" after its caller had left" if "callerLeft" in request else "")
    else:
        outcome = f"{request['status']} {request.get('code', '')}".rstrip()
    reasons = [request["detail"]] if "detail" in request else []
    reasons += [f"fault {json.dumps(fault)}" for fault in request.get("faults", [])]
    reason = f": {'; '.join(reasons)}" if reasons else ""
    return f"{request['method']} {request['path']} {outcome}{reason}"


def _json_or_text(text: str | bytes) -> Any:
    try:
        return json.loads(text or "null")
    except ValueError:
        return text.decode(errors="replace") if isinstance(text, bytes) else text
