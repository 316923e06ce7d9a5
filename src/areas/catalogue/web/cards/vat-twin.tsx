import type { ReactNode } from 'react';
import { standardVatRate, type VatRate, withoutVat } from '#areas/pricing/vat.ts';

interface VatTwinProps {
  /** The standard rate by default. */
  readonly rate?: VatRate | undefined;
  /** Draws amounts; `of` takes the VAT out of an amount in euros where it is to be without. */
  readonly children: (of: (euros: number) => number, isNet: boolean) => ReactNode;
}

/** Amounts with VAT and, hidden unless the visitor has switched, the same without: a cached page is the same for everybody. */
export const VatTwin = ({ rate = standardVatRate, children }: VatTwinProps) => (
  <>
    <span className="gross">{children((euros) => euros, false)}</span>
    <span className="net">{children((euros) => withoutVat(euros, rate), true)}</span>
  </>
);
