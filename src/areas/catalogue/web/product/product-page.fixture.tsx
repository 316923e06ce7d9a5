import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { messages as productMessages } from './messages.ts';
import { productOf } from '../listing/listing.fixture.ts';
import { ProductPage } from './product-page.tsx';
import type { ProductContext } from './product-context.ts';

/** The context of a page in Spanish. */
export const context: ProductContext = {
  locale: 'es',
  t: { ...messages.es, detail: productMessages.es },
  href: (path) => path,
};

/** A product as its page gets it. */
export const detailOf = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  ...productOf(),
  ean: null,
  mpn: null,
  withdrawalExemption: null,
  description: '<p>Para obra.</p>',
  technicalSheet: [],
  documents: [],
  contents: [],
  pickupPoints: [],
  kit: [],
  model: null,
  version: '',
  versions: [],
  soldTogether: [],
  benefits: [],
  figures: [],
  fits: { platform: null, groups: [] },
  delivery: null,
  content: null,
  maker: null,
  warnings: [],
  guarantee: null,
  legalGuarantee: null,
  deliveryClass: null,
  fulfilment: 'any',
  isAppliance: false,
  brandCertificates: [],
  questions: [],
  seo: { title: '', description: '', canonical: 'https://shop.example/product/x' },
  breadcrumbs: [],
  lowestPrice30Days: 329,
  ...change,
});
/** The markup of a product’s page. */
export const page = (change: Partial<ProductDetail> = {}, similar = [productOf({ id: 2, name: 'Otro taladro' })]) =>
  renderToStaticMarkup(
    <ProductPage
      product={detailOf(change)}
      similar={similar}
      buy={null}
      stickyBuy={null}
      chatUrl="/chat"
      context={context}
    />,
  );
/** The text of markup, its parts joined by one space. */
export const words = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
