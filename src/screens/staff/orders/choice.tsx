import { useState } from 'react';
import styles from './filter-bar.module.css';

type ChoiceProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A checkbox that shows at once what the address holds a moment later. */
export function Choice({ label, isOn, onChange }: ChoiceProps) {
  const [shown, setShown] = useState(isOn);
  const [known, setKnown] = useState(isOn);
  if (known !== isOn) {
    setKnown(isOn);
    setShown(isOn);
  }
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={shown}
        onChange={({ target }) => {
          setShown(target.checked);
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
