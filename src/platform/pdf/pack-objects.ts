import { deflateSync } from 'node:zlib';

/**
 * The same document with all objects but its streams in one compressed stream, and their table in another (ISO 32000-1, 7.5.7 and
 * 7.5.8). pdfkit writes each as plain text: the tags of a table, an object for each cell, are larger than its text and fonts.
 */
export function packObjects(pdf: Buffer): Buffer {
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(pdf.toString('latin1', pdf.length - 64))![1]);
  const [table = '', trailer = ''] = pdf.toString('latin1', tableAt).split('trailer\n');
  const offsets = Array.from(table.matchAll(/(\d{10}) \d{5} n/g), ([, offset]) => Number(offset));
  const ends = [...offsets, tableAt].sort((one, other) => one - other);
  const endOf = new Map(ends.map((offset, index) => [offset, ends[index + 1]]));

  const parts = [pdf.subarray(0, ends[0])];
  let length = parts[0]!.length;
  function append(part: Buffer): number {
    parts.push(part);
    length += part.length;
    return length - part.length;
  }
  const packed: { readonly id: number; readonly body: Buffer }[] = [];
  const packedId = offsets.length + 1;
  /** For each object: 1 and where it stands, or 2 and its place in the packed ones. */
  const entries = offsets.map((offset, index) => {
    const whole = pdf.subarray(offset, endOf.get(offset));
    const body = whole.subarray(whole.indexOf(' obj\n') + 5, whole.lastIndexOf('\nendobj'));
    if (body.subarray(-9).equals(endOfStream)) return [1, append(whole), 0] as const;
    return [2, packedId, packed.push({ id: index + 1, body }) - 1] as const;
  });

  let at = 0;
  const places = packed.map(({ id, body }) => {
    const place = `${id} ${at}`;
    at += body.length + 1;
    return place;
  });
  const head = Buffer.from(`${places.join(' ')}\n`);
  const content = Buffer.concat([head, ...packed.flatMap(({ body }) => [body, lineBreak])]);
  const packedAt = append(streamOf(packedId, `/Type /ObjStm /N ${packed.length} /First ${head.length}`, content));

  const rows = [[0, 0, 0xffff], ...entries, [1, packedAt, 0], [1, length, 0]] as const;
  const bytes = Buffer.concat(
    rows.map(([kind, place, index]) => {
      const row = Buffer.alloc(7);
      row.writeUInt8(kind);
      row.writeUInt32BE(place, 1);
      row.writeUInt16BE(index, 5);
      return row;
    }),
  );
  const rest = trailer.slice(trailer.indexOf('/Root'), trailer.indexOf('>>\nstartxref')).trim();
  const facts = `/Type /XRef /Size ${rows.length} /W [1 4 2] ${rest}`;
  const newTableAt = append(streamOf(packedId + 1, facts, bytes));
  append(Buffer.from(`startxref\n${newTableAt}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const endOfStream = Buffer.from('endstream');
const lineBreak = Buffer.from('\n');

function streamOf(id: number, facts: string, content: Buffer): Buffer {
  const bytes = deflateSync(content, { level: 9 });
  const head = `${id} 0 obj\n<< ${facts} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream\nendobj\n')]);
}
