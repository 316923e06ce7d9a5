import { type ApiClient, valueOrErrorPage } from '#web/api-client.ts';
import type { FinancingOffer } from '../financing-plans.ts';

/** The lenders with which the shop works now, in the order in which it names them. */
export async function loadFinancing(api: ApiClient): Promise<FinancingOffer[]> {
  const [sequra, crediya] = await Promise.all([
    api('GET /service/sequra/settings').then(valueOrErrorPage),
    api('GET /service/crediya/settings').then(valueOrErrorPage),
  ]);
  const settings = [
    { lender: 'sequra', ...sequra },
    { lender: 'crediya', ...crediya },
  ] as const;
  return settings
    .filter(({ active }) => active)
    .map(({ lender, months, tin, tae, minAmount, maxAmount }) => ({ lender, months, tin, tae, minAmount, maxAmount }));
}
