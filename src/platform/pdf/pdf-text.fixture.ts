import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF in one line. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

type Tag = readonly [role: string, ...(string | Tag)[]];

/** A document as who has it read aloud meets it: each tag with its texts and tags; and what stands outside of all tags. */
export async function readAloud(pdf: Buffer): Promise<{ tags: Tag[]; decoration: string; untagged: string }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const tags: Tag[] = [];
  const texts = new Map<string, string>();
  const append = (key: string, text: string): void => void texts.set(key, (texts.get(key) ?? '') + text);
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const open: string[] = [];
    for (const item of items) {
      if ('str' in item) append(open.at(-1) ?? 'untagged', item.str + (item.hasEOL ? ' ' : ''));
      else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? 'decoration');
    }
    const tree: TreeNode = (await page.getStructTree()) ?? { children: [] };
    tags.push(...readNodes(tree, texts).filter((tag) => typeof tag !== 'string'));
  }
  const line = (key: string): string => (texts.get(key) ?? '').replaceAll(/\s+/g, ' ').trim();
  return { tags, decoration: line('decoration'), untagged: line('untagged') };
}

interface TreeNode {
  readonly children: readonly ({ readonly role: string; readonly children: TreeNode['children'] } | object)[];
}

const readNodes = ({ children }: TreeNode, texts: ReadonlyMap<string, string>): (string | Tag)[] =>
  children.map((child) => {
    if ('role' in child) return [child.role, ...readNodes(child, texts)];
    return 'id' in child ? (texts.get(String(child.id)) ?? '').replaceAll(/\s+/g, ' ').trim() : '';
  });
