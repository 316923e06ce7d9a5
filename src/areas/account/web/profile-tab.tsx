import { TabLink } from '#design/tab-link.tsx';
import { useHref } from '#web/link.tsx';

/** The tab bar's way to the account. */
export const ProfileTab = ({ label, current }: { label: string; current: boolean }) => (
  <TabLink icon="user" label={label} current={current} href={useHref()('/profile/orders')} />
);
