import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#design/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../messages.ts';
import styles from './search-box.module.css';

/** Without a script the form asks for /search?text=…, which leads on to /search/{text}. Empty text goes nowhere. */
export function SearchBox({ className }: { className?: string }) {
  const t = useMessages(messages);
  const href = useHref();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (text) void navigate(`/search/${encodeURIComponent(text)}`);
  }

  return (
    <form className={`${styles.box} ${className ?? ''}`} role="search" action={href('/search')} onSubmit={submit}>
      <input name="text" type="search" maxLength={200} placeholder={t.placeholder} aria-label={t.searchShop} autoComplete="off" />
      <button type="submit" aria-label={t.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}
