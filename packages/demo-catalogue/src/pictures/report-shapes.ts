import { composeCatalogue } from '../compose-catalogue.ts';
import { medianOf, repeatedShapes } from './repeated-shapes.ts';

/** `node packages/demo-catalogue/src/pictures/report-shapes.ts` prints which shape each section repeats most, the worst first. */
async function reportShapes(): Promise<void> {
  const { products, pictures } = await composeCatalogue();
  const sections = (await repeatedShapes(products, pictures)).sort(
    (one, other) => other.products.length - one.products.length,
  );
  for (const { section, shown, products: alike } of sections) {
    const drawings = Map.groupBy(alike, ({ kind }) => kind.drawing);
    const names = [...drawings].map(([drawing, { length }]) => `${drawing} ${length}`).join(', ');
    console.log(`${String(alike.length).padStart(4)} of ${shown}  ${section}: ${names}`);
  }
  const counts = sections.map(({ products: alike }) => alike.length);
  console.log(`${counts.length} sections, median ${medianOf(counts)}, largest ${Math.max(...counts)}.`);
}

if (import.meta.main) await reportShapes();
