import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Kind } from '../kind-table.ts';
import type { NumberedDraft } from '../product.ts';
import { manualOf } from './manual.ts';
import { safetySheetOf } from './safety-sheet.ts';
import { type BilingualDocument, writePdf } from './write-pdf.ts';

const drill = (article: string, torque: number): NumberedDraft =>
  ({
    article,
    brand: 'norda',
    section: 'taladros',
    name: { es: `Taladro de ${torque}\u00a0Nm`, ca: `Trepant de ${torque}\u00a0Nm` },
    kind: { code: 'drill-driver', instructions: 'drills', certificates: ['conformity'] } as unknown as Kind,
    values: { 'power-source': 'battery', voltage: 18, torque },
  }) as unknown as NumberedDraft;

async function read(document: BilingualDocument) {
  const pdf = await getDocumentProxy(await writePdf(document));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const { text: pages } = await extractText(pdf, { mergePages: false });
  return {
    text,
    pages,
    info: info as Record<string, string>,
    bookmarks: (await pdf.getOutline()).map(({ title }) => title),
  };
}

test('instructions name each product with its figures in both languages, and the maker', async () => {
  const { text, info, bookmarks } = await read(manualOf('drills', [drill('13-1', 60), drill('13-2', 85)]));
  expect(info['Title']).toContain('manual de instrucciones');
  expect(info['Language']).toBe('es-ES');
  expect(bookmarks).toEqual(['Español', 'Català']);
  for (const part of ['13-1', '13-2', '60 Nm', '85 Nm', 'Uso paso a paso', 'Ús pas a pas', 'RAEE', '@norda.example'])
    expect(text.replace(/\s/g, ' ')).toContain(part);
});

test('a long list of products goes on over pages, under its head again', async () => {
  const { text, pages } = await read(
    manualOf(
      'drills',
      Array.from({ length: 120 }, (_, at) => drill(`13-${at}`, at + 1)),
    ),
  );
  expect(text.match(/Artículo Producto/g)!.length).toBeGreaterThan(1);
  expect(text).toContain('13-119');
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) expect(page).toMatch(/demostraci(ón, sin|ó, sense) valor legal/);
});

test('a safety data sheet has its sixteen sections', async () => {
  const { text } = await read(safetySheetOf('cement', [drill('30-1', 1)]));
  for (let section = 1; section <= 16; section += 1) expect(text).toContain(`${section}. `);
  expect(text).toContain('H318');
});

test('a family without a guide is refused', () => {
  expect(() => manualOf('unheard-of', [drill('13-1', 60)])).toThrow('no guide');
});
