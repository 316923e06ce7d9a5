import { useState } from 'react';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { useHref } from '#web/link.tsx';
import type { PieceCount } from './add-on-top.ts';

type AddLinesButtonProps = {
  lines: readonly PieceCount[];
  label: string;
  /** The text of the link to the basket, which takes the place of the button. */
  addedLabel: string;
  /** Beside the button of a product itself. */
  variant?: 'primary' | 'ink';
};

// One function for all renders: a new one would take the focus with each.
const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();

/** Adds products with their quantities to what is in the basket, then leads to the basket; names what could not be added. */
export function AddLinesButton({ lines, label, addedLabel, variant = 'primary' }: AddLinesButtonProps) {
  const href = useHref();
  const [state, setState] = useState<'ready' | 'adding' | 'added'>('ready');
  async function add(): Promise<void> {
    setState('adding');
    const script = await import('./add-on-top.ts').catch(() => null);
    setState((await script?.addOnTop(lines)) ? 'added' : 'ready');
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
