export { type AttributeCode, attributes } from './attributes.ts';
export { buildCatalogue, writeTables } from './build-catalogue.ts';
export { composeCatalogue, type ComposedCatalogue } from './compose-catalogue.ts';
export { demoProducts } from './demo-products.ts';
export { fitRules } from './fits/what-fits.ts';
export { sectionTree } from './section-tree.ts';
export type { Section } from './section.ts';
