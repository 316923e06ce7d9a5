import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const transparent = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="8"/></svg>',
);

async function corner(format: 'avif' | 'webp' | 'jpg'): Promise<number[]> {
  const picture = await drawPicture(transparent, 320, format);
  return [
    ...(await sharp(picture ?? Buffer.alloc(0))
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer()),
  ];
}

test.each(['avif', 'webp'] as const)('keeps the transparency of a drawing in %s', async (format) => {
  expect((await corner(format))[3]).toBe(0);
});

test('puts a transparent drawing on the design’s background in JPEG', async () => {
  const [red = 0, green = 0, blue = 0, opacity] = await corner('jpg');
  expect([Math.abs(red - 0xf1), Math.abs(green - 0xee), Math.abs(blue - 0xe7)].every((distance) => distance <= 2)).toBe(
    true,
  );
  expect(opacity).toBe(255);
});
