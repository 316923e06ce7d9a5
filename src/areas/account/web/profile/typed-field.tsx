import type { ComponentProps } from 'react';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { TypedText } from '../use-typed-text.ts';
import { messages } from './messages.ts';

type TypedFieldProps = Omit<ComponentProps<typeof TextField>, 'required' | 'labelNote'> & {
  text: TypedText;
  isOptional?: boolean;
};

/** A text field of the settings; required unless `isOptional`. */
export function TypedField({ text, isOptional, ...rest }: TypedFieldProps) {
  const t = useMessages(messages);
  return <TextField {...text.field} {...rest} {...(isOptional ? { labelNote: t.optional } : { required: true })} />;
}
