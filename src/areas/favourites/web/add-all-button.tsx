import { useState } from 'react';
import type { ProductCard as Product } from '#areas/catalogue/contract.ts';
import { canBeBought } from '#areas/catalogue/web/stock-tone.ts';
import { Button } from '#design/button.tsx';
import { showSnackbar } from '#design/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

type AddAllButtonProps = {
  disabled: boolean;
  /** Null when they cannot be loaded. */
  loadAll: () => Promise<readonly Product[] | null>;
  onAddAll: (products: readonly Product[]) => Promise<boolean>;
};

/** Puts one of each that can be bought into the basket. */
export function AddAllButton({ disabled, loadAll, onAddAll }: AddAllButtonProps) {
  const t = useMessages(messages);
  const [isAdding, setAdding] = useState(false);
  async function addAll(): Promise<void> {
    setAdding(true);
    const products = await loadAll();
    const buyable = products?.filter(canBeBought) ?? [];
    const added = products !== null && (await onAddAll(buyable).catch(() => false));
    setAdding(false);
    showSnackbar(added ? { text: t.allAdded(buyable.length), tone: 'good' } : { text: t.notAllAdded });
  }
  return (
    <Button variant="ink" size="s" icon="basket" loading={isAdding} disabled={disabled} onClick={() => void addAll()}>
      {t.addAll}
    </Button>
  );
}
