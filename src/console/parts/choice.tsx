/** A choice of one text. */

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChoice: (value: string) => void;
}

/** The empty text means no choice. */
export function Choice({ label, value, options, onChoice }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoice(currentTarget.value)}>
        <option value="">all</option>
        {options.map((option) => (
          <option value={option} key={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}
