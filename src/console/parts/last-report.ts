import { HttpError } from '../../client/errors.ts';

/** A service without a report is not an error. */
export async function lastReport<Report>(
  report: Promise<Report>,
): Promise<{ readonly last?: Report }> {
  try {
    return { last: await report };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return {};
    throw error;
  }
}
