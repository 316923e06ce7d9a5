export { type AttributeCode, attributes } from './attributes.ts';
export { buildCatalogue } from './build-catalogue.ts';
export { demoProducts } from './demo-products.ts';
export { keyAttributes } from './key-attributes.ts';
export { sectionTree } from './section-tree.ts';
export type { Section } from './tree/section.ts';
