/** An amount of time as people write it: `10 s`, `5 min`, `1 h 30 min`, `2 d`. */
import { useId } from 'preact/hooks';
import { parseDuration } from './parse-duration.ts';

interface DurationInputProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A field for a duration. With another text, it says what to write, and its form cannot be sent. */
export function DurationInput({ label, text, onText }: DurationInputProps) {
  const id = useId();
  const hint = 'Write an amount such as 10 s, 5 min, 1 h or 1 d.';
  const isWrong = text.trim() !== '' && parseDuration(text) === undefined;
  return (
    <span class="duration">
      <label>
        {label}
        <input
          ref={(input) => input?.setCustomValidity(isWrong ? hint : '')}
          size={10}
          autoComplete="off"
          spellcheck={false}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      {isWrong && (
        <small id={id} class="wrong">
          {hint}
        </small>
      )}
    </span>
  );
}
