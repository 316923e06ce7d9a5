import { useMessages } from '#i18n/messages.ts';
import { Link, useHref } from '#web/link.tsx';
import { messages } from './messages.ts';

/**
 * The form that every button 'add to the basket' of a page sends where no script answers it yet, and what then says that it
 * worked: shown while the address ends with `#added` (design/base.css). Rendered once for each language, outside what
 * React hydrates.
 */
export function AddForm() {
  const t = useMessages(messages);
  const href = useHref();
  return (
    <>
      <form id="add" method="post" action={href('/basket')} />
      <Link id="added" className="ink" to="/basket">
        {t.added}
      </Link>
    </>
  );
}
