import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './field.module.css';

type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    icon?: IconName;
    /** An icon button at the end, in the field. */
    end?: ReactNode;
  };

/** Everything else goes to the `<input>`, so that a form library's registration can be spread into it. */
export function TextField({ icon, end, className, ...rest }: TextFieldProps) {
  const { label, labelNote, hideLabel, hint, error, isErrorLive, ...input } = rest;
  const ownId = useId();
  const id = input.id ?? ownId;
  const control = <input {...input} id={id} className={styles.input} {...describedBy(id, { hint, error })} />;
  return (
    <Field {...{ id, label, labelNote, hideLabel, hint, error, isErrorLive, className }}>
      {icon || end ? (
        <div className={styles.box}>
          {icon && <Icon name={icon} className={styles.leading} />}
          {control}
          {end && <span className={styles.trailing}>{end}</span>}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}
