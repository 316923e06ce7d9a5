import { finishedPersonName, isPersonName, typedPersonName } from '#values/person-name.ts';
import { useMessages } from '#i18n/messages.ts';
import { TextField } from '#design/forms/text-field.tsx';
import { messages } from '../../messages.ts';
import { useTypedText } from '../use-typed-text.ts';

const noNames = { name: '', lastName: '' };

/** The state of the fields for name and surnames, and whether both are valid. */
export function useNames(onEdit: () => void, initial: { name: string; lastName: string } = noNames) {
  const rules = { filter: typedPersonName, finish: finishedPersonName, onEdit };
  const name = useTypedText(rules, initial.name);
  const lastName = useTypedText(rules, initial.lastName);
  const value = { name: finishedPersonName(name.value), lastName: finishedPersonName(lastName.value) };
  return { name, lastName, value, areValid: isPersonName(value.name) && isPersonName(value.lastName) };
}

export function NameFields({ names, className }: { names: ReturnType<typeof useNames>; className?: string }) {
  const t = useMessages(messages);
  const rest = { className, required: true };
  return (
    <>
      <TextField {...rest} {...names.name.field} label={t.name} name="name" autoComplete="given-name" />
      <TextField {...rest} {...names.lastName.field} label={t.lastName} name="lastName" autoComplete="family-name" />
    </>
  );
}
