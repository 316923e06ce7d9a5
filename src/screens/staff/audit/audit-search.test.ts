import { expect, it } from 'vitest';
import { readAuditSearch, toPage } from './audit-search.ts';

it('keeps in the address of a later page where the first one has ended', () => {
  const params = toPage(new URLSearchParams('who=staff:3&page=4&upTo=9'), 2, { upTo: 120, missing: [117, 103] });
  expect(String(params)).toBe('who=staff%3A3&page=2&upTo=120&missing=3.17');
  expect(readAuditSearch(params)).toMatchObject({ page: 2, upTo: 120, missing: [117, 103] });
  expect(String(toPage(params, 1, { upTo: 130, missing: [] }))).toBe('who=staff%3A3');
});

it('reads nothing from an address that no page has', () => {
  expect(readAuditSearch(new URLSearchParams('missing=3&upTo=x'))).not.toHaveProperty('missing');
  expect(readAuditSearch(new URLSearchParams('missing=-3.x.500&upTo=120')).missing).toEqual([]);
});
