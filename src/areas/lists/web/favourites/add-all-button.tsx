import { useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

/** What came of adding one of each: how many came in, and what did not; one that is no more has no name. */
export interface Additions {
  readonly added: number;
  readonly notAddedProducts: readonly { readonly name: string }[];
}

type AddAllButtonProps = {
  disabled: boolean;
  /** All that are listed, also those not shown yet; null when it failed, which is told. */
  onAddAll: () => Promise<Additions | null>;
};

/** As many as a shopper can take in before the words are gone. */
const maxNames = 3;

/** Puts one of each that can be bought into the basket, and tells what came in and what did not. */
export function AddAllButton({ disabled, onAddAll }: AddAllButtonProps) {
  const t = useMessages(messages);
  const [isAdding, setAdding] = useState(false);
  function tell({ added, notAddedProducts }: Additions): void {
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
    if (additions) tell(additions);
  }
  return (
    <Button variant="ink" size="s" icon="basket" loading={isAdding} disabled={disabled} onClick={() => void addAll()}>
      {t.addAll}
    </Button>
  );
}
