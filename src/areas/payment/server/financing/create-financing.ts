import { LRUCache } from 'lru-cache';
import { type Cents, centsFromEuros } from '#values/money.ts';
import type { CallAnswer } from '#values/call.ts';
import type { CrediyaSettings, SequraSettings } from '#platform/financing-settings.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { minuteMs } from '#values/durations.ts';
import type { FinancingSettings, getCrediyaSettings, getSequraSettings } from '../../contract.ts';
import type { FinancingTerms } from '../../financing-terms.ts';
import { createCrediyaClient } from '../providers/crediya/crediya-client.ts';
import { ProviderError } from '../providers/provider-request.ts';
import { sequraProduct } from '../providers/sequra/sequra-provider.ts';

/** Tokens of calculators, by amount: visitors of one product share one. */
const previewCache = { max: 1000, ttl: 5 * minuteMs };

interface FinancingParts {
  /** The accounts; null: not set up. */
  readonly crediya: CrediyaSettings | null;
  readonly sequra: SequraSettings | null;
  readonly terms: { readonly crediya: FinancingTerms | null; readonly sequra: FinancingTerms | null };
  readonly onProviderError: (error: ProviderError) => void;
}

export type Financing = ReturnType<typeof createFinancing>;

/** What the lenders offer before there is an order. A lender is active once the shop has both an account and terms. */
export function createFinancing({ crediya, sequra, terms, onProviderError }: FinancingParts) {
  const client = crediya && createCrediyaClient({ settings: crediya });
  const previews = new LRUCache<Cents, string>(previewCache);

  return {
    crediyaSettings(): CallAnswer<typeof getCrediyaSettings> {
      const settings = settingsOf(crediya && terms.crediya);
      return { ...settings, url: settings.active ? client!.applyUrl : '' };
    },

    sequraSettings(): CallAnswer<typeof getSequraSettings> {
      const settings = settingsOf(sequra && terms.sequra);
      const account = settings.active ? sequra! : { merchant: '', assetKey: '', scriptUrl: '' };
      const { merchant, assetKey, scriptUrl } = account;
      return {
        ...settings,
        merchant,
        assetKey,
        scriptUri: scriptUrl,
        products: settings.active ? [sequraProduct] : [],
      };
    },

    /** A token for Crediya's calculator; `price` in euros. */
    async crediyaToken(price: number): Promise<string | Failure<'not_financed' | 'financing_unavailable'>> {
      const offered = terms.crediya;
      if (!client || !offered || price < offered.minAmount || price > offered.maxAmount) return failure('not_financed');
      const amount = centsFromEuros(price);
      const cached = previews.get(amount);
      if (cached) return cached;
      try {
        const token = await client.preview(amount);
        previews.set(amount, token);
        return token;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        onProviderError(error);
        return failure('financing_unavailable');
      }
    },
  };
}

const settingsOf = (terms: FinancingTerms | null): FinancingSettings =>
  terms ? { active: true, ...terms } : { active: false, minAmount: 0, maxAmount: 0, months: [], tin: 0, tae: 0 };
