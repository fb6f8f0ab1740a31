/** The report about an application that submits its work again when an answer is lost. */
import { checkCaller } from '../../src/callers/check-caller.ts';
import { callerForms } from '../../src/callers/report/caller-report-forms.ts';
import { createClient } from '../../src/client/client.ts';

/** As an HTML page. */
export async function doublePaymentReport(): Promise<string> {
  const report = await checkCaller({
    name: 'orders',
    endpoint,
    scenarios: ['lost-submission'],
    work: (access) => drawPicture(access).catch(() => drawPicture(access)),
  });
  return callerForms(report).html();
}

const endpoint = 'black-forest-labs-flux-1-schnell';

async function drawPicture(access: { baseUrl: string; apiKey: string }): Promise<void> {
  const input = { prompt: 'A lighthouse', width: 512, height: 512 };
  await createClient(access).runAndWait(endpoint, { input });
}
