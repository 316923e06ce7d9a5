import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { EmailText } from '#design/data-display/email-text.tsx';
import { Icon } from '#design/page/icon.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import { Link } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import { useSignOut } from '../use-sign-out.ts';
import type { User } from '../user-store.ts';

/** The account's pages; `name` is the key of the text. */
const pages = [
  { to: '/profile/orders', icon: 'box', name: 'orders' },
  { to: '/profile/personal', icon: 'settings', name: 'settings' },
] as const satisfies readonly { to: string; icon: IconName; name: string }[];

/** The links to the account's pages, then the button that signs out, each with `className`. */
export function useProfileLinks(className: string | undefined): ReactNode[] {
  const t = useMessages(messages).profileMenu;
  const { pathname } = useLocation();
  const { signOut, loading } = useSignOut();
  return [
    ...pages.map(({ to, icon, name }) => (
      // Active when the path contains it (storefront.md section 2), an order's page too.
      <Link key={to} to={to} aria-current={pathname.includes(to) ? 'page' : undefined} className={className}>
        <Icon name={icon} />
        {t[name]}
      </Link>
    )),
    <button
      key="leave"
      type="button"
      className={className}
      aria-busy={loading || undefined}
      onClick={() => void signOut()}
    >
      <Icon name="sign-out" />
      {t.leave}
    </button>,
  ];
}

/** The signed-in user's name and address. */
export const UserName = ({ user, className }: { user: User; className: string | undefined }) => (
  <p className={className}>
    <b>{`${user.name} ${user.lastName}`}</b>
    <span>
      <EmailText email={user.email} />
    </span>
  </p>
);
