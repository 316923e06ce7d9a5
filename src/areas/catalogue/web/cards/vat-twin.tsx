import { standardVatRate, type VatRate, withoutVat } from '#areas/pricing/vat.ts';
import type { ShowAmounts } from './catalogue-context.ts';

interface VatTwinProps {
  /** The standard rate by default. */
  readonly rate?: VatRate | undefined;
  readonly children: ShowAmounts;
}

/** Amounts with VAT and, hidden unless the visitor has switched, the same without: a cached page is the same for everybody. */
export const VatTwin = ({ rate = standardVatRate, children }: VatTwinProps) => (
  <>
    <span className="gross">{children((euros) => euros, false)}</span>
    <span className="net">{children((euros) => withoutVat(euros, rate), true)}</span>
  </>
);
