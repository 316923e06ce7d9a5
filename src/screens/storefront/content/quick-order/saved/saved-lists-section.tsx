import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { ConfirmDialog } from '#design/overlays/confirm-dialog.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import { NameForm } from './name-form.tsx';
import { countLines, deleteList, renameList, type SavedList, useSavedLists } from './saved-lists.ts';
import styles from './saved-lists.module.css';

interface SavedListsProps {
  readonly onOpen: (list: SavedList) => void;
}

/** The lists that the visitor has saved on this device, to open, rename and delete; nothing where there are none. */
export default function SavedListsSection({ onOpen }: SavedListsProps) {
  const t = useMessages(messages);
  const lists = useSavedLists();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [deleted, setDeleted] = useState(0);
  // The button that had the focus is gone with its list. The dialog has closed by then.
  useEffect(() => {
    if (deleted > 0) heading.current?.focus();
  }, [deleted]);
  function remove(name: string): void {
    const problem = deleteList(name);
    setLeaving(null);
    setDeleted(deleted + 1);
    if (problem) showSnackbar({ text: t.problems[problem] });
    else showSnackbar({ text: t.removed(name), tone: 'good' });
  }
  if (lists.length === 0 && deleted === 0) return null;
  return (
    <section id="saved-lists" className={`${styles.saved} panel no-print`} aria-labelledby="saved-lists-title">
      <h2 id="saved-lists-title" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p className="muted">{lists.length > 0 ? t.intro : t.none}</p>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <SavedListRow key={list.savedAt} list={list} onOpen={onOpen} onRemove={() => setLeaving(list.name)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => remove(leaving!)}
        destructive
        title={t.removeTitle(leaving ?? '')}
        text={t.removeText}
        texts={{ confirm: t.remove, cancel: t.keep, close: t.close }}
      />
    </section>
  );
}

interface RowProps extends SavedListsProps {
  readonly list: SavedList;
  readonly onRemove: () => void;
}

/** The button that opened a form gets the focus back when it returns. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

function SavedListRow({ list, onOpen, onRemove }: RowProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const [isNaming, setNaming] = useState<boolean | null>(null);
  const { name } = list;
  const about = t.about(countLines(list), formatDate(list.savedAt, locale));
  if (isNaming)
    return (
      <li>
        <NameForm
          name={name}
          onCancel={() => setNaming(false)}
          onTake={(typed) => {
            const problem = renameList(name, typed);
            if (problem) return problem;
            setNaming(false);
            showSnackbar({ text: t.renamed(typed.trim()), tone: 'good' });
            return null;
          }}
        />
      </li>
    );
  const of = <span className="vh"> {name}</span>;
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <span className={styles.buttons}>
        <Button variant="line" size="s" onClick={() => onOpen(list)}>
          {t.open}
          {of}
        </Button>
        <Button ref={isNaming === false ? focus : null} variant="quiet" size="s" onClick={() => setNaming(true)}>
          {t.rename}
          {of}
        </Button>
        <Button variant="quiet" size="s" onClick={onRemove}>
          {t.remove}
          {of}
        </Button>
      </span>
    </li>
  );
}
