import type { Listing, ProductDetail } from '#areas/catalogue/contract.ts';
import { productJsonLd } from '#areas/catalogue/web/product/product-json-ld.ts';
import type { SectionContent } from '#areas/content/contract.ts';
import { messages as financingMessages } from '#areas/payment/web/financing/messages.ts';
import {
  organizationId,
  organizationJsonLd,
  returnPolicyJsonLd,
  storeJsonLd,
  webSiteJsonLd,
} from '#areas/store/web/store-json-ld.ts';
import { hasStore } from '#areas/store/web/store-contacts.ts';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { ApiClient } from '#web/api-client.ts';
import { breadcrumbList, type Thing } from '#web/json-ld.ts';
import type { FrameData } from '../frame/frame-data.ts';
import { faqJsonLd, questionsJsonLd } from './faq-json-ld.ts';

export interface DescribedPage {
  /** The screen's file. */
  readonly file: string;
  /** What its loader answered. */
  readonly data: unknown;
  readonly frame: FrameData;
  readonly locale: Locale;
  readonly api: ApiClient;
}

type Describe = (data: never, page: DescribedPage) => readonly Thing[] | Promise<readonly Thing[]>;

interface ContentPage {
  readonly name: string;
  readonly html: string;
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[];
}

/** Pages of text that tell where the store is and when it opens. */
const pagesOfStore: readonly string[] = ['contacts', 'working-hours', 'about'];

const describers: Readonly<Record<string, Describe>> = {
  'content/home-screen': async (_data: unknown, page) => [
    organizationJsonLd(page.frame.base, hasStore(page.frame.contacts)),
    webSiteJsonLd(page.frame.base, placeOf(page)),
    ...(await describeStore(page)),
  ],
  'catalogue/product-screen': ({ product }: { product: ProductDetail }, page) => {
    const { base } = page.frame;
    const addressOf = addressesOf(page);
    return [
      productJsonLd(product, {
        origin: base.url,
        sellerId: organizationId(base.url),
        addressOf,
        returnPolicy: base.returns && returnPolicyJsonLd(base.returns, hasStore(page.frame.contacts), base.url),
      }),
      // Its questions are those of its section, whose page has them.
      breadcrumbList(product.breadcrumbs, addressOf),
    ];
  },
  'catalogue/catalog-screen': (section: ListedSection, page) => [
    ...describeListing(section, page),
    ...(section.seo.canonical !== null && section.choice.page === 1
      ? questionsJsonLd(section.content.questions ?? [], page.frame.base.url)
      : []),
  ],
  'catalogue/brand-screen': describeListing,
  'catalogue/offers-screen': describeListing,
  'catalogue/new-products-screen': describeListing,
  'content/contacts-screen': describeText,
  'content/page-screen': describeText,
  'financing/financing-screen': (text: ContentPage | null, page) => [
    ...describeWay({ breadcrumbs: [{ name: financingMessages[page.locale].page, url: '/financing' }] }, page),
    ...faqJsonLd(text?.html ?? '', page.frame.base.url),
  ],
  'catalogue/brands-screen': ({ brands }: { brands: readonly Linked[] }, page) => describeList(brands, page),
  'content/promotions-screen': ({ promotions, seo }: { promotions: readonly Entry[]; seo: Seo }, page) =>
    describeCollection({ name: seo.title, url: '/promotions', seo, items: promotions.map(linked) }, page),
  'content/promotion-screen': describePromotion,
  'content/jobs-screen': ({ jobs, seo }: { jobs: readonly Entry[]; seo: Seo }, page) =>
    describeCollection({ name: seo.title, url: '/tools-by-job', seo, items: jobs.map(linked) }, page),
  'content/job-screen': (job: JobPage, page) =>
    describeCollection({ ...job, name: job.title, items: job.products }, page),
  'content/projects-screen': ({ projects, seo }: { projects: readonly Entry[]; seo: Seo }, page) =>
    describeCollection({ name: seo.title, url: '/projects', seo, items: projects.map(linked) }, page),
  'content/project-screen': ({ project, seo, breadcrumbs }: ProjectPage, page) => {
    const items = project.lines.map(({ product }) => product);
    return describeCollection({ name: project.title, url: project.url, seo, breadcrumbs, items }, page);
  },
};

