import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from './button.tsx';
import { copyMessages } from './copy-messages.ts';

type CopyButtonProps = { text: string; label: string };

/** Puts a text on the clipboard, and says whether that worked: browsers refuse it on pages without https. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useMessages(copyMessages);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{label}</Button>
      <span role="status">{outcome && t[outcome]}</span>
    </>
  );
}
