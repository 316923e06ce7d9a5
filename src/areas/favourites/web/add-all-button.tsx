import { useState } from 'react';
import type { ProductCard as Product } from '#areas/catalogue/contract.ts';
import { canBeBought } from '#areas/catalogue/web/stock-tone.ts';
import { Button } from '#design/button.tsx';
import { showSnackbar } from '#design/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

type AddAllButtonProps = { products: readonly Product[]; onAddAll: (products: readonly Product[]) => Promise<boolean> };

/** Puts one of each that can be bought into the basket. */
export function AddAllButton({ products, onAddAll }: AddAllButtonProps) {
  const t = useMessages(messages);
  const [isAdding, setAdding] = useState(false);
  const buyable = products.filter(canBeBought);
  async function addAll(): Promise<void> {
    setAdding(true);
    const added = await onAddAll(buyable).catch(() => false);
    setAdding(false);
    showSnackbar(added ? { text: t.allAdded(buyable.length), tone: 'good' } : { text: t.notAllAdded });
  }
  return (
    <Button variant="ink" size="s" icon="basket" loading={isAdding} disabled={buyable.length === 0} onClick={() => void addAll()}>
      {t.addAll}
    </Button>
  );
}
