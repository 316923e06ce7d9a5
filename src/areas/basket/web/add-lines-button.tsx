import { useState } from 'react';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { browserApi } from '#web/browser-api.ts';
import { useHref } from '#web/link.tsx';
import { changeBasket } from './basket-store.ts';

type AddLinesButtonProps = {
  lines: readonly { readonly product_id: number; readonly quantity: number }[];
  label: string;
  /** The text of the link to the basket, which takes the place of the button. */
  addedLabel: string;
  /** Beside the button of a product itself. */
  variant?: 'primary' | 'ink';
};

// One function for all renders: a new one would take the focus with each.
const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();

/** Adds products with their quantities in one call, then leads to the basket; names what could not be added. */
export function AddLinesButton({ lines, label, addedLabel, variant = 'primary' }: AddLinesButtonProps) {
  const href = useHref();
  const [state, setState] = useState<'ready' | 'adding' | 'added'>('ready');
  async function add(): Promise<void> {
    setState('adding');
    const basket = await changeBasket(() => browserApi()('POST /sale/basket/lines', { body: { lines: [...lines] } }));
    setState(basket ? 'added' : 'ready');
    const { showNotAdded } = await import('./shortage/shortage.tsx');
    showNotAdded(basket?.notAddedProducts ?? []);
  }
  return state === 'added' ? (
    <ButtonLink wide variant="ink" icon="check" href={href('/basket')} ref={takeFocus}>
      {addedLabel}
    </ButtonLink>
  ) : (
    <Button wide variant={variant} icon="basket" loading={state === 'adding'} onClick={() => void add()}>
      {label}
    </Button>
  );
}
