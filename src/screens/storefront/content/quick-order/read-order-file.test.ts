import { describe, expect, it } from 'vitest';
import { maxQuickOrderLines } from '#areas/basket/basket-limits.ts';
import { maxFileBytes, readOrderFile } from './read-order-file.ts';

const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readOrderFile(new Blob(parts));

describe('a file of a quick order', () => {
  it.each([
    ['semicolons', '48-25407;3\n52-17836;10\n'],
    ['commas', '48-25407,3\n52-17836,10'],
    ['tabs', '48-25407\t3\n52-17836\t10'],
    ['quotation marks', '"48-25407","3"\r\n"52-17836", "10"'],
    ['empty lines and the line that names the separator', 'sep=;\r\n48-25407;3\r\n\r\n52-17836;10\r\n'],
    ['the mark of UTF-8', '\uFEFF48-25407;3\r52-17836;10'],
  ])('is read with %s', async (_name, content) => {
    expect(await read(content)).toEqual({ text: '48-25407\t3\n52-17836\t10' });
  });

  it('keeps its heading, which counts for nothing, and separators within quotation marks', async () => {
    expect(await read('Referència;Descripció;Quantitat\n48-25407;"Broca ""SDS""; 8 mm";3')).toEqual({
      text: 'Referència\tDescripció\tQuantitat\n48-25407\tBroca "SDS"; 8 mm\t3',
    });
  });

  it('is read as UTF-8, as Latin-1 and as UTF-16', async () => {
    const text = 'Referencia;Descripción\n48-25407;Caña';
    const expected = { text: text.replaceAll(';', '\t') };
    const codes = Array.from(text, (sign) => sign.charCodeAt(0));
    expect(await read(text)).toEqual(expected);
    expect(await read(Uint8Array.from(codes))).toEqual(expected);
    expect(await read(Uint8Array.from([0xff, 0xfe, ...codes.flatMap((code) => [code, 0])]))).toEqual(expected);
    expect(await read(Uint8Array.from([0xfe, 0xff, ...codes.flatMap((code) => [0, code])]))).toEqual(expected);
  });

  it('has limits of size and lines', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => '48-25407;1').join('\n');
    expect(await read(lines(maxQuickOrderLines + 1))).toHaveProperty('text');
    expect(await read(lines(maxQuickOrderLines + 2))).toEqual({ problem: 'too_many_lines' });
    expect(await read('9'.repeat(maxFileBytes + 1))).toEqual({ problem: 'too_large' });
    expect(await read('9'.repeat(maxFileBytes))).toEqual({ problem: 'too_large' });
  });

  it('is refused where it is no text', async () => {
    expect(await read(Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]))).toEqual({ problem: 'not_text' });
    expect(await read('')).toEqual({ problem: 'empty' });
    expect(await read(' \n\t\r\n')).toEqual({ problem: 'empty' });
  });

  it('takes hostile content for text, within the time of a test', async () => {
    expect(await read('=HYPERLINK("x");<script>\n48-1;1')).toEqual({ text: '=HYPERLINK("x")\t<script>\n48-1\t1' });
    for (const sign of ['"', ';', '";', ' "', '""'])
      expect(await read(sign.repeat(maxFileBytes / sign.length))).toHaveProperty('problem');
  });
});
