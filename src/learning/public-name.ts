/**
 * Names of states, headers and programs go into learned files as they were seen, but hosts and secrets must not
 * get there. A name is public if it has the form of one: words, and numbers of versions.
 */

/** Words of letters, with a few digits at the end: `sha256`, `InferenceAPI`. */
const word =
  /^(?:[a-z]{1,20}|[A-Z]{1,20}|(?:[A-Z]?[a-z]{2,20})?(?:[A-Z][a-z]{1,20}|[A-Z]{2,8})*)\d{0,3}$/;

/** `2`, `2.31.0`, but no address of a host, which has four numbers. */
const version = /^v?\d{1,4}(?:\.\d{1,4}){0,2}$/;

const mostParts = 8;

/** Whether a name is safe to write down. */
export function isPublicName(name: string): boolean {
  const parts = name.split(/[ _/()+,;-]+/).filter((part) => part !== '');
  return (
    parts.length > 0 &&
    parts.length <= mostParts &&
    parts.every((part) => word.test(part) || version.test(part)) &&
    !/redacted|localhost/i.test(name)
  );
}
