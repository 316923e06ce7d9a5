import type { ExportPreset } from '../export-preset.ts';

/** The export of products, with the headers of before and after 2025. */
export const shopify: ExportPreset = {
  program: 'Shopify',
  signs: [
    'Handle',
    'Body (HTML)',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
    'Variant Inventory Qty',
    'Variant Compare At Price',
    'Image Src',
    'URL handle',
    'Published on online store',
    'Compare-at price',
    'Inventory tracker',
    'Product image URL',
  ],
  columns: {
    article: ['Variant SKU', 'SKU'],
    ean: ['Variant Barcode', 'Barcode'],
    name_es: ['Title'],
    description_es: ['Body (HTML)', 'Description'],
    section: ['Type'],
    brand: ['Vendor'],
    price: ['Variant Price', 'Price'],
    cost: ['Cost per item'],
    stock: ['Variant Inventory Qty', 'Inventory quantity'],
    pictures: ['Image Src', 'Product image URL'],
    '@kind': ['Gift Card', 'Gift card'],
    '@family': ['Handle', 'URL handle'],
    '@published': ['Published', 'Published on online store'],
    '@state': ['Status'],
    '@sections': ['Product Category', 'Product category'],
    '@version_picture': ['Variant Image', 'Variant image URL'],
    '@former_price': ['Variant Compare At Price', 'Compare-at price'],
    '@option_name#': ['Option# Name'],
    '@option_value#': ['Option# Value'],
  },
  // What such a card is worth is money, and no product.
  kinds: { true: 'other' },
  pathSign: '>',
  roots: [],
  remark:
    'Its prices are taken as with VAT. Where "Compare At Price" is higher it is the price, and "Price" is sale_price; a section is the "Type", or the category where there is none',
};
