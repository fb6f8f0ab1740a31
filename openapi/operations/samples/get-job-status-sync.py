import json
import os
import urllib.request

request = urllib.request.Request(
    f"{os.environ['BASE_URL']}/v2/{os.environ['ENDPOINT_ID']}"
    f"/status-sync/{os.environ['JOB_ID']}?wait=30000",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
)

with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response)))
