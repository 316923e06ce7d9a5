import { useEffect, useRef, useState } from 'react';
import { changeBasket } from '#areas/basket/web/basket-store.ts';
import type { QuickOrder } from '#areas/basket/contract.ts';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { pageMessages } from '#web/page-messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { ListActions } from './list-actions.tsx';
import { messages } from './messages.ts';
import { type CorrectedLine, correctLines } from './corrected-line.ts';
import { QuickOrderAdded, QuickOrderLines } from './quick-order-lines.tsx';
import styles from './quick-order.module.css';
import { readOrderFile } from './read-order-file.ts';
import { runInBackground } from '#web/run-in-background.ts';

export type QuickOrderRequest = { readonly text: string; readonly adds: boolean } | { readonly file: File };

interface AnswerProps {
  readonly request: QuickOrderRequest;
  /** The name of the saved list that was opened. */
  readonly name: string | undefined;
  /** Called with the lines of a file, and with those that did not go into the basket. */
  readonly onText: (text: string) => void;
  /** Called with what makes the box's text right. */
  readonly onCorrect: (correct: (text: string) => string) => void;
  readonly onAdd: () => void;
}

type Result =
  | {
      readonly order: QuickOrder;
      /** The lines that were sent: a list is saved and shared whole, also once it is in the basket. */
      readonly text: string;
      /** Null: only checked. */
      readonly added: number | null;
      /** What the box has from now on; null: what it has. */
      readonly rest: string | null;
    }
  | { readonly problem: string };

/** What the shop says of a quick order: the lines that are right and those that are not, and adds the right ones. */
export default function QuickOrderAnswer({ request, name, onText, onCorrect, onAdd }: AnswerProps) {
  const [state, setState] = useState<Result | null>(null);
  const [isBusy, setBusy] = useState(true);
  const t = pageMessages(messages);
  const showText = useRef(onText);
  useEffect(() => {
    let isCurrent = true;
    setBusy(true);
    runInBackground(
      (async () => {
        const next = await answer(request);
        if (!isCurrent) return;
        setState(next);
        setBusy(false);
        if ('order' in next && next.rest !== null) showText.current(next.rest);
      })(),
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);

  function correct(corrected: readonly CorrectedLine[]): void {
    onCorrect((text) => correctLines(text, corrected, isBusy));
    // The button of the choices goes; a field among the lines stays, with the focus.
    if (document.activeElement instanceof HTMLButtonElement)
      document.querySelector<HTMLElement>('textarea[name="text"]')?.focus();
  }
  // What was said of the lines before stays until then, with the field in which one was changed.
  if (!state || (isBusy && !('order' in state && state.added === null))) return <p className="muted">{t.checking}</p>;
  if ('problem' in state) return <Notice tone="error">{state.problem}</Notice>;
  const { order, text, added } = state;
  return (
    <div className={styles.lists} aria-busy={isBusy}>
      {added !== null && <QuickOrderAdded added={added} t={t} />}
      <QuickOrderLines order={order} t={t} onCorrect={correct} />
      <ListActions key={text} {...{ text, name, t }} />
      {added === null && order.correct > 0 && (
        <Button icon="basket" onClick={onAdd}>
          {t.addCorrect(order.correct)}
        </Button>
      )}
    </div>
  );
}

async function answer(request: QuickOrderRequest): Promise<Result> {
  if (!('file' in request)) return request.adds ? add(request.text) : check(request.text);
  const read = await readOrderFile(request.file);
  if ('problem' in read) return { problem: pageMessages(messages).fileProblems[read.problem] };
  const checked = await check(read.text);
  return 'order' in checked ? { ...checked, rest: read.text } : checked;
}

async function check(text: string): Promise<Result> {
  const outcome = await browserApi()('POST /sale/basket/quick-order/check', { body: { text, takeShort: true } });
  return outcome.ok ? { order: outcome.value, text, added: null, rest: null } : { problem: outcome.error.message };
}

async function add(text: string): Promise<Result> {
  const basket = await changeBasket(() =>
    browserApi()('POST /sale/basket/quick-order', { body: { text, takeShort: true } }),
  );
  if (!basket) return { problem: pageMessages(messages).failed };
  const lines = basket.lines.filter(({ error, shortage }) => error ?? shortage);
  // The short ones are in the basket; what this costs is said there.
  const correct = lines.filter(({ error }) => !error).length;
  return { order: { lines, correct, total: 0 }, text, added: basket.added, rest: basket.rest };
}
