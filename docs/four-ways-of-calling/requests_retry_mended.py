import os
import random
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry


class PatientRetry(Retry):
    def get_backoff_time(self):
        return max(0.5, super().get_backoff_time()) * random.uniform(1, 1.25)


url = os.environ["INFERENCE_BASE_URL"] + "/v2/echo"
submitting = PatientRetry(
    total=5, read=0, backoff_factor=0.5, status_forcelist=[429], allowed_methods=["POST"]
)
reading = PatientRetry(
    total=5, backoff_factor=0.5, status_forcelist=[429, 500, 502, 503, 504]
)
session = requests.Session()
session.mount(url + "/run", HTTPAdapter(max_retries=submitting))
session.mount(url + "/status", HTTPAdapter(max_retries=reading))
session.headers["Authorization"] = "Bearer " + os.environ["INFERENCE_API_KEY"]
deadline = time.monotonic() + 12

body = {"input": {"prompt": "A lighthouse"}}
response = session.post(url + "/run", json=body, timeout=3)
response.raise_for_status()
job = response.json()
job_id = job["id"]
while job["status"] not in ("COMPLETED", "FAILED", "CANCELLED", "TIMED_OUT"):
    if time.monotonic() > deadline:
        raise SystemExit("The job did not end in time")
    time.sleep(1)
    response = session.get(url + "/status/" + job_id, timeout=3)
    response.raise_for_status()
    job = response.json()
if job["status"] != "COMPLETED":
    raise SystemExit("The job ended as " + job["status"])
if not job.get("output"):
    raise SystemExit("The job has no output")
print(job["output"])
