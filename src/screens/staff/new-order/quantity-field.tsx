import { useState } from 'react';
import field from '../parts/field.module.css';
import { piecesTyped } from './order-draft.ts';

interface QuantityFieldProps {
  readonly label: string;
  readonly quantity: number;
  readonly onChange: (pieces: number) => void;
}

/** How many pieces: what is typed stays as it is while it is no number yet, so that one can be deleted and typed anew. */
export function QuantityField({ label, quantity, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={field.input}
      type="number"
      min={1}
      max={9999}
      aria-label={label}
      value={typed ?? quantity}
      onChange={({ target }) => {
        setTyped(target.value);
        const pieces = piecesTyped(target.value);
        if (pieces !== null) onChange(pieces);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
