import os
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

url = os.environ["INFERENCE_BASE_URL"] + "/v2/echo"
retry = Retry(
    total=5,
    backoff_factor=0.5,
    status_forcelist=[429, 500, 502, 503, 504],
    allowed_methods=["GET", "POST"],
)
session = requests.Session()
session.mount("http://", HTTPAdapter(max_retries=retry))
session.mount("https://", HTTPAdapter(max_retries=retry))
session.headers["Authorization"] = "Bearer " + os.environ["INFERENCE_API_KEY"]

response = session.post(url + "/run", json={"input": {"prompt": "A lighthouse"}})
response.raise_for_status()
job = response.json()
while job["status"] in ("IN_QUEUE", "IN_PROGRESS"):
    time.sleep(1)
    response = session.get(url + "/status/" + job["id"])
    response.raise_for_status()
    job = response.json()
if job["status"] != "COMPLETED":
    raise SystemExit("The job ended as " + job["status"])
print(job["output"])
