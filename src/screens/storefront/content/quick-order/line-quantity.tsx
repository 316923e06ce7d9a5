import { type FormEvent, useState } from 'react';
import type { QuickOrder } from '#areas/basket/contract.ts';
import { TextField } from '#design/forms/text-field.tsx';
import type { es } from './messages.es.ts';
import { type CorrectedLine, ownWords } from './corrected-line.ts';
import styles from './quick-order.module.css';

type Line = QuickOrder['lines'][number];

interface LineQuantityProps {
  readonly line: Line & { readonly product: NonNullable<Line['product']> };
  readonly t: typeof es;
  readonly onCorrect: (corrected: readonly CorrectedLine[]) => void;
}

/** The pieces of a line, which are written into it when the field is left or Enter is pressed. */
export function LineQuantity({ line: { text, product, quantity }, t, onCorrect }: LineQuantityProps) {
  const [typed, setTyped] = useState(quantity === null ? '' : String(quantity));
  function settle(): void {
    const written = typed.trim();
    if (!/^[1-9]\d{0,5}$/.test(written) || Number(written) === quantity) return;
    const correct = [product.article, written, ownWords(text, product.article)].filter(Boolean).join('; ');
    onCorrect([{ line: text, correct }]);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    settle();
  };
  return (
    <form className={styles.quantity} onSubmit={submit}>
      <TextField
        label={t.quantityOf(product.name)}
        hideLabel
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
      />
    </form>
  );
}
