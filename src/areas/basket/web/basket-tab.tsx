import { TabLink } from '#design/tab-link.tsx';
import { useHref } from '#web/link.tsx';

/** The tab bar's way to the basket. */
export const BasketTab = ({ label, current }: { label: string; current: boolean }) => (
  <TabLink icon="basket" label={label} current={current} href={useHref()('/basket')} />
);
