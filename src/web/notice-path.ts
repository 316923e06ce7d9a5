/** The path, without language, of the page that asks for a notice of a product; `url` is that of the product. */
export const noticePath = (url: string): string => `/notice?product=${url.slice(url.lastIndexOf('/') + 1)}`;
