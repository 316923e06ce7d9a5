import type { Config } from '#platform/config.ts';
import type { FinancingTerms } from '../../financing-terms.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createCrediya } from './crediya/crediya-provider.ts';
import { createSequra } from './sequra/sequra-provider.ts';

interface LenderParts {
  readonly config: Pick<Config, 'publicUrl' | 'crediya' | 'sequra'>;
  readonly terms: { readonly crediya: FinancingTerms | null; readonly sequra: FinancingTerms | null };
  /** The shop's. */
  readonly secret: string;
}

/** The lenders that the shop has both an account with and terms for. */
export function lenders({ config: { publicUrl, crediya, sequra }, terms, secret }: LenderParts): PaymentProvider[] {
  const notifyUrl = (name: string): string => `${publicUrl}/api/service/${name}/notification`;
  return [
    ...(crediya && terms.crediya
      ? [createCrediya({ settings: crediya, terms: terms.crediya, notifyUrl: notifyUrl('crediya') })]
      : []),
    ...(sequra && terms.sequra
      ? [createSequra({ settings: sequra, terms: terms.sequra, secret, notifyUrl: notifyUrl('sequra') })]
      : []),
  ];
}
