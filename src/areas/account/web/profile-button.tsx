import { HeaderAction } from '#design/header-action.tsx';
import { useHref } from '#web/link.tsx';

/** The header's way to the account. */
export const ProfileButton = ({ label }: { label: string }) => <HeaderAction icon="user" label={label} href={useHref()('/profile/orders')} />;
