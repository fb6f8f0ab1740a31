/** Submissions as target files, for checks of the deployment with their input. */
import { type CodeContext, keyForRequest } from './code-context.ts';
import { type CodeRequest, jobBody } from './code-request.ts';

/** From this run time on, checks can see a job in progress; in milliseconds. */
const slowMs = 2000;

/** Undefined for a request that submits no job. JSON is YAML. */
export function targetFile(request: CodeRequest, context: CodeContext): string | undefined {
  const { endpointId, endpoint } = request;
  const body = jobBody(request);
  if (body === undefined || endpointId === undefined) return undefined;
  const key = keyForRequest(request, context);
  const valid = key.kind === 'value' ? `{ public: ${JSON.stringify(key.value)} }` : 'API_KEY';
  const [name, value] = namedInput(request, body.input);
  const id = JSON.stringify(endpointId);
  return `${[
    '# target.yaml: npx inference-contract test --target target.yaml',
    ...(key.kind === 'value' ? [] : ['# Set API_KEY to an API key of the account.']),
    `baseUrl: ${JSON.stringify(context.baseUrl)}`,
    'keys:',
    `  valid: ${valid}`,
    'endpoints:',
    `  ${id}:`,
    `    id: ${id}`,
    `    kind: ${endpoint?.kind ?? 'serverless'}`,
    ...(endpoint?.model === undefined ? [] : [`    model: ${endpoint.model}`]),
    ...(endpoint?.price === undefined ? [] : [`    price: ${JSON.stringify(endpoint.price.id)}`]),
    '    inputs:',
    `      ${name}: ${JSON.stringify(value)}`,
  ].join('\n')}\n`;
}

/** The name tells how jobs with this input end. */
function namedInput({ outcome }: CodeRequest, input: object): [name: string, value: unknown] {
  if (outcome?.kind !== 'end') return ['ordinary', input];
  const { status, hasStarted, executionTime } = outcome;
  if (status === 'FAILED') return ['failing', input];
  if (status === 'TIMED_OUT' && hasStarted) return ['hanging', input];
  if (status === 'COMPLETED' && executionTime >= slowMs) {
    return ['slow', { input, runsForMs: executionTime }];
  }
  return ['ordinary', input];
}
