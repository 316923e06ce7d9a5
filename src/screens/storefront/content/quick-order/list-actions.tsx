import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
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

/** A longer list is asked about by its link: a message holds 4,000 characters, and an address few more. */
const maxAskedLength = 3000;

type Shared =
  | { readonly link: string; readonly until: string; readonly leftOut: number }
  | { readonly problem: string };

async function copy(link: string, t: typeof es): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showSnackbar({ text: t.copied, tone: 'good' });
  } catch {
    showSnackbar({ text: t.copyFailed });
  }
}

/** What can be done with a list besides ordering it: save it, share it by a link, ask the counter about it, print it. */
export function ListActions({ text, name, t }: ListActionsProps) {
  const locale = useLocale();
  const href = useHref();
  const [shared, setShared] = useState<Shared | null>(null);
  const navigate = useNavigate();
  async function share(): Promise<Shared> {
    const outcome = await browserApi()('POST /sale/basket/list', { body: { text } });
    if (!outcome.ok) return { problem: outcome.error.message };
    const { url, until, leftOut } = outcome.value;
    return { link: location.origin + href(url), until, leftOut };
  }
  async function askByLink(): Promise<void> {
    const list = await share();
    if ('problem' in list) return setShared(list);
    const message = [list.link, list.leftOut > 0 && t.leftOut(list.leftOut)].filter(Boolean).join('\n');
    await navigate(href(askPath({ message })));
  }
  return (
    <>
      <SaveList {...{ text, name }}>
        {(save) => (
          <p className={`${styles.buttons} no-print`}>
            {save}
            <Button variant="line" size="s" onClick={() => void share().then(setShared)}>
              {t.share}
            </Button>
            <Button variant="quiet" size="s" onClick={() => window.print()}>
              {t.print}
            </Button>
            {text.length > maxAskedLength ? (
              <LinkButton onClick={() => void askByLink()}>{t.askAbout}</LinkButton>
            ) : (
              <Link to={askPath({ message: text })}>{t.askAbout}</Link>
            )}
          </p>
        )}
      </SaveList>
      {shared &&
        ('problem' in shared ? (
          <Notice tone="attention">{shared.problem}</Notice>
        ) : (
          <Notice tone="good">
            {t.sharedUntil(formatDate(shared.until, locale))}
            {shared.leftOut > 0 && ` ${t.leftOut(shared.leftOut)}`} <a href={shared.link}>{shared.link}</a>{' '}
            <Button variant="quiet" size="s" icon="copy" onClick={() => void copy(shared.link, t)}>
              {t.copy}
            </Button>
          </Notice>
        ))}
    </>
  );
}
