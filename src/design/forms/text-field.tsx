import { useId, type ComponentProps } from 'react';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './field.module.css';

type TextFieldProps = ComponentProps<'input'> & FieldTexts & { icon?: IconName };

/** Everything else goes to the `<input>`, so that a form library's registration can be spread into it. */
export function TextField({ label, labelNote, hideLabel, hint, error, icon, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const control = <input {...input} id={id} className={styles.input} {...describedBy(id, { hint, error })} />;
  return (
    <Field {...{ id, label, labelNote, hideLabel, hint, error, className }}>
      {icon ? (
        <div className={styles.box}>
          <Icon name={icon} className={styles.leading} />
          {control}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}
