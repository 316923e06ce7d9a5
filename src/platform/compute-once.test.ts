import { expect, it, vi } from 'vitest';
import { computeOnce } from './compute-once.ts';

it('computes a value when it is first asked for, even one of nothing, and again only after a failure', () => {
  const compute = vi.fn<() => undefined>(() => undefined);
  compute.mockImplementationOnce(() => {
    throw new Error('wrong');
  });
  const value = computeOnce(compute);
  expect(compute).not.toHaveBeenCalled();
  expect(value).toThrow('wrong');
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(2);
});
