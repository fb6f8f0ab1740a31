/** The alternatives of an open point: which one is in force, and which ones can be chosen. */
import { useId, useState } from 'preact/hooks';
import { handleSubmit } from '../parts/action.tsx';
import { MarkedText } from '../parts/values.tsx';
import type { PointChoice } from './alternative-choices.ts';
import type { GapAlternative, ParameterSchema } from './contract-document.ts';

type WantedAlternative = Pick<PointChoice, 'alternative' | 'parameter'>;

interface GapAlternativesProps {
  readonly choice: PointChoice;
  readonly labelledBy: string;
  readonly onChoice: (wanted: WantedAlternative) => void;
}

export function GapAlternatives({ choice, labelledBy, onChoice }: GapAlternativesProps) {
  const { about, alternative, parameter, unplayed } = choice;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the point in its legend.
    <div class="choices" role="group" aria-labelledby={labelledBy}>
      {about.alternatives.map((option) => (
        <Alternative
          key={option.id}
          alternative={option}
          isInForce={option.id === alternative}
          value={option.id === alternative ? parameter : undefined}
          isChosen={option.id === about.chosen}
          whyNot={unplayed[option.id]}
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
  readonly onChoice: (wanted: WantedAlternative) => void;
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
        <MarkedText text={says} />
        {isChosen && <span class="quiet"> Choice of the document.</span>}
        {whyNot !== undefined && (
          <p class="quiet">
            This service does not offer it. <MarkedText text={whyNot} />
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
    <form class="row" onSubmit={handleSubmit(save)}>
      {values.length > 0 ? (
        <select
          aria-label={label}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        >
          {values.map((item) => (
            <option key={item}>{item}</option>
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
