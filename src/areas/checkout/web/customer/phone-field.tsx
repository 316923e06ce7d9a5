import type { ComponentProps } from 'react';
import { TextField } from '#design/forms/text-field.tsx';
import { phoneInput } from '../draft/phone-input.ts';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onChange' | 'onBlur'> & {
  onType: (phone: string) => void;
};

/** A telephone number with its country, in groups while it is typed. An edit in the middle is grouped afterwards. */
export const PhoneField = ({ onType, ...field }: PhoneFieldProps) => (
  <TextField
    {...field}
    type="tel"
    maxLength={30}
    onChange={({ target: { value, selectionEnd } }) =>
      onType(selectionEnd === value.length ? phoneInput(value) : value)
    }
    onBlur={({ target }) => onType(phoneInput(target.value))}
  />
);
