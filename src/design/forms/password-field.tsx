import { useId, useState, type ComponentProps } from 'react';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './field.module.css';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & { showLabel: string; hideTextLabel: string };

/** A password field with a button that shows the text. */
export function PasswordField({
  label,
  labelNote,
  hideLabel,
  hint,
  error,
  showLabel,
  hideTextLabel,
  className,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const [isVisible, setVisible] = useState(false);
  const id = input.id ?? ownId;
  return (
    <Field {...{ id, label, labelNote, hideLabel, hint, error, className }}>
      <div className={styles.box}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...input}
          id={id}
          type={isVisible ? 'text' : 'password'}
          className={styles.input}
          {...describedBy(id, { hint, error })}
        />
        <IconButton
          className={styles.trailing}
          icon={isVisible ? 'eye-off' : 'eye'}
          label={isVisible ? hideTextLabel : showLabel}
          onClick={() => setVisible(!isVisible)}
        />
      </div>
    </Field>
  );
}
