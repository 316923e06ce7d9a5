import { type FormEvent, useState } from 'react';
import type { QuickOrder } from '#areas/basket/contract.ts';
import { TextField } from '#design/forms/text-field.tsx';
import type { es } from './messages.es.ts';
import type { CorrectedLine } from './corrected-line.ts';
import { correctQuantity, shownQuantity, type TypedQuantity } from './typed-quantity.ts';
import styles from './quick-order.module.css';

type Line = QuickOrder['lines'][number];

interface LineQuantityProps {
  readonly line: Line & { readonly product: NonNullable<Line['product']> };
  readonly t: typeof es;
  readonly onCorrect: (corrected: readonly CorrectedLine[]) => void;
}

/** The pieces of a line, which are written into it when the field is left or Enter is pressed. */
export function LineQuantity({ line, t, onCorrect }: LineQuantityProps) {
  const [typed, setTyped] = useState<TypedQuantity | null>(null);
  const shown = shownQuantity(line, typed);
  // A line that gets its old text back does not get back what was typed then.
  if (typed && typed.of !== line.text) setTyped(null);
  function settle(): void {
    const corrected = correctQuantity(line, shown);
    // What is no quantity does not stay beside the sum of another.
    if (corrected) onCorrect([corrected]);
    else setTyped(null);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    settle();
  };
  return (
    <form className={styles.quantity} onSubmit={submit}>
      <TextField
        label={t.quantityOf(line.product.name)}
        hideLabel
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={shown}
        onChange={({ target }) => setTyped({ of: line.text, value: target.value })}
        onBlur={settle}
      />
    </form>
  );
}
