/** Shows samples with the address of the service that serves the pages; what is copied has it, too. */

/** The browser's; the project is compiled for Node. */
interface TextNode {
  nodeValue: string | null;
}
declare const document: {
  querySelectorAll(selector: string): Iterable<object>;
  createTreeWalker(root: object, what: number): { nextNode(): TextNode | null };
};
declare const location: { readonly origin: string };

/** Where the service listens unless told otherwise, as the pages say. */
const writtenOrigin = 'http://127.0.0.1:8080';
/** What readers run, and text; files such as a workflow start a service of their own. */
const samples = [
  ...['sh', 'ts', 'python', 'py', 'js', 'go'].map((name) => `.language-${name} code`),
  ':not(pre) > code',
].join();
const onlyText = 4;

/** On a static host, the samples keep the address of a service on the reader's machine. */
export async function showOwnOrigin(): Promise<void> {
  const { origin } = location;
  if (origin === writtenOrigin || !(await isService())) return;
  for (const code of document.querySelectorAll(samples)) {
    const texts = document.createTreeWalker(code, onlyText);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      text.nodeValue = text.nodeValue?.replaceAll(writtenOrigin, origin) ?? '';
  }
}

/** The service serves its document beside the pages. */
async function isService(): Promise<boolean> {
  const response = await fetch('/openapi.json', { method: 'HEAD' }).catch(() => undefined);
  return response?.ok === true;
}
