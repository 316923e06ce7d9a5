import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Field, FieldError } from '../parts/field.tsx';
import { messages } from './messages.ts';
import { useScanField } from '../parts/scan-field.ts';
import styles from './new-order.module.css';

type SearchBoxProps<Found> = {
  label: string;
  hint: string;
  none: string;
  /** What a text finds; `take` is the one to choose without being asked, as after a scan. */
  search: (query: string) => Promise<{ found: readonly Found[]; take?: Found | undefined }>;
  errorText: (error: Error) => string;
  onTake: (found: Found) => void;
  keyOf: (found: Found) => string | number;
  /** It takes what a scanner reads outside all fields, too. */
  isForScans?: boolean;
  children: (found: Found) => ReactNode;
};

/** A field that finds people or articles; a scanner ends with Enter, and the field is empty for the next. */
export function SearchBox<Found>(props: SearchBoxProps<Found>) {
  const { label, hint, none, search, errorText, onTake, keyOf, isForScans = false, children } = props;
  const t = useMessages(messages);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const take = (one: Found): void => {
    onTake(one);
    setQuery('');
    setFound(null);
  };
  const find = (text: string): void => {
    setError(null);
    search(text).then((result) => (result.take ? take(result.take) : setFound(result.found)), setError);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = query.trim();
    if (text !== '') find(text);
  };
  return (
    <div className={styles.search}>
      {isForScans && (
        <ScanTarget
          onScan={(code) => {
            setQuery(code);
            find(code);
          }}
        />
      )}
      <form ref={form} className={styles.searchLine} onSubmit={submit}>
        <Field
          label={label}
          hint={hint}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button type="submit">{t.search}</Button>
      </form>
      {error && <FieldError>{errorText(error)}</FieldError>}
      <div role="status">
        {found?.length === 0 && <p>{none}</p>}
        {found && found.length > 0 && (
          <ul className={styles.found}>
            {found.map((one) => (
              <li key={keyOf(one)}>
                <button
                  type="button"
                  onClick={() => {
                    take(one);
                    // The list has gone with its button: the next one is typed.
                    form.current?.querySelector('input')?.focus();
                  }}
                >
                  {children(one)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function ScanTarget({ onScan }: { onScan: (code: string) => void }): null {
  useScanField(onScan);
  return null;
}
