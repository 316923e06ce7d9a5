import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF in one line. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
