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
