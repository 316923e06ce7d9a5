import { useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

/** The result of adding one of each: how many were added, and which were not. A product that no longer exists has no name. */
export interface Additions {
  readonly added: number;
  readonly notAddedProducts: readonly { readonly name: string }[];
}

type AddAllButtonProps = {
  disabled: boolean;
  /** Adds all that are listed, also those not loaded yet; null when it failed, which has been reported. */
  onAddAll: () => Promise<Additions | null>;
};

/** So many names can be read before the snackbar disappears. */
const maxNames = 3;

/** Adds one of each product that can be bought, and reports which were added. */
export function AddAllButton({ disabled, onAddAll }: AddAllButtonProps) {
  const t = useMessages(messages);
  const [isAdding, setAdding] = useState(false);
  function report({ added, notAddedProducts }: Additions): void {
    const names = notAddedProducts.flatMap(({ name }) => name || []);
    const inBasket = added > 0 ? t.allAdded(added) : t.noneToAdd;
    const missing = t.notAdded(names.slice(0, maxNames), Math.max(0, names.length - maxNames));
    if (names.length === 0) showSnackbar({ text: inBasket, tone: 'good' });
    else showSnackbar(added > 0 ? { text: `${inBasket}. ${missing}`, tone: 'ink' } : { text: missing });
  }
  async function addAll(): Promise<void> {
    setAdding(true);
    const additions = await onAddAll();
    setAdding(false);
    if (additions) report(additions);
  }
  return (
    <Button variant="ink" size="s" icon="basket" loading={isAdding} disabled={disabled} onClick={() => void addAll()}>
      {t.addAll}
    </Button>
  );
}
