import { useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { askPath } from '#web/ask-path.ts';
import { browserApi } from '#web/browser-api.ts';
import { Link, useHref } from '#web/link.tsx';
import type { es } from './messages.es.ts';
import { SaveList } from './saved/save-list.tsx';
import styles from './quick-order.module.css';

interface ListActionsProps {
  /** The lines of the list. */
  readonly text: string;
  /** The name of the saved list that it was. */
  readonly name: string | undefined;
  readonly t: typeof es;
}

type Shared =
  | { readonly link: string; readonly until: string; readonly leftOut: number }
  | { readonly problem: string };

/** What can be done with a list besides ordering it: save it, share it by a link, ask the counter about it, print it. */
export function ListActions({ text, name, t }: ListActionsProps) {
  const locale = useLocale();
  const href = useHref();
  const [shared, setShared] = useState<Shared | null>(null);
  async function share(): Promise<void> {
    const outcome = await browserApi()('POST /sale/basket/list', { body: { text } });
    if (!outcome.ok) return setShared({ problem: outcome.error.message });
    const { url, until, leftOut } = outcome.value;
    setShared({ link: location.origin + href(url), until, leftOut });
  }
  return (
    <>
      <SaveList {...{ text, name }}>
        {(save) => (
          <p className={`${styles.buttons} no-print`}>
            {save}
            <Button variant="line" size="s" onClick={() => void share()}>
              {t.share}
            </Button>
            <Button variant="quiet" size="s" onClick={() => window.print()}>
              {t.print}
            </Button>
            <Link to={askPath({ message: text })}>{t.askAbout}</Link>
          </p>
        )}
      </SaveList>
      {shared &&
        ('problem' in shared ? (
          <Notice tone="attention">{shared.problem}</Notice>
        ) : (
          <Notice tone="good">
            {t.sharedUntil(formatDate(shared.until, locale))} <a href={shared.link}>{shared.link}</a>
            {shared.leftOut > 0 && ` ${t.leftOut(shared.leftOut)}`}
          </Notice>
        ))}
    </>
  );
}
