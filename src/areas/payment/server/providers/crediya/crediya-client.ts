import { z } from 'zod';
import type { CrediyaSettings } from '#platform/financing-settings.ts';
import type { Cents } from '#values/money.ts';
import { financingStates } from '../../../contract.ts';
import { ProviderError, readJson, requestProvider } from '../provider-request.ts';

const token = z.object({ token: z.string().regex(/^[\w.-]{8,200}$/) });

/** An application in cents; `open` until the customer has sent it. */
export const crediyaApplication = token.extend({
  reference: z.string().min(1).max(50),
  amount: z.int().min(0),
  state: z.enum(['open', ...financingStates]),
});
type CrediyaApplication = z.output<typeof crediyaApplication>;

export interface NewApplication {
  readonly reference: string;
  readonly amount: Cents;
  readonly language: string;
  readonly notifyUrl: string;
  readonly returnUrls: { readonly ok: string; readonly ko: string };
  readonly customer: {
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    readonly phone: string;
    readonly document: { readonly number: string } | null;
  };
}

/**
 * The calls of Crediya. No document of theirs is public: this wire format is the shop's assumption
 * (docs/decisions/crediya.md), and this file and crediya-provider.ts are all that has to change with it. All throw a
 * `ProviderError` when Crediya does not answer or refuses.
 */
export function createCrediyaClient({
  settings: { url, key },
  waitMs,
}: {
  readonly settings: CrediyaSettings;
  /** The time for one answer; 10 s by default. */
  readonly waitMs?: number | undefined;
}) {
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json' };
  const common = { headers, ...(waitMs !== undefined && { waitMs }) };

  function checked<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new ProviderError('Crediya answered in an unknown way');
    return parsed.data;
  }

  return {
    /** A token for the calculator of a price. */
    async preview(amount: Cents): Promise<string> {
      const answer = await requestProvider({
        ...common,
        method: 'POST',
        url: `${url}/v1/previews`,
        body: { amount },
        mayRepeat: true,
      });
      return checked(token, readJson(answer)).token;
    },

    /** Opens an application for a loan, or finds the one that was opened before under the same reference; its token. */
    async apply({ reference, amount, language, notifyUrl, returnUrls, customer }: NewApplication): Promise<string> {
      const { name, surname, email, phone, document } = customer;
      const answer = await requestProvider({
        ...common,
        headers: { ...headers, 'idempotency-key': reference },
        method: 'POST',
        url: `${url}/v1/applications`,
        body: {
          reference,
          amount,
          currency: 'EUR',
          language,
          notify_url: notifyUrl,
          return_url: returnUrls.ok,
          cancel_url: returnUrls.ko,
          customer: { name, surname, email, phone, document: document?.number ?? null },
        },
        mayRepeat: true,
      });
      return checked(token, readJson(answer)).token;
    },

    /** An application as it is now; null when Crediya knows none of this token. */
    async find(application: string): Promise<CrediyaApplication | null> {
      const answer = await requestProvider({
        ...common,
        method: 'GET',
        url: `${url}/v1/applications/${encodeURIComponent(application)}`,
        mayRepeat: true,
        expected: [404],
      });
      return answer.status === 404 ? null : checked(crediyaApplication, readJson(answer));
    },

    /** Gives back a part of a loan that was paid out; the same reference again gives nothing more back. */
    async refund(application: string, { amount, reference }: { amount: Cents; reference: string }): Promise<boolean> {
      const { status } = await requestProvider({
        ...common,
        headers: { ...headers, 'idempotency-key': reference },
        method: 'POST',
        url: `${url}/v1/applications/${encodeURIComponent(application)}/refunds`,
        body: { amount, reference },
        mayRepeat: true,
        expected: [404, 409, 422],
      });
      return status < 300;
    },

    /** Where a token is taken to. */
    applyUrl: `${url}/apply`,
  };
}
