import type { Cents } from '#values/money.ts';
import type { Consumption } from '../../../calculation-of.ts';
import type { WithdrawalExemption } from '../../../contract.ts';
import type { QuantityPrice } from '#areas/pricing/quantity-price.ts';
import type { VatRate } from '#areas/pricing/vat.ts';
import type { Content } from '#areas/pricing/price-per-measure.ts';
import type { Fulfilment } from '../../../fulfilment.ts';
import type {
  AttributeValues,
  EnergyLabel,
  Guarantee,
  KitPart,
  Maker,
  StoredDocument,
  StoredPicture,
} from '../../catalogue-tables.ts';
import type { NamedDocument } from './read-documents.ts';

/** A checked row of the products file; sections, brands and files are still as written. */
export interface ProductDraft {
  readonly line: number;
  readonly article: string;
  readonly ean: string | null;
  readonly eans: readonly string[];
  readonly mpn: string | null;
  readonly nameEs: string;
  readonly nameCa: string;
  readonly descriptionEs: string;
  readonly descriptionCa: string;
  readonly section: string;
  readonly brand: string;
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly quantityPrices: readonly QuantityPrice<Cents>[];
  readonly vatRate: VatRate;
  /** What the row says that the shop pays, in euros without VAT; not stored. */
  readonly cost: number | null;
  readonly stock: number;
  readonly unit: string;
  readonly isArchived: boolean;
  readonly isVirtual: boolean;
  readonly withdrawalExemption: WithdrawalExemption | null;
  readonly isNew: boolean;
  readonly publishedAt: Date | null;
  readonly popularity: number;
  readonly pictures: readonly string[];
  readonly documents: readonly NamedDocument[];
  readonly attributes: AttributeValues;
  readonly contentsEs: readonly string[];
  readonly contentsCa: readonly string[];
  readonly kit: readonly KitPart[];
  readonly model: string | null;
  readonly modelName: string | null;
  readonly previousSlugs: readonly string[];
  readonly versionEs: string;
  readonly versionCa: string;
  readonly soldTogether: readonly string[];
  readonly content: Content | null;
  readonly consumption: Consumption | null;
  readonly maker: Maker | null;
  readonly warningsEs: readonly string[];
  readonly warningsCa: readonly string[];
  readonly guarantee: Guarantee | null;
  readonly deliveryClass: string | null;
  readonly fulfilment: Fulfilment;
  readonly isAppliance: boolean;
  readonly isWeee: boolean;
  readonly hasBattery: boolean;
  readonly energy: EnergyLabel | null;
  readonly shelf: string | null;
}

/** A draft whose files are stored. */
export interface ProductWithFiles extends Omit<ProductDraft, 'pictures' | 'documents'> {
  readonly pictures: readonly StoredPicture[];
  readonly documents: readonly StoredDocument[];
}

/** A product with its section and brand resolved: ready to be saved. */
export interface ResolvedProduct extends Omit<ProductWithFiles, 'section' | 'brand'> {
  readonly sectionId: number;
  readonly brandId: number | null;
}
