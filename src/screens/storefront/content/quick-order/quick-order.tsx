import { type ChangeEvent, type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { maxQuickOrderLength, maxQuickOrderLines } from '#areas/basket/basket-limits.ts';
import { Button, buttonClass } from '#design/actions/button.tsx';
import { TextArea } from '#design/forms/text-area.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import { messages } from '../home/messages.ts';
import type { QuickOrderRequest } from './quick-order-answer.tsx';
import { QuickOrderWays } from './quick-order-ways.tsx';
import styles from './quick-order.module.css';

const Answer = lazyPart(() => import('./quick-order-answer.tsx'));

interface QuickOrderProps {
  /** What the box begins with, and what is wrong with it: after a form that was sent without scripts. */
  readonly text?: string;
  /** A saved list that is opened, or one that somebody shared, and so is checked. */
  readonly opened?: { readonly name?: string; readonly text: string } | undefined;
  /** An article number for the examples; empty: there are none. */
  readonly article: string;
  /** The same product in words. */
  readonly words: string;
  readonly children?: ReactNode;
}

/** A box for article numbers and quantities. Without scripts the form is answered by the page of the quick order. */
export function QuickOrder({ text = '', opened, article, words, children }: QuickOrderProps) {
  const t = useMessages(messages).quickOrder;
  const href = useHref();
  const box = useRef<HTMLTextAreaElement>(null);
  const [request, setRequest] = useState<QuickOrderRequest | null>(opened ? { text: opened.text, adds: false } : null);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (box.current!.value.trim() === '') box.current!.focus();
    else setRequest({ text: box.current!.value, adds: (submitter as HTMLButtonElement | null)?.value === 'add' });
  }
  function readFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files!;
    if (file) setRequest({ file });
    // So that the same file can be chosen again once it is corrected.
    target.value = '';
  }
  function correct(change: (text: string) => string): void {
    const text = change(box.current!.value);
    box.current!.value = text;
    setRequest({ text, adds: false });
  }
  return (
    <div className={`${styles.order} panel`}>
      <form className={styles.form} method="post" action={href('/quick-order')} onSubmit={submit}>
        <p className="muted">{t.intro(maxQuickOrderLines)}</p>
        <TextArea
          ref={box}
          name="text"
          label={t.label}
          hint={t.hint}
          defaultValue={opened?.text ?? text}
          rows={6}
          maxLength={maxQuickOrderLength}
          placeholder={article && `${article} 3`}
          spellCheck={false}
          autoComplete="off"
        />
        <p className={styles.buttons}>
          <Button type="submit" variant="ink" name="task" value="check">
            {t.check}
          </Button>
          <Button type="submit" variant="line" name="task" value="add" icon="basket">
            {t.add}
          </Button>
          <label className={buttonClass({ variant: 'quiet' }, styles.file)}>
            <Icon name="document" />
            {t.upload}
            <input className="vh" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={readFile} />
          </label>
        </p>
        <noscript>
          <p className="small muted">{t.uploadNeedsScripts}</p>
        </noscript>
      </form>
      <div className={styles.answer} aria-live="polite">
        {request ? (
          <Suspense>
            <Answer
              request={request}
              name={opened?.name}
              onText={(text) => {
                box.current!.value = text;
              }}
              onCorrect={correct}
              onAdd={() => setRequest({ text: box.current!.value, adds: true })}
            />
          </Suspense>
        ) : (
          children || (article && <QuickOrderWays {...{ article, words }} />)
        )}
      </div>
    </div>
  );
}
