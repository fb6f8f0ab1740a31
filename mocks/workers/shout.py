"""An HTTP worker in Python that returns a text in capital letters.

Start it on a port of your choice; it needs nothing but Python 3:

    python3 mocks/workers/shout.py 9000

Write it in the settings like this:

    endpoints:
      shout: { kind: serverless, worker: { url: http://127.0.0.1:9000/ } }

Each job is posted as {"id": ..., "input": ..., "s3Config": ...}. The response is the
job's output. A response with an "error" or with a status other than 2XX fails the job.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def run(job):
    text = job["input"].get("text")
    if not isinstance(text, str):
        return {"error": "Expected a text in the input."}
    return {"text": text.upper()}


class Worker(BaseHTTPRequestHandler):
    def do_POST(self):
        job = json.loads(self.rfile.read(int(self.headers["content-length"])))
        body = json.dumps(run(job)).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Worker)
    print(f"listening on http://127.0.0.1:{server.server_port}/", flush=True)
    server.serve_forever()
