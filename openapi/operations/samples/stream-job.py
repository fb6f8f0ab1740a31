import json
import os
import urllib.request

request = urllib.request.Request(
    f"{os.environ['BASE_URL']}/v2/{os.environ['ENDPOINT_ID']}/stream/{os.environ['JOB_ID']}",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
)

status = "IN_QUEUE"
while status in ("IN_QUEUE", "IN_PROGRESS"):
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
    status = answer["status"]
    for part in answer["stream"]:
        print(json.dumps(part["output"]))
