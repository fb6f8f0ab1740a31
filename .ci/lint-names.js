/**
 * `npm run lint:names`: names that say nothing. A declaration is not called by an empty word, and a function or a type
 * is no bare participle, adjective or adverb. A type has its name alone, and so has a function at the top level of a
 * file. Members count if they are private or hold a function. Arguments are folders; default: all of `src`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Words that fit every declaration, and so tell none from another. */
const emptyWords = new Set(
  'around asked found given gone held known made one own said seen shown taken told'.split(' '),
);

/** Participles that do not end in `ed`, and adjectives that say how and not what. */
const irregular = new Set(
  'apart bound built cut discreet drawn early fresh late left lost meant met plain put sent soon spent'.split(
    ' ',
  ),
);

/** Adjectives, adverbs and participles that no ending shows. */
const adjectives = new Set(
  'begun cheap chosen current exact existing harmless hidden impossible kept legal likely misspelt optional outgoing ready rewritten safe sought synchronous tolerant usual valid whole written wrong'.split(
    ' ',
  ),
);

/** Nouns and verbs that end like adjectives, adverbs and participles. */
const noAdjectives = new Set(
  'apply billing digest disable enable encoding finding housekeeping listening nothing posting reading recording reply request sighting staging supply table test variable'.split(
    ' ',
  ),
);

/** Verbs and nouns that end in `ed`. */
const noParticiples = new Set('embed exceed feed feed need proceed seed speed succeed'.split(' '));

/** Applications call a validated request by this name. */
const published = new Set(['validated']);

/** Each file that imports what the document defines has a short name for it. */
const ofDocument = new Set(['Schemas']);

const folders = process.argv.slice(2);
const types = new Map();
const functions = new Map();
const mistakes = [];
for (const folder of folders.length > 0 ? folders : ['src']) {
  for (const path of readdirSync(folder, { recursive: true })) {
    if (/(?<!\.d)\.tsx?$/.test(path)) look(join(folder, path));
  }
}
for (const [name, places] of types) {
  if (places.length > 1 && !ofDocument.has(name)) {
    mistakes.push(`${name} is the name of ${places.length} types: ${places.join(', ')}`);
  }
}
for (const [name, places] of functions) {
  // What browsers load in place of a file has the names of that file.
  const files = new Set([...places].map((path) => path.replace(/\.browser(?=\.ts$)/, '')));
  if (files.size > 1) {
    mistakes.push(
      `${name} is the name of functions in ${files.size} files: ${[...files].join(', ')}`,
    );
  }
}
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(`${mistakes.length} names say too little.`);
  process.exitCode = 1;
}

/** @param {string} path */
function look(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  visit(file);

  /** @param {ts.Node} node */
  function visit(node) {
    if (isDeclaration(node) && isName(node.name)) judge(node, node.name);
    ts.forEachChild(node, visit);
  }

  /**
   * @param {ts.Node} node
   * @param {ts.Identifier | ts.PrivateIdentifier} name
   */
  function judge(node, name) {
    const { line } = file.getLineAndCharacterOfPosition(name.getStart());
    const place = `${path}:${line + 1}`;
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    const text = name.text.replace('#', '');
    if (emptyWords.has(text.toLowerCase()))
      mistakes.push(`${place}: ${name.text} could be the name of anything`);
    else if ((isType || isFunction(node)) && isParticiple(text)) {
      mistakes.push(`${place}: ${name.text} is a participle, expected a verb or a noun`);
    }
    const isTopFunction = isFunction(node) && isAtTopLevel(node);
    if ((isType || isTopFunction) && isAdjective(text)) {
      mistakes.push(`${place}: ${name.text} says how, expected a verb or a noun`);
    }
    if (isTopFunction) {
      functions.set(name.text, (functions.get(name.text) ?? new Set()).add(path));
    }
    if (isType && !isOfDocument(node, name.text)) {
      types.set(name.text, [...(types.get(name.text) ?? []), place]);
    }
  }
}

/**
 * Whether a type is that of the document under its name there, as in `type Key = Schemas['Key']`.
 * @param {ts.Node} node
 * @param {string} name
 */
function isOfDocument(node, name) {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isIndexedAccessTypeNode(node.type)) return false;
  return node.type.indexType.getText() === `'${name}'`;
}

/** @param {ts.Node} node */
function isDeclaration(node) {
  return (
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    isPrivate(node) ||
    holdsFunction(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

/** @param {ts.Node} node */
function isAtTopLevel(node) {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.isSourceFile(statement.parent);
}

/** @param {ts.Node} node */
function isFunction(node) {
  if (ts.isVariableDeclaration(node)) {
    const { initializer } = node;
    return initializer !== undefined && ts.isFunctionLike(initializer);
  }
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    holdsFunction(node)
  );
}

/**
 * A member that holds a function. What others hold has names of the wire, too.
 * @param {ts.Node} node
 */
function holdsFunction(node) {
  if (ts.isPropertyAssignment(node)) return ts.isFunctionLike(node.initializer);
  if (!ts.isPropertyDeclaration(node) && !ts.isPropertySignature(node)) return false;
  const { type } = node;
  const value = ts.isPropertyDeclaration(node) ? node.initializer : undefined;
  return (
    (type !== undefined && ts.isFunctionTypeNode(type)) ||
    (value !== undefined && ts.isFunctionLike(value))
  );
}

/** @param {ts.Node} node */
function isPrivate(node) {
  return ts.isPropertyDeclaration(node) && ts.isPrivateIdentifier(node.name);
}

/** @param {ts.Node} name */
function isName(name) {
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name);
}

/** @param {string} name */
function isParticiple(name) {
  const word = name.toLowerCase();
  // A second word says of what.
  if (/[a-z\d][A-Z]/.test(name) || noParticiples.has(word) || published.has(name)) return false;
  return word.endsWith('ed') || irregular.has(word);
}

/** @param {string} name */
function isAdjective(name) {
  const word = name.toLowerCase();
  if (/[a-z\d][A-Z]/.test(name) || noAdjectives.has(word)) return false;
  return /(?:[ai]ble|ly|less|est|ing)$/.test(word) || adjectives.has(word);
}
