import { expect, test } from 'vitest';
import { formatAmount } from './format-amount.ts';

test.each(['es', 'ca'] as const)('groups thousands as in names and descriptions (%s)', (locale) => {
  expect(formatAmount(1200, 'W', locale)).toBe('1.200\u00a0W');
  expect(formatAmount(2.5, 'kg', locale)).toBe('2,5\u00a0kg');
});
