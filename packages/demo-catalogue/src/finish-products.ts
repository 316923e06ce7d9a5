import { createArticleNumbers, inStoreEan } from './article-numbers.ts';
import { brandOf } from './brands.ts';
import { describeProduct } from './describe-product.ts';
import { energyLabelOf } from './energy-labels.ts';
import type { KindText } from './kind-text.ts';
import type { PictureFolder } from './pictures/picture-folder.ts';
import { productPictures } from './pictures/product-pictures.ts';
import type { Draft } from './expand-kind.ts';
import type { NumberedDraft, Product } from './product.ts';
import { isArchived, isNew, popularityOf, publishedAt, salePriceOf, stockOf } from './stock-and-prices.ts';
import { kitPrice } from './kit-prices.ts';
import { ProductLinks } from './product-links.ts';
import type { DocumentFolder } from './documents/document-folder.ts';

function numbered(drafts: readonly Draft[]): NumberedDraft[] {
  const nextArticle = createArticleNumbers();
  return drafts.map((draft) => {
    const article = nextArticle(brandOf(draft.brand).prefix, draft.identity);
    return { ...draft, article, ean: inStoreEan(article) };
  });
}

/** Numbers the drafts and adds what depends on the article or on other products. */
export function finishProducts(
  drafts: readonly Draft[],
  texts: ReadonlyMap<string, KindText>,
  pictures: PictureFolder,
  documents: DocumentFolder,
): Product[] {
  const unpriced = numbered(drafts);
  const links = new ProductLinks(unpriced);
  const kits = unpriced.map((draft) => links.kitOf(draft));
  const byArticle = new Map(unpriced.map((draft) => [draft.article, draft]));
  const all = unpriced.map((draft, at) => {
    const { kitLines, extraLines } = kits[at]!;
    const parts = kitLines.map(({ article, quantity }) => ({ part: byArticle.get(article)!, quantity }));
    return parts.length === 0 || extraLines.length > 0 ? draft : { ...draft, price: kitPrice(draft, parts) };
  });
  const kitsWith = Map.groupBy(
    kits.flatMap(({ kitLines }) => kitLines),
    ({ article }) => article,
  );
  const energyOf = (draft: NumberedDraft): Product['energy'] => {
    const label = energyLabelOf(draft);
    return label && { ...label, papers: documents.energyPapersOf(draft, label) };
  };
  return all.map((draft, at): Product => ({
    ...draft,
    ...kits[at]!,
    salePrice: salePriceOf(draft),
    stock: stockOf(draft, kitsWith.get(draft.article)?.length),
    archived: isArchived(draft),
    isNew: isNew(draft),
    publishedAt: publishedAt(draft.article),
    popularity: popularityOf(draft),
    description: describeProduct(draft, texts.get(draft.kind.code)!),
    contents: draft.version?.contents ?? draft.kind.contents ?? [],
    soldTogether: links.soldTogether(draft),
    pictures: productPictures(draft, pictures),
    documents: documents.documentsOf(draft),
    energy: energyOf(draft),
  }));
}
