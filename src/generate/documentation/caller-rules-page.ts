/** The page of the rules for applications that call the service. */

import type { JsonObject } from '../../core/json.ts';
import { capitalise } from '../../core/sentences.ts';
import { gapAddress } from './concerns.ts';
import {
  code,
  inText,
  listAt,
  markdownTable,
  objectEntries,
  objectMember,
  textMember,
  withAnchor,
} from './markdown.ts';
import type { SitePage } from './page.ts';

/** What each level means, in the order of the page. */
const levels: Readonly<Record<string, string>> = {
  stated: 'The description of the service says so.',
  follows: 'It follows from what is stated, or from what is left open.',
  advice: 'Experience shows that it helps. Not following it fails a check only with `--strict`.',
};

/** The rules by topic and level, with their sources; each links to the guide that shows how to keep it. */
export function callerRulesPage(document: JsonObject): SitePage {
  const title = 'Rules for applications';
  const rules = objectEntries(objectMember(document, 'x-callerRules'));
  const topics = [...new Set(rules.map(([, rule]) => textMember(rule, 'topic')))];
  return {
    path: 'reference/caller-rules',
    title,
    isStacked: true,
    outline: 2,
    markdown: [
      `# ${title}`,
      'Each rule says what an application that calls the service does. [Check your application](/guides/check-your-application) to see which of them yours keeps. Each links to the guide that shows how to keep it, and names its sources in parentheses. Declarations are made in [`app.yaml`](/guides/check-your-application#what-to-declare). A rule has one of three levels:',
      Object.entries(levels)
        .map(([level, meaning]) => `- **${capitalise(level)}:** ${meaning}`)
        .join('\n'),
      ...topics.flatMap((topic) => [
        `## ${capitalise(topic)} {#topic-${topic}}`,
        ...Object.keys(levels).flatMap((level) => {
          const rows = rules
            .filter(([, rule]) => rule['topic'] === topic && rule['level'] === level)
            .map(([id, rule]) => [withAnchor(id), ruleText(document, rule)]);
          if (rows.length === 0) return [];
          const heading = `### ${capitalise(level)} {#${topic}-${level}}`;
          return [heading, markdownTable(['Rule', 'What the application does'], rows)];
        }),
      ]),
    ].join('\n\n'),
  };
}

function ruleText(document: JsonObject, rule: JsonObject): string {
  const [file = '', anchor = ''] = textMember(rule, 'guide').replace('.md', '').split('#');
  const sources = [
    ...listAt(rule, 'rules').map((id) => `[${code(id)}](/reference/rules#${id})`),
    ...listAt(rule, 'gaps').map((id) => `[${code(id)}](${gapAddress(document, id)})`),
  ];
  const declarations = objectMember(document, 'x-callerDeclarations');
  const namesIn = (key: string) =>
    listAt(rule, key)
      .map((id) => listAt(objectMember(declarations, id), 'madeBy').map(code).join(' or '))
      .join(', ');
  const [needs, unless] = [namesIn('needs'), namesIn('unless')];
  return [
    `**[${inText(textMember(rule, 'says'))}](/guides/${file}#${anchor})**`,
    inText(textMember(rule, 'matters')),
    // Advice has no source: experience gives it.
    ...(textMember(rule, 'level') === 'advice' ? [] : [`(${sources.join(', ')})`]),
    ...(needs === '' ? [] : [`*Needs:* ${needs}.`]),
    ...(unless === '' ? [] : [`*Unless declared:* ${unless}.`]),
    ...notClaimed(rule),
  ].join(' ');
}

/** When an application is not claimed to keep a rule, as it never does what the rule is about. */
function notClaimed(rule: JsonObject): string[] {
  const [shownBy, otherwise] = [textMember(rule, 'shownBy'), textMember(rule, 'otherwise')];
  return [
    ...(shownBy === '' ? [] : [`*Not claimed* without ${code(shownBy)}.`]),
    ...(otherwise === '' ? [] : [`*Not claimed* if nothing shows it: ${inText(otherwise)}`]),
  ];
}
