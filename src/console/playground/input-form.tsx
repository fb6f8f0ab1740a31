/** The form for an input: fields from a schema, with problems shown while typing. */
import { useId, useState } from 'preact/hooks';
import { type Field, fieldHint, fieldValueText, type Texts } from './input-fields.ts';

/** Fields beyond these are folded away. Schemas list first what is used most. */
const usualFields = 5;

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly texts: Texts;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (texts: Texts) => void;
}

export function InputFields({ fields, ...props }: FieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const more = fields.slice(usualFields);
  const isUsed = more.some(({ name }) => (props.texts[name] ?? '') !== '');
  return (
    <>
      <Fields fields={fields.slice(0, usualFields)} {...props} />
      {more.length > 0 && (
        <details
          open={isOpen || isUsed}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>More options</summary>
          <Fields fields={more} {...props} />
        </details>
      )}
    </>
  );
}

export function Fields({ fields, texts, problems, onChange }: FieldsProps) {
  return (
    <div class="fields">
      {fields.map((field) => (
        <InputField
          key={field.name}
          field={field}
          text={texts[field.name] ?? ''}
          problem={problems.get(field.name)}
          onText={(text) => onChange({ ...texts, [field.name]: text })}
        />
      ))}
    </div>
  );
}

interface InputFieldProps {
  readonly field: Field;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

function InputField({ field, text, problem, onText }: InputFieldProps) {
  const id = useId();
  const hint = fieldHint(field);
  return (
    <div class="field" data-kind={field.kind}>
      <label for={id}>
        <code>{field.name}</code>
        {field.isRequired && <span class="quiet"> required</span>}
        {hint !== '' && <span class="quiet"> {hint}</span>}
      </label>
      <Control field={field} text={text} problem={problem} onText={onText} id={id} />
      <p id={`${id}-problem`} class="problem" aria-live="polite">
        {problem}
      </p>
      <p id={`${id}-description`} class="quiet">
        {field.description}
        {field.kind === 'json' && ' Write JSON.'}
      </p>
    </div>
  );
}

function Control({ field, text, problem, onText, id }: InputFieldProps & { readonly id: string }) {
  const { name, kind, isRequired, choices } = field;
  const standing = field.default === undefined ? '' : fieldValueText(field.default);
  const attributes = {
    id,
    name,
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem ${id}-description`,
    value: text,
  };
  if (kind === 'choice') {
    return (
      <select {...attributes} onChange={(event) => onText(event.currentTarget.value)}>
        <option value="">{standing === '' ? 'not sent' : `${standing} (default)`}</option>
        {choices.map((choice) => (
          <option key={fieldValueText(choice)} value={JSON.stringify(choice)}>
            {fieldValueText(choice)}
          </option>
        ))}
      </select>
    );
  }
  const typing = {
    ...attributes,
    placeholder: standing,
    spellcheck: false,
    autoComplete: 'off',
    onInput: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
  };
  if (kind === 'number') {
    return <input {...typing} type="text" inputMode={field.isInteger ? 'numeric' : 'decimal'} />;
  }
  return <textarea {...typing} rows={field.example === undefined ? 1 : 2} />;
}
