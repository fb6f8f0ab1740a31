/** node:http alone: reads and parses the body, checks nothing. */
import { createServer } from 'node:http';
import { runningJob, submittedJob } from './exchanges.js';
import { answerJson, listenAnywhere, readJson } from './listening.js';

listenAnywhere(
  createServer((request, response) => {
    if (request.method === 'POST') {
      readJson(request, () => answerJson(response, 200, submittedJob()));
    } else {
      answerJson(response, 200, runningJob());
    }
  }),
);
