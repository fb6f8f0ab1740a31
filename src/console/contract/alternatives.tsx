/** Open points of the description: what the account does about each, and how to change it. */
import { useId, useState } from 'preact/hooks';
import { handleSubmit, useAction } from '../parts/action.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { hasWords } from '../parts/search-words.ts';
import { MarkedText } from '../parts/values.tsx';
import { control } from '../session.ts';
import './alternatives.css';
import {
  choicesInOrder,
  choose,
  chooseAsDocument,
  type PointChoice,
  settingsFileText,
} from './alternative-choices.ts';
import { Chapter } from './chapter.tsx';
import type { OpenPoint } from './contract-document.ts';
import { GapAlternatives } from './gap-alternatives.tsx';

export function Alternatives({ gaps }: { readonly gaps: readonly OpenPoint[] }) {
  const loaded = useLoaded('alternatives', (signal) => control.listAlternatives({ signal }));
  return (
    <section class="alternatives">
      <h2>Open points</h2>
      <p>
        The description of the service leaves these points open, and a deployment may do any of the
        alternatives. Choose what this account does from the next request on.{' '}
        <a href="/docs/reference/open">What may differ</a>
      </p>
      <Show loaded={loaded}>
        {(inForce) => (
          <Choices choices={choicesInOrder(gaps, inForce)} gaps={gaps} onChanged={loaded.reload} />
        )}
      </Show>
    </section>
  );
}

interface ChoicesProps {
  readonly choices: readonly PointChoice[];
  readonly gaps: readonly OpenPoint[];
  readonly onChanged: () => void;
}

function Choices({ choices, gaps, onChanged }: ChoicesProps) {
  const [text, setText] = useState('');
  const [isOtherOnly, setOtherOnly] = useState(false);
  const matches = choices.filter(
    (choice) => (choice.isOther || !isOtherOnly) && hasWords(searchedWords(choice), text),
  );
  const isFiltered = isOtherOnly || text.trim() !== '';
  const chapters = [...new Set(matches.map(({ about }) => about.chapter))];
  return (
    <>
      <ChooseAll choices={choices} gaps={gaps} onChanged={onChanged} />
      <div class="row">
        <input
          type="search"
          aria-label="Search the open points"
          placeholder="Search by id or text"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={isOtherOnly}
            onChange={({ currentTarget }) => setOtherOnly(currentTarget.checked)}
          />
          Changed only
        </label>
        <span class="quiet" role="status">
          {`${isFiltered ? `${matches.length} of ` : ''}${choices.length} points${changedText(choices)}`}
        </span>
      </div>
      {matches.length === 0 && (
        <Empty
          title={
            isOtherOnly && changedText(choices) === '' ? 'Nothing is changed.' : 'No points match.'
          }
        >
          <button
            type="button"
            onClick={() => {
              setText('');
              setOtherOnly(false);
            }}
          >
            Show all points
          </button>
        </Empty>
      )}
      {chapters.map((chapter) => {
        const chapterChoices = matches.filter(({ about }) => about.chapter === chapter);
        return (
          <Chapter
            key={chapter}
            title={chapter}
            note={`${chapterChoices.length}${changedText(chapterChoices)}`}
            isOpen={isFiltered}
          >
            <ul>
              {chapterChoices.map((choice) => (
                <Point key={choice.gap} choice={choice} onChanged={onChanged} />
              ))}
            </ul>
          </Chapter>
        );
      })}
    </>
  );
}

/** `, 3 changed`; nothing if none is. */
function changedText(choices: readonly PointChoice[]): string {
  const count = choices.filter(({ isOther }) => isOther).length;
  return count > 0 ? `, ${count} changed` : '';
}

function searchedWords({ gap, about: { question, alternatives } }: PointChoice): string {
  return [gap, question, ...alternatives.flatMap(({ id, says }) => [id, says])].join(' ');
}

function ChooseAll({ choices, gaps, onChanged }: ChoicesProps) {
  const [seed, setSeed] = useState('1');
  const { start, isBusy, failure } = useAction();
  const act = (work: () => Promise<unknown>) =>
    start(async () => {
      await work();
      onChanged();
    });
  const isChanged = choices.some(({ from }) => from === 'change');
  return (
    <>
      <div class="row">
        <button
          type="button"
          disabled={isBusy || !choices.some(({ isOther }) => isOther)}
          onClick={() => act(() => chooseAsDocument(gaps))}
        >
          All as the document chooses
        </button>
        <button
          type="button"
          disabled={isBusy || !isChanged}
          onClick={() => act(() => control.clearAlternatives())}
        >
          Undo all changes
        </button>
        <form
          class="row"
          onSubmit={handleSubmit(() => act(() => control.randomizeAlternatives({ seed })))}
        >
          <label>
            Seed
            <input
              required
              size={8}
              maxLength={1000}
              autoComplete="off"
              value={seed}
              onInput={({ currentTarget }) => setSeed(currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={isBusy}>
            All at random
          </button>
        </form>
        <CopyButton text={() => settingsFileText(choices)} label="Copy as settings" />
      </div>
      {failure}
    </>
  );
}

interface PointProps {
  readonly choice: PointChoice;
  readonly onChanged: () => void;
}

function Point({ choice, onChanged }: PointProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { gap, about, alternative, parameter, from, isOther } = choice;
  const says = about.alternatives.find((option) => option.id === alternative)?.says ?? '';
  const { start, failure } = useAction();
  const act = (wanted?: Pick<PointChoice, 'alternative' | 'parameter'>) =>
    start(async () => {
      await choose(gap, wanted);
      onChanged();
    });
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <code id={id}>{gap}</code>{' '}
          <strong class={isOther ? 'other' : undefined}>
            {parameter === undefined ? alternative : `${alternative}: ${parameter}`}
          </strong>{' '}
          <span class="quiet says">
            <MarkedText text={says} />
          </span>{' '}
          <span class="quiet">{origins[from]}</span>
        </summary>
        {isOpen && (
          <>
            <p>
              <MarkedText text={about.question} />
            </p>
            <GapAlternatives choice={choice} labelledBy={id} onChoice={act} />
            {failure}
            <p>
              To work with all: <MarkedText text={about.tolerate} />
            </p>
            <div class="row">
              {from === 'change' && (
                <button type="button" onClick={() => act()}>
                  Undo the change
                </button>
              )}
              <a href={`/docs/reference/open#${encodeURIComponent(gap)}`}>Documentation</a>
            </div>
          </>
        )}
      </details>
    </li>
  );
}

/** Who chose an alternative; nothing where nobody chose anything. */
const origins = {
  document: '',
  settings: '· from the settings',
  change: '· changed while the service runs',
} as const satisfies Record<PointChoice['from'], string>;
