import { type FormEvent, useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import { isSameName, maxNameLength, type SavedList, type SaveProblem } from './saved-lists.ts';
import styles from './saved-lists.module.css';

interface NameFormProps {
  /** What the field begins with. */
  readonly name: string;
  /** The lists of which the one that has the name is replaced; absent: none is. */
  readonly replaces?: readonly SavedList[];
  readonly hint?: string;
  /** Takes the name, or says what is wrong with it. */
  readonly onTake: (name: string) => SaveProblem | null;
  readonly onCancel: () => void;
}

const select = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

/** The name of a list. It says beforehand that another list is replaced. */
export function NameForm({ name, replaces = [], hint, onTake, onCancel }: NameFormProps) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<SaveProblem | 'no_name' | null>(null);
  const doesReplace = replaces.some((list) => isSameName(list.name, typed));
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setProblem(typed.trim() === '' ? 'no_name' : onTake(typed));
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        ref={select}
        label={t.name}
        hint={doesReplace ? t.replaces : hint}
        error={problem ? t.problems[problem] : undefined}
        isErrorLive
        value={typed}
        maxLength={maxNameLength}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
      />
      <p className={styles.buttons}>
        <Button type="submit" variant="ink" size="s">
          {doesReplace ? t.replace : t.confirm}
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          {t.cancel}
        </Button>
      </p>
    </form>
  );
}
