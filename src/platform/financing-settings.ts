import { z } from 'zod';
import { StartError } from './start-error.ts';

/** An account with seQura. */
export interface SequraSettings {
  /** The address of its API, without a trailing slash. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly merchant: string;
  /** Names the merchant to the script; browsers see it. */
  readonly assetKey: string;
  /** The script that browsers load in the checkout. */
  readonly scriptUrl: string;
}

/** An account with Crediya. */
export interface CrediyaSettings {
  /** The address of its API and its pages, without a trailing slash. */
  readonly url: string;
  /** Signs what is sent in both directions. */
  readonly key: string;
}

const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/$/, ''))
  .optional();
const text = z.string().max(200).optional();

export const financingEnvironment = {
  SEQURA_URL: webAddress,
  SEQURA_USER: text,
  SEQURA_PASSWORD: text,
  SEQURA_MERCHANT: text,
  SEQURA_ASSET_KEY: text,
  SEQURA_SCRIPT_URL: webAddress,
  CREDIYA_URL: webAddress,
  CREDIYA_KEY: text,
};

export const secretFinancingSettings = ['SEQURA_PASSWORD', 'CREDIYA_KEY'] as const;

type Environment = { readonly [Name in keyof typeof financingEnvironment]?: string | undefined };

/** The secrets of the demo's simulators, known to everybody. */
const demoPassword = 'demo-sequra-password';
const demoKey = 'demo-crediya-key';

/** The providers that are set up; in the demo, where nothing else is set, the simulators that it serves itself. */
export function readFinancing(
  set: Environment & { readonly SHOP_MODE: 'demo' | 'production' },
  publicUrl: string,
): { readonly sequra: SequraSettings | null; readonly crediya: CrediyaSettings | null } {
  const sequra = complete('SEQURA', {
    url: set.SEQURA_URL,
    user: set.SEQURA_USER,
    password: set.SEQURA_PASSWORD,
    merchant: set.SEQURA_MERCHANT,
    assetKey: set.SEQURA_ASSET_KEY,
    scriptUrl: set.SEQURA_SCRIPT_URL,
  });
  const crediya = complete('CREDIYA', { url: set.CREDIYA_URL, key: set.CREDIYA_KEY });
  if (set.SHOP_MODE === 'production') {
    if (sequra?.password === demoPassword) throw new StartError('SEQURA_PASSWORD is that of the demo.');
    if (crediya?.key === demoKey) throw new StartError('CREDIYA_KEY is that of the demo.');
    return { sequra, crediya };
  }
  const sandbox = `${publicUrl}/sandbox`;
  return {
    sequra: sequra ?? {
      url: `${sandbox}/sequra`,
      user: 'demo',
      password: demoPassword,
      merchant: 'ferreter_demo',
      assetKey: 'demo',
      scriptUrl: `${sandbox}/sequra/assets/sequra-checkout.min.js`,
    },
    crediya: crediya ?? { url: `${sandbox}/crediya`, key: demoKey },
  };
}

/** All settings of a provider, or null when none is set; some without the others are a mistake. */
function complete<Name extends string>(
  prefix: string,
  parts: Readonly<Record<Name, string | undefined>>,
): Readonly<Record<Name, string>> | null {
  const values = Object.values(parts);
  if (values.every((value) => value === undefined)) return null;
  const missing = Object.entries(parts).find(([, value]) => value === undefined)?.[0];
  if (missing) {
    const name = missing.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    throw new StartError(`The settings ${prefix}_… belong together: ${prefix}_${name} is missing.`);
  }
  return parts as Readonly<Record<Name, string>>;
}
