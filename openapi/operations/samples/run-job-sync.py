import json
import os
import urllib.request

request = urllib.request.Request(
    f"{os.environ['BASE_URL']}/v2/{os.environ['ENDPOINT_ID']}/runsync",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['API_KEY']}",
        "Content-Type": "application/json",
    },
    data=json.dumps({"input": {"prompt": "A lighthouse on a cliff at dawn"}}).encode(),
)

with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response)))
