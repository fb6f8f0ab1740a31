// @ts-check
/** The keys of a path item that are operations (OpenAPI 3.1, section 4.8.9). */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
