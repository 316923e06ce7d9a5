import { decodeQR } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** The drawing as a camera sees it: dark squares on white. */
function photograph(markup: string, scale = 4) {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(markup)![1]);
  const width = modules * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const column = Number(x) * scale + (pixel % scale);
      const row = Number(y) * scale + Math.floor(pixel / scale);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  return { width, height: width, data };
}

test('an authenticator app reads the secret from the drawing, which has a name', () => {
  const url =
    'otpauth://totp/Can%20Eina:ona%40shop.example?issuer=Can%20Eina&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&period=30';
  const markup = renderToStaticMarkup(<QrCode text={url} label="Código QR" />);
  expect(decodeQR(photograph(markup))).toBe(url);
  expect(markup).toContain('role="img" aria-label="Código QR"');
});
