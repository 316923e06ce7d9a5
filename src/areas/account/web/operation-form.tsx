import type { FormEvent, ReactNode } from 'react';
import { Button, type ButtonFace } from '#design/actions/button.tsx';
import { ServerMessage } from './sign-in/server-message.tsx';
import type { Operation } from './use-operation.ts';

export interface OperationFormProps extends Pick<ButtonFace, 'variant' | 'wide'> {
  readonly operation: Operation;
  readonly canSend: boolean;
  readonly button: string;
  readonly onSend: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * Fields, the server's message, an optional result and a submit button. While a request runs the button is inactive but
 * stays focusable, so that keyboard users keep their place.
 */
export function OperationForm({
  operation,
  canSend,
  button,
  variant,
  wide,
  onSend,
  className,
  result,
  children,
}: OperationFormProps & { readonly className: string | undefined; readonly result?: ReactNode }) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSend && !operation.loading) onSend();
  }
  return (
    <form className={className} noValidate onSubmit={submit}>
      {children}
      <ServerMessage error={operation.error} />
      {result}
      <Button
        type="submit"
        variant={variant}
        wide={wide}
        disabled={!canSend}
        aria-disabled={operation.loading || undefined}
        loading={operation.loading}
      >
        {button}
      </Button>
    </form>
  );
}
