import { expect, test } from 'vitest';
import { maxLineQuantity } from '#areas/basket/basket-limits.ts';
import { estimateDelivery } from '../../contract.ts';
import { piecesOf } from './fill-estimates.ts';

test.each([
  ['', 1],
  ['0', 1],
  ['1.5', 1],
  ['doce', 1],
  ['7', 7],
  ['007', 7],
  ['999', 999],
  ['1000', maxLineQuantity],
  ['9'.repeat(400), maxLineQuantity],
])('"%s" pieces are estimated as %i', (written, pieces) => {
  expect(piecesOf(written)).toBe(pieces);
  expect(estimateDelivery.query!.parse({ zipcode: '08911', quantity: String(piecesOf(written)) })).toMatchObject({
    quantity: pieces,
  });
});
