/** The shop's name, which the document has. */
export const shopName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';

/** Whether this is a demo, which offers samples to try things with. */
export const isDemo = (): boolean => document.querySelector('meta[name="demo"]') !== null;
