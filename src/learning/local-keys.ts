/** The keys in learned settings, which stand for those of the deployment. */
export const localKeys = {
  valid: 'local-key',
  forbidden: 'local-forbidden-key',
  readOnly: 'local-read-only-key',
  oneEndpoint: 'local-endpoint-key',
} as const;
