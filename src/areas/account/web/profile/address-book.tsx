import { useRef, useState } from 'react';
import { Box } from '#design/page/box.tsx';
import { Button } from '#design/actions/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { ServerMessage } from '../sign-in/server-message.tsx';
import { useOperation } from '../use-operation.ts';
import { type User, userStore } from '../user-store.ts';
import styles from './address-book.module.css';
import { type Address, AddressForm, addressLine } from './address-form.tsx';
import { messages } from './messages.ts';

/** The contract's limit. */
const maxAddresses = 20;

type Change = (addresses: readonly Address[]) => readonly Address[];
type AddressBookProps = { addresses: readonly Address[]; onSaved: (user: User) => void };

/** The saved addresses: add, edit and remove. */
export function AddressBook({ addresses, onSaved }: AddressBookProps) {
  const t = useMessages(messages);
  const texts = t.addresses;
  const operation = useOperation();
  // The index of the edited address; the list's length for a new one.
  const [editing, setEditing] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  /** Applies a change to the current addresses; an undo may run after other changes. */
  async function save(change: Change, undo?: Change): Promise<void> {
    const body = { addresses: [...change(userStore.get().user?.addresses ?? addresses)] };
    const saved = await operation.run((signal) => browserApi()('PUT /admin/user', { body }, { signal }));
    if (!saved) return;
    setEditing(null);
    onSaved(saved);
    const action = undo && { label: texts.undo, run: () => void save(undo) };
    showSnackbar({ text: t.dataChangedSuccessfully, tone: 'good', ...(action && { action }) });
  }
  function edit(place: number): void {
    operation.reset();
    setEditing(place);
  }
  const put = (address: Address) =>
    save((now) =>
      editing! < now.length ? now.map((old, index) => (index === editing ? address : old)) : [...now, address],
    );
  async function remove(place: number): Promise<void> {
    const address = addresses[place]!;
    await save(
      (now) => now.filter((_, index) => index !== place),
      (now) => [...now.slice(0, place), address, ...now.slice(place)],
    );
    // The pressed button is gone with its line, so keyboard focus moves to the list.
    requestAnimationFrame(() => document.activeElement === document.body && list.current?.focus());
  }

  return (
    <Box title={texts.title}>
      {addresses.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul ref={list} className={styles.list} tabIndex={-1}>
        {addresses.map((address, place) => {
          const line = addressLine(address);
          return (
            <li key={`${place} ${line}`}>
              <span>
                {line}
                {address.extra && <small>{address.extra}</small>}
              </span>
              <Button variant="quiet" size="s" aria-label={texts.editNamed(line)} onClick={() => edit(place)}>
                {texts.edit}
              </Button>
              <Button variant="quiet" size="s" aria-label={texts.removeNamed(line)} onClick={() => void remove(place)}>
                {texts.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      {editing === null && <ServerMessage error={operation.error} />}
      {addresses.length < maxAddresses ? (
        <Button variant="line" icon="plus" onClick={() => edit(addresses.length)}>
          {texts.add}
        </Button>
      ) : (
        <p className={styles.none}>{texts.full(maxAddresses)}</p>
      )}
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={editing === addresses.length ? texts.newTitle : texts.editTitle}
        closeLabel={t.close}
      >
        <AddressForm
          address={addresses[editing ?? -1] ?? {}}
          operation={operation}
          onSave={(address) => void put(address)}
        />
      </Dialog>
    </Box>
  );
}
