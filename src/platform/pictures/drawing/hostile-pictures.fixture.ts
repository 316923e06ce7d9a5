import { crc32, deflateSync } from 'node:zlib';

const svg = (content: string, size = 40): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`;

const markers = Array.from({ length: 6 }, (_, level) => {
  const path = `M0 0${'L1 1L2 0'.repeat(200)}`;
  const inner = level === 0 ? '' : ` marker-mid="url(#m${level - 1})"`;
  return `<marker id="m${level}" markerWidth="9" markerHeight="9"><path d="${path}"${inner} stroke="#000"/></marker>`;
}).join('');

/** 10 kB: each of 400 points of a line draws a marker, whose line has markers. Takes for ever to draw. */
export const nestedMarkers = svg(
  `<defs>${markers}</defs><path d="M0 0L9 9L18 0" stroke="#000" marker-mid="url(#m5)"/>`,
);

/** 8 kB; takes minutes to draw. */
export const wideFilter = svg(
  `<filter id="f">${'<feMorphology operator="dilate" radius="900"/><feGaussianBlur stdDeviation="900"/>'.repeat(100)}</filter>` +
    '<rect width="2000" height="2000" filter="url(#f)"/>',
  2000,
);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A black square of one bit a pixel. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([start, ...chunks]);
}

/** 45 kB: a small drawing of a picture that is gigabytes large once it is decoded. */
export const hugeImage = svg(
  `<image width="40" height="40" href="data:image/png;base64,${blackPng(16_000).toString('base64')}"/>`,
);
