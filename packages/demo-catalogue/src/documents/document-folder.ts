import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrandCode, realBrands } from '../brands.ts';
import type { PlacedText } from '../check-wording.ts';
import { type EnergyLabel, energyLabelOf } from '../energy-labels.ts';
import type { Document, NumberedDraft } from '../product.ts';
import { mixtureOf } from '../safety/label-warnings.ts';
import { wordsOf } from './blocks.ts';
import { brandCertificates } from './brand-certificates.ts';
import { declarationName, declarationOf } from './declaration.ts';
import { energyLabelDocument, energySheetDocument } from './energy-papers.ts';
import { familyOf, isProtective } from './guides/find-guide.ts';
import { manualOf } from './manual.ts';
import { safetySheetOf } from './safety-sheet.ts';
import { type BilingualDocument, writePdf } from './write-pdf.ts';

interface Shared {
  readonly products: NumberedDraft[];
  readonly compose: (products: readonly NumberedDraft[]) => BilingualDocument;
}

const fileName = (name: string): string => `documents/${name}.pdf`;

/** Collects the documents that products and brands refer to, and writes each once: products of a brand and family share a file that names all of them. */
export class DocumentFolder {
  readonly #shared = new Map<string, Shared>();
  readonly #brands = new Map<string, BilingualDocument>();
  readonly #repaired = new Set<BrandCode>();

  /** None for a maker that exists. */
  documentsOf(draft: NumberedDraft): Document[] {
    const { kind, brand } = draft;
    if (realBrands.has(brand)) return [];
    const family = familyOf(draft);
    const mixture = mixtureOf(draft);
    const documents: Document[] = [];
    if (family) {
      const file = this.#share(`instructions-${family}-${brand}`, draft, (products) => manualOf(family, products));
      const name = isProtective(draft)
        ? { es: 'Folleto del fabricante', ca: 'Fullet del fabricant' }
        : { es: 'Manual de instrucciones', ca: 'Manual d’instruccions' };
      documents.push({ kind: 'instructions', file, name });
    }
    if (mixture) {
      const file = this.#share(`safety-${mixture}-${brand}`, draft, (products) => safetySheetOf(mixture, products));
      documents.push({
        kind: 'instructions',
        file,
        name: { es: 'Ficha de datos de seguridad', ca: 'Fitxa de dades de seguretat' },
      });
    }
    if (kind.certificates?.includes('conformity')) {
      const file = this.#share(`conformity-${kind.instructions ?? kind.code}-${brand}`, draft, declarationOf);
      documents.push({ kind: 'certificate', file, name: declarationName(draft) });
    }
    if (kind.certificates?.includes('dealer')) this.#repaired.add(brand);
    return documents;
  }

  /** The files of a product's energy label and its product information sheet. */
  energyPapersOf(draft: NumberedDraft, label: EnergyLabel): { label: string; sheet: string } {
    const { kind, brand, article } = draft;
    return {
      label: this.#share(`energy-label-${article}`, draft, () => energyLabelDocument(draft, label)),
      sheet: this.#share(`energy-sheet-${kind.code}-${brand}`, draft, (products) =>
        energySheetDocument(products, (product) => energyLabelOf(product)!),
      ),
    };
  }

  /** Known once all products have asked for theirs. */
  documentsOfBrand(brand: BrandCode): Document[] {
    return brandCertificates(brand, this.#repaired.has(brand)).map(({ code, name, document }) => {
      const file = fileName(`${code}-${brand}`);
      this.#brands.set(file, document);
      return { kind: 'certificate', file, name };
    });
  }

  /** What is printed, with the name of the file. */
  texts(): PlacedText[] {
    return [...this.#composed()].flatMap(([file, { title, blocks }]) =>
      [title, ...blocks.flatMap(wordsOf)].map((words): PlacedText => [file, words]),
    );
  }

  /** The PDFs that products and brands refer to. */
  async *files(): AsyncGenerator<{ path: string; content: Buffer }> {
    for (const [path, document] of this.#composed()) yield { path, content: Buffer.from(await writePdf(document)) };
  }

  /** Writes all documents; answers how many. */
  async write(folder: string): Promise<number> {
    await mkdir(join(folder, 'documents'), { recursive: true });
    for await (const { path, content } of this.files()) await writeFile(join(folder, path), content);
    return this.#shared.size + this.#brands.size;
  }

  #composed(): [string, BilingualDocument][] {
    const shared = [...this.#shared].map(([file, { products, compose }]): [string, BilingualDocument] => [
      file,
      compose(products),
    ]);
    return [...shared, ...this.#brands];
  }

  #share(name: string, draft: NumberedDraft, compose: Shared['compose']): string {
    const file = fileName(name);
    const shared = this.#shared.get(file) ?? { products: [], compose };
    shared.products.push(draft);
    this.#shared.set(file, shared);
    return file;
  }
}
