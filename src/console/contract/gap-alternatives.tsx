/** The alternatives of an open point: which one is in force, and which ones can be chosen. */
import { useId, useState } from 'preact/hooks';
import { submitted } from '../parts/action.tsx';
import { Marked } from '../parts/values.tsx';
import type { Choice } from './choices.ts';
import type { GapAlternative, ParameterSchema } from './document.ts';

type Wanted = Pick<Choice, 'alternative' | 'parameter'>;

interface GapAlternativesProps {
  readonly choice: Choice;
  readonly labelledBy: string;
  readonly onChoice: (wanted: Wanted) => void;
}

export function GapAlternatives({ choice, labelledBy, onChoice }: GapAlternativesProps) {
  const { about, alternative, parameter, unplayed } = choice;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the point in its legend.
    <div class="choices" role="group" aria-labelledby={labelledBy}>
      {about.alternatives.map((one) => (
        <Alternative
          key={one.id}
          alternative={one}
          isInForce={one.id === alternative}
          value={one.id === alternative ? parameter : undefined}
          isChosen={one.id === about.chosen}
          whyNot={unplayed[one.id]}
          onChoice={onChoice}
        />
      ))}
    </div>
  );
}

interface AlternativeProps {
  readonly alternative: GapAlternative;
  readonly isInForce: boolean;
  /** That of its parameter, where it is in force. */
  readonly value: unknown;
  /** Whether the document chooses it. */
  readonly isChosen: boolean;
  /** Why the service does not play it; undefined if it does. */
  readonly whyNot: string | undefined;
  readonly onChoice: (wanted: Wanted) => void;
}

function Alternative({
  alternative: { id, says, parameter },
  isInForce,
  value,
  isChosen,
  whyNot,
  onChoice,
}: AlternativeProps) {
  const description = useId();
  return (
    <div class="alternative">
      <button
        type="button"
        aria-pressed={isInForce}
        aria-describedby={description}
        disabled={whyNot !== undefined}
        onClick={() => !isInForce && onChoice({ alternative: id })}
      >
        {id}
      </button>
      <div id={description}>
        <Marked text={says} />
        {isChosen && <span class="quiet"> Choice of the document.</span>}
        {whyNot !== undefined && (
          <p class="quiet">
            This service does not play it. <Marked text={whyNot} />
          </p>
        )}
      </div>
      {parameter !== undefined && whyNot === undefined && (
        <ParameterForm
          key={`${value}`}
          name={id}
          schema={parameter}
          value={value ?? parameter.default}
          onValue={(parameter) => onChoice({ alternative: id, parameter })}
        />
      )}
    </div>
  );
}

interface ParameterFormProps {
  readonly name: string;
  readonly schema: ParameterSchema;
  readonly value: unknown;
  readonly onValue: (value: string | number) => void;
}

function ParameterForm({ name, schema, value, onValue }: ParameterFormProps) {
  const [text, setText] = useState(`${value}`);
  const { type, values, minimum, maximum, maxLength } = schema;
  const isNumber = type === 'integer';
  const save = () => onValue(isNumber ? Number(text) : text);
  const label = `Value of ${name}`;
  return (
    <form class="row" onSubmit={submitted(save)}>
      {values.length > 0 ? (
        <select
          aria-label={label}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        >
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          aria-label={label}
          required
          autoComplete="off"
          spellcheck={false}
          {...(isNumber ? { type: 'number', min: minimum, max: maximum } : { maxLength })}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <button type="submit" aria-label={`Set the value of ${name}`}>
        Set
      </button>
      {minimum !== undefined && maximum !== undefined && (
        <span class="quiet">{`${minimum} to ${maximum}`}</span>
      )}
    </form>
  );
}
