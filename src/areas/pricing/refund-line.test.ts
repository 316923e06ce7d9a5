import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { refundOfPieces } from './refund-line.ts';

it('gives back exactly the line’s sum, however its pieces are grouped', () => {
  const line = fc.record({
    sum: fc.integer({ min: 0, max: 1_000_000 }),
    groups: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(line, ({ sum, groups }) => {
      const quantity = groups.reduce((total, pieces) => total + pieces, 0);
      let before = 0;
      let refunded = 0;
      for (const pieces of groups) {
        const refund = refundOfPieces({ sum: cents(sum), quantity }, before, pieces);
        expect(refund).toBeGreaterThanOrEqual(0);
        refunded += refund;
        before += pieces;
      }
      expect(refunded).toBe(sum);
    }),
  );
});
