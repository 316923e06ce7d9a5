import { HeaderAction } from '#design/header-action.tsx';
import { useHref } from '#web/link.tsx';

/** The header's way to the basket. */
export const BasketButton = ({ label }: { label: string }) => <HeaderAction icon="basket" label={label} href={useHref()('/basket')} />;
