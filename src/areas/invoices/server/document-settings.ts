import type { Clock } from '#values/clock.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import type { DocumentIssuer } from './document-facts.ts';

export interface DocumentSettings {
  /** The shop as it issues documents. */
  readonly issuer: (locale: Locale) => DocumentIssuer;
  /** Documents of the demo shop say that they have no fiscal validity. */
  readonly isDemo: boolean;
  /** Whether new documents are issued at all. */
  readonly isOn: boolean;
  /** What the numbers of invoices begin with; empty: nothing. Numbers once given never change. */
  readonly series: string;
  /** The shop's logo as a PNG picture for white paper; it is drawn into the PDF and stored with it. */
  readonly logo: Buffer | null;
}

/** What invoices are issued, corrected and drawn with. */
export interface Invoices {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: DocumentSettings;
}

/** Whatever was sold before this day has been invoiced in another way; in the demo nothing was. YYYY-MM-DD. */
export const firstDay = ({ clock, settings }: Pick<Invoices, 'clock' | 'settings'>): string =>
  settings.isDemo ? '1970-01-01' : shopTime(clock()).date;
