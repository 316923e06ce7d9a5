import { z } from 'zod';

export const errorReportEnvironment = {
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/\w+@[^/]+\/(?:.*\/)?\d+$/, 'is not a DSN such as https://key@errors.example/1')
    .optional(),
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'has other characters than letters, digits, dot and hyphen')
    .optional(),
  SENTRY_RELEASE: z
    .string()
    .regex(/^[\w.@+-]{1,100}$/, 'has other characters than letters, digits and .@+-')
    .optional(),
};

type Environment = { readonly [Name in keyof typeof errorReportEnvironment]?: string | undefined };

export interface ErrorReportSettings {
  readonly dsn: string;
  readonly environment: string;
  /** The shopkeeper's name for what is installed; without one the build's. */
  readonly release: string | undefined;
}

/** Where errors are reported; null: nowhere. */
export const readErrorReports = (
  set: Environment & { readonly SHOP_MODE: 'demo' | 'production' },
): ErrorReportSettings | null =>
  set.SENTRY_DSN === undefined
    ? null
    : {
        dsn: set.SENTRY_DSN,
        environment: set.SENTRY_ENVIRONMENT ?? set.SHOP_MODE,
        release: set.SENTRY_RELEASE,
      };
