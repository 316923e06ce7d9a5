import { clockText, timeRanges } from '#values/opening-hours.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Thing } from '#web/json-ld.ts';
import type { getBasePage, getContacts } from '../contract.ts';

type Base = CallAnswer<typeof getBasePage>;
type Contacts = Pick<
  CallAnswer<typeof getContacts>,
  'name' | 'postalAddress' | 'phone' | 'email' | 'coords' | 'directionsUrl' | 'schedule' | 'exceptions'
>;

/** Where the shop stands among the things of schema.org: the absolute address of the home page in the page's language. */
interface Place {
  readonly home: string;
  readonly locale: string;
}

/** The company is one thing, whatever the language of the page. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The company, and what it promises of returns. */
export const organizationJsonLd = (base: Base, hasStore: boolean): Thing => ({
  '@type': 'OnlineStore',
  '@id': organizationId(base.url),
  name: base.name,
  legalName: base.legal.company,
  vatID: base.legal.taxId,
  description: base.description,
  url: `${base.url}/`,
  logo: `${base.url}/icon-512.png`,
  image: `${base.url}/share.jpg`,
  email: base.legal.email,
  sameAs: base.social.map(({ url }) => url),
  ...(base.returns && { hasMerchantReturnPolicy: returnPolicyJsonLd(base.returns, hasStore, base.url) }),
});

/** Withdrawal within some days; the law lets shops charge for sending back (RDLeg 1/2007 art. 108). */
export const returnPolicyJsonLd = (
  { days, paidBy }: NonNullable<Base['returns']>,
  hasStore: boolean,
  siteUrl: string,
): Thing => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'ES',
  returnPolicyCountry: 'ES',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  merchantReturnLink: `${siteUrl}/returns`,
  returnMethod: ['https://schema.org/ReturnByMail', ...(hasStore ? ['https://schema.org/ReturnInStore'] : [])],
  returnFees: `https://schema.org/${paidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  refundType: 'https://schema.org/FullRefund',
  itemCondition: 'https://schema.org/NewCondition',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
});

export const webSiteJsonLd = (base: Base, { home, locale }: Place): Thing => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: base.name,
  url: home,
  inLanguage: locale,
  publisher: { '@id': organizationId(base.url) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home.replace(/\/$/, '')}/search/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The store with its opening hours, lunch break and dated exceptions included. */
export const storeJsonLd = (contacts: Contacts, base: Base, { home }: Place): Thing => ({
  '@type': 'HardwareStore',
  '@id': `${base.url}/#store`,
  name: contacts.name,
  description: base.description,
  url: home,
  image: `${base.url}/share.jpg`,
  logo: `${base.url}/icon-512.png`,
  ...(contacts.phone && { telephone: contacts.phone }),
  email: contacts.email,
  currenciesAccepted: 'EUR',
  paymentAccepted: base.paymentMarks.join(', '),
  parentOrganization: { '@id': organizationId(base.url) },
  address: { '@type': 'PostalAddress', ...contacts.postalAddress },
  ...(contacts.coords && {
    geo: { '@type': 'GeoCoordinates', latitude: contacts.coords.lat, longitude: contacts.coords.lng },
    hasMap: contacts.directionsUrl,
  }),
  openingHoursSpecification: contacts.schedule.flatMap(({ weekday, workTime }) =>
    timeRanges(workTime).map((range) => ({
      ...hoursOf(range),
      dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}`,
    })),
  ),
  specialOpeningHoursSpecification: contacts.exceptions.flatMap(({ date, workTime }) => {
    const ranges = timeRanges(workTime);
    // From midnight to midnight means closed (developers.google.com, local business).
    return (ranges.length > 0 ? ranges : [{ start: 0, end: 0 }]).map((range) => ({
      ...hoursOf(range),
      validFrom: date,
      validThrough: date,
    }));
  }),
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const hoursOf = ({ start, end }: { readonly start: number; readonly end: number }): Thing => ({
  '@type': 'OpeningHoursSpecification',
  opens: clockText(start),
  closes: clockText(end),
});
