import type { Config } from '#platform/config.ts';

/** The accounts that the shop reaches at its own address; a real provider's test account needs no simulator. */
export function simulatedAccounts({ publicUrl, redsys, sequra, crediya }: Config) {
  const own = <Account extends { readonly url: string }>(account: Account | null): Account | null =>
    account?.url.startsWith(`${publicUrl}/sandbox/`) ? account : null;
  return { redsys: own(redsys), sequra: own(sequra), crediya: own(crediya) };
}

/** Where the checkout takes customers to pay, and whose script runs in it; the demo's simulators are the shop itself. */
export function paymentOrigins({ publicUrl, redsys, sequra, crediya }: Config) {
  const foreign = (...urls: readonly (string | undefined)[]): string[] => {
    const origins = urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
    return [...new Set(origins)].filter((origin) => origin !== new URL(publicUrl).origin);
  };
  return { formOrigins: foreign(redsys?.url, crediya?.url), embeddedOrigins: foreign(sequra?.url, sequra?.scriptUrl) };
}
