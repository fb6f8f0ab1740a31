/** The origin of a web page that no deployment can know. */
export const madeUpOrigin = 'https://page.invalid';