type ListedSection = Parameters<typeof describeListing>[0] & {
  readonly content: SectionContent;
  readonly choice: { readonly page: number };
};

/** What a link in a list leads to. */
interface Linked {
  readonly name: string;
  readonly url: string;
}

interface Seo {
  readonly title: string;
  readonly description: string;
  /** Null: the page is not indexed. */
  readonly canonical: string | null;
}

/** A promotion or job. */
interface Entry {
  readonly title: string;
  readonly url: string;
}

type JobPage = Entry & Pick<ContentPage, 'breadcrumbs'> & { readonly products: readonly Linked[]; readonly seo: Seo };

type ProjectPage = Pick<ContentPage, 'breadcrumbs'> & {
  readonly project: Entry & { readonly lines: readonly { readonly product: Linked }[] };
  readonly seo: Seo;
};

const linked = ({ title, url }: Entry): Linked => ({ name: title, url });

/** What a page shows, for search engines; nothing where that would help nobody. */
export const describePage = async (page: DescribedPage): Promise<readonly Thing[]> =>
  (await describers[page.file]?.(page.data as never, page)) ?? [];

/** Describes the way to the page alone. */
function describeWay({ breadcrumbs }: Pick<ContentPage, 'breadcrumbs'>, page: DescribedPage): readonly Thing[] {
  return [breadcrumbList([{ name: page.frame.base.name, url: '/' }, ...breadcrumbs], addressesOf(page))];
}

async function describeText({ name, html, breadcrumbs }: ContentPage, page: DescribedPage): Promise<readonly Thing[]> {
  return [
    ...describeWay({ breadcrumbs }, page),
    ...faqJsonLd(html, page.frame.base.url),
    ...(pagesOfStore.includes(name) ? await describeStore(page) : []),
  ];
}

/** A page that is there for what it lists, and the way to it: of itself alone unless it names one. */
function describeCollection(
  {
    name,
    url,
    seo: { description, canonical },
    items,
    breadcrumbs = [{ name, url }],
  }: Linked & Partial<Pick<ContentPage, 'breadcrumbs'>> & { readonly seo: Seo; readonly items: readonly Linked[] },
  page: DescribedPage,
): readonly Thing[] {
  if (canonical === null) return [];
  const [mainEntity] = describeList(items, page);
  const collection = { '@type': 'CollectionPage', name, description, url: canonical, inLanguage: page.locale };
  return [...describeWay({ breadcrumbs }, page), { ...collection, ...(mainEntity && { mainEntity }) }];
}

/** The products that a promotion shows; nothing of one that has ended. */
function describePromotion(
  {
    promotion,
    data,
    seo,
  }: { promotion?: Entry & Pick<ContentPage, 'breadcrumbs'>; data: Pick<Listing, 'products'>; seo: Seo },
  page: DescribedPage,
): readonly Thing[] {
  if (!promotion) return [];
  return describeCollection({ ...promotion, name: promotion.title, seo, items: data.products }, page);
}

/** Nothing for an empty list. */
function describeList(items: readonly Linked[], page: DescribedPage): readonly Thing[] {
  const addressOf = addressesOf(page);
  const itemListElement = items.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: addressOf(url),
  }));
  return items.length > 0 ? [{ '@type': 'ItemList', itemListElement }] : [];
}

/** The products of an indexed page of a listing, and the way there. */
function describeListing(
  { data, seo }: { data: Pick<Listing, 'products' | 'breadcrumbs'>; seo: { canonical: string | null } },
  page: DescribedPage,
): readonly Thing[] {
  if (seo.canonical === null) return [];
  const lists = describeList(data.products, page).map((list) => ({ ...list, url: seo.canonical }));
  return [breadcrumbList(data.breadcrumbs, addressesOf(page)), ...lists];
}

async function describeStore(page: DescribedPage): Promise<readonly Thing[]> {
  if (!hasStore(page.frame.contacts)) return [];
  const contacts = await page.api('GET /content/contact/base');
  return contacts.ok ? [storeJsonLd(contacts.value, page.frame.base, placeOf(page))] : [];
}

const addressesOf =
  ({ frame, locale }: DescribedPage) =>
  (path: string): string =>
    frame.base.url + localisedPath(path, locale);

const placeOf = (page: DescribedPage) => ({ home: addressesOf(page)('/'), locale: page.locale });
