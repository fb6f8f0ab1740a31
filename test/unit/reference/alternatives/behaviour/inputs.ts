/** Inputs for the endpoints of a world. */

export const prompt = { prompt: 'a lighthouse at dusk' };

export const scripted = (script: object) => ({ script });
