import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import { amountKey, type FinancingOffer } from '../financing-plans.ts';
import { messages } from '../messages.ts';
import { useExampleText } from './use-example-text.ts';

interface InstalmentLineProps {
  readonly offers: readonly FinancingOffer[];
  /** Euros. */
  readonly amount: number;
  readonly as: 'div' | 'li';
  readonly className?: string | undefined;
}

/**
 * The shop's own promotion of instalments; nothing where no lender has the amount. It has the whole
 * representative example, which the law demands wherever a rate or an instalment is advertised (Ley 16/2011, art. 9).
 */
export default function InstalmentLine({ offers, amount, as: Tag, className }: InstalmentLineProps) {
  const t = useMessages(messages);
  const example = useExampleText(offers, amount);
  if (!example) return null;
  return (
    <Tag className={className}>
      <Icon name="card" />
      <b>{t.inInstalments}</b>
      <Link to={`/financing?${amountKey}=${amount}`}>{t.calculate}</Link>
      <span>{example}</span>
    </Tag>
  );
}
