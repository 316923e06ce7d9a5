import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import { messages } from './messages.ts';
import { NameForm } from './name-form.tsx';
import { freeName, saveList, useSavedLists } from './saved-lists.ts';

interface SaveListProps {
  /** The lines of the list. */
  readonly text: string;
  /** The name of the saved list that it was. */
  readonly name: string | undefined;
  /** Places the button; the form opens below. */
  readonly children: (button: ReactNode) => ReactNode;
}

/** Saves a list on this device under a name. */
export function SaveList({ text, name, children }: SaveListProps) {
  const t = useMessages(messages);
  const lists = useSavedLists();
  const button = useRef<HTMLButtonElement>(null);
  const [isNaming, setNaming] = useState(false);
  const [savedAs, setSavedAs] = useState<string | null>(null);
  function close(): void {
    setNaming(false);
    button.current?.focus();
  }
  return (
    <>
      {children(
        <Button
          ref={button}
          variant="line"
          size="s"
          aria-expanded={isNaming}
          onClick={() => {
            setSavedAs(null);
            setNaming(!isNaming);
          }}
        >
          {t.save}
        </Button>,
      )}
      {isNaming && (
        <NameForm
          name={name ?? freeName(lists, t.proposed)}
          replaces={lists}
          hint={t.where}
          onCancel={close}
          onTake={(typed) => {
            const problem = saveList({ name: typed, text, savedAt: new Date().toISOString() });
            if (problem) return problem;
            setSavedAs(typed.trim());
            close();
            return null;
          }}
        />
      )}
      {savedAs !== null && (
        <Notice tone="good">
          {t.saved(savedAs)} <Link to="/quick-order#saved-lists">{t.seeAll}</Link>
        </Notice>
      )}
    </>
  );
}
