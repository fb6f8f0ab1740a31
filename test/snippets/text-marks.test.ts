/**
 * Everything that a user reads as a statement about the service marks what is chosen, as guides do: pages of
 * the site, other Markdown, docstrings of the client, and the texts of the console, the command line and reports.
 *
 * Not judged here: labels of fewer than four words, which make no statement; claims of rules, gaps and rules for
 * callers, which the document marks entry by entry; control, which only the local service has; text that code
 * puts together from parts, of which each part is judged alone.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { callerRules } from '#generated/reference/tables.js';
import { waysPage } from '../../src/generate/documentation/guide-pages.ts';
import { badge } from '../../src/generate/documentation/markdown.ts';
import { siteSections } from '../../src/generate/documentation/site.ts';
import { readSources } from '../../src/generate/documentation/site-sources.ts';
import { readVocabulary, unmarkedIn } from './marks.ts';
import { root } from './run-command.ts';

const vocabulary = readVocabulary(
  await readFile(join(root, 'generated/reference/openapi.json'), 'utf8'),
);

interface Text {
  readonly place: string;
  readonly text: string;
}

const leastWords = 4;

/** Texts of programs have marks without emphasis. A condition or a default of our own claims nothing. */
function mistakesIn({ place, text }: Text): string[] {
  const marked = text
    .replaceAll(/(?<!\*)\bnot\s+stated\b/g, '**not stated**')
    .replaceAll(/\(chosen\b/g, '(**chosen**')
    .replaceAll(/\bwithout `[^`]+`|\bDefault: [\d,]+/g, '')
    // The name of a rule states nothing.
    .replaceAll(/`([a-z\d-]+)`/g, (span, name: string) =>
      Object.hasOwn(callerRules, name) ? '' : span,
    );
  return unmarkedIn(marked, vocabulary).map((mistake) => `${place}: ${mistake}`);
}

const isStatement = ({ text }: Text) => text.split(/\s+/).length >= leastWords;

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The strings, templates and JSX texts of a module; what they insert is `…`, and short elements are names. */
function textsIn(place: string, source: string): Text[] {
  const kind = place.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(place, source, ts.ScriptTarget.Latest, true, kind);
  const texts: string[] = [];
  const textOf = (child: ts.Node): string => {
    if (ts.isJsxText(child)) return child.text;
    if (ts.isJsxElement(child)) return child.children.map(textOf).join('');
    if (ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression))
      return child.expression.text;
    return '…';
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push(
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'),
      );
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      texts.push(node.children.map(textOf).join(''));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...new Set(texts.map(flat))].map((text) => ({ place, text })).filter(isStatement);
}

function docstringsIn(place: string, source: string): Text[] {
  return [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, text = '']) => ({
    place,
    text: flat(text.replaceAll(/^\s*\* ?/gm, '')),
  }));
}

async function modulesIn(folder: string): Promise<Text[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  const names = entries.filter((name) => /\.tsx?$/.test(name));
  return await Promise.all(
    names.map(async (name) => ({
      place: `${folder}/${name}`,
      text: await readFile(join(root, folder, name), 'utf8'),
    })),
  );
}

async function textsOf(folder: string, read: typeof textsIn): Promise<Text[]> {
  return (await modulesIn(folder)).flatMap(({ place, text }) => read(place, text));
}

/** Texts that look like a statement about every deployment, and are none. */
const noStatements: readonly (readonly [text: string, reason: string])[] = [
  ['The request gets an error response and has no effect.', 'It describes a fault.'],
  ['Write an amount such as 10 s, 5 min, 1 h or 1 d.', 'It shows how to write an amount.'],
  ['Requests about jobs get 503 until it is back.', 'It is a warning of `serve`.'],
  ['jobs can make this service call any address as their webhook.', 'It is a warning of `serve`.'],
  ['--ttl-ms 60000 --wait --json', 'It is an example of a command.'],
];

const folders = [
  { folder: 'src/console', read: textsIn, atLeast: 300 },
  { folder: 'src/cli', read: textsIn, atLeast: 300 },
  { folder: 'src/conformance/report', read: textsIn, atLeast: 30 },
  { folder: 'src/callers/report', read: textsIn, atLeast: 10 },
  { folder: 'src/client', read: docstringsIn, atLeast: 100 },
];

test.each(folders)('texts in $folder mark what is chosen', async ({ folder, read, atLeast }) => {
  const texts = await textsOf(folder, read);
  expect(texts.length).toBeGreaterThan(atLeast);
  const statements = texts.filter(
    ({ text }) => !noStatements.some(([none]) => text.includes(none)),
  );
  expect(statements.flatMap(mistakesIn)).toEqual([]);
});

test('what is exempt is there, and would be a mistake', async () => {
  const all = await Promise.all(folders.map(({ folder, read }) => textsOf(folder, read)));
  for (const [none] of noStatements) {
    const texts = all.flat().filter(({ text }) => text.includes(none));
    expect(texts.flatMap(mistakesIn)).not.toEqual([]);
  }
});

/** The name of a rule, a point or a code of an error, which makes no statement. */
const linkedName = /\[`[\w-]+`\]\([^)]*\)/g;

async function markdownPages(): Promise<Text[]> {
  const inFolder = async (folder: string) =>
    (await readdir(join(root, folder)))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  const paths = ['README.md', ...(await inFolder('docs')), ...(await inFolder('docs/reference'))];
  return await Promise.all(
    paths.map(async (path) => ({ place: path, text: await readFile(join(root, path), 'utf8') })),
  );
}

/** Tables of rules, gaps and deployments, with the level of each entry. */
const tables = /\/(rules|open|caller-rules|alternatives|kill-matrix)$/;

const ways = `guides/${waysPage}`;

/** The pages of the site that a generator writes, with marks as guides have them. */
async function generatedPages(): Promise<Text[]> {
  const sections = siteSections(await readSources());
  return sections
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => !/^(control|guides)\//.test(path) || path === ways)
    .filter(({ path }) => !tables.test(path))
    .map(({ path, markdown }) => ({
      place: path,
      text: markdown
        .replaceAll(badge('chosen'), '(**chosen**)')
        .replaceAll(linkedName, '')
        .replaceAll(/\{#[\w-]+\}|\*May differ:\*.*$/gm, ''),
    }));
}

/** Whether its title or first paragraph says that a page is about what is chosen, or the local service. */
function isMarkedAsWhole({ text }: Text): boolean {
  const [title = '', first = ''] = text
    .split(/\n\n+/)
    .filter((part) => !part.startsWith('Guides:') && part !== '<StatedOnly />');
  return /\*\*chosen\*\*/.test(title) || /\*\*chosen\*\*|\blocal service\b/.test(first);
}

const pages = [...(await markdownPages()), ...(await generatedPages())];

test.each(pages)('$place marks what is chosen', (page) => {
  if (!isMarkedAsWhole(page)) expect(mistakesIn(page)).toEqual([]);
});

const claims = [
  'Serverless jobs are free of charge, other jobs are free.',
  'The job continues when its caller disconnects.',
  'A request without a key gets 401.',
  'An unknown job is answered with 404.',
  'A cancelled job has the state `CANCELLED`.',
];

test.each(claims)('%j is found in each kind of source', (claim) => {
  const module = `export const page = <p class="x">${claim}</p>;`;
  expect(textsIn('page.tsx', module).flatMap(mistakesIn)).not.toEqual([]);
  const sources = [`print('${claim}')`, `print(\`\${name}: ${claim.replaceAll('`', '\\`')}\`)`];
  for (const source of sources) expect(textsIn('a.ts', source).flatMap(mistakesIn)).not.toEqual([]);
  const docstring = `/**\n * ${claim.replace(/ (\S+ \S+)$/, '\n * $1')}\n */`;
  expect(docstringsIn('a.ts', docstring).flatMap(mistakesIn)).not.toEqual([]);
});
