import { z } from 'zod';
import type { MeasurementSettings } from '#values/page-services.ts';

const webAddress = z.url({ protocol: /^https?$/ }).optional();

export const measurementEnvironment = {
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'is not the id of a Google tag such as G-AB12CD34EF')
    .optional(),
  ANALYTICS_SCRIPT_URL: webAddress,
  RECORDING_ID: z
    .string()
    .regex(/^[a-z0-9]{4,20}$/, 'is not the id of a Clarity project such as ab12cd34ef')
    .optional(),
  RECORDING_SCRIPT_URL: webAddress,
};

type Environment = { readonly [Name in keyof typeof measurementEnvironment]?: string | undefined };

/** Where browsers may load the tags' scripts from, and where these may send to. */
export interface TagSources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.googletagmanager.com',
];
const google = { scripts: ['https://www.googletagmanager.com/gtag/'], hosts: googleHosts };
const clarity = {
  scripts: ['https://www.clarity.ms/tag/', 'https://scripts.clarity.ms'],
  hosts: ['https://*.clarity.ms'],
};

/** The tags that are set up, in production only; empty otherwise. */
export function readMeasurement(set: Environment & { readonly SHOP_MODE: 'demo' | 'production' }): {
  readonly measurement: MeasurementSettings;
  readonly tagSources: TagSources;
} {
  const isOn = set.SHOP_MODE === 'production';
  const analytics = isOn && set.ANALYTICS_ID && { id: set.ANALYTICS_ID, own: set.ANALYTICS_SCRIPT_URL };
  const recording = isOn && set.RECORDING_ID && { id: set.RECORDING_ID, own: set.RECORDING_SCRIPT_URL };
  const used = [analytics && ownOr(analytics.own, google), recording && ownOr(recording.own, clarity)].filter(
    (sources) => sources !== undefined && sources !== '' && sources !== false,
  );
  const hosts = used.flatMap((sources) => sources.hosts);
  return {
    measurement: {
      ...(analytics && {
        analytics: { id: analytics.id, scriptUrl: analytics.own ?? 'https://www.googletagmanager.com/gtag/js' },
      }),
      ...(recording && {
        recording: { id: recording.id, scriptUrl: recording.own ?? 'https://www.clarity.ms/tag/' },
      }),
    },
    tagSources: { scripts: used.flatMap(({ scripts }) => scripts), connections: hosts, pictures: hosts },
  };
}

/** A tag that is served elsewhere, such as by the shop's own tag server, also sends to there. */
const ownOr = (
  own: string | undefined,
  usual: { readonly scripts: readonly string[]; readonly hosts: readonly string[] },
) => (own === undefined ? usual : { scripts: [new URL(own).origin], hosts: [new URL(own).origin] });
