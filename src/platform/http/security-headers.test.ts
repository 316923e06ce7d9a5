import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (mapOrigins?: readonly string[]) =>
  securityHeaders({ https: true, ...(mapOrigins && { mapOrigins }) })['content-security-policy'];

it('allows connections and pictures of the map’s origins, and no scripts', () => {
  const policy = policyOf(['https://tiles.example', 'https://fonts.example']);
  expect(policy).toContain("connect-src 'self' https://tiles.example https://fonts.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example https://fonts.example;");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
});

it('is as strict as ever without them', () => {
  for (const policy of [policyOf(), policyOf([])]) {
    expect(policy).not.toMatch(/connect-src|unsafe|blob:/);
    expect(policy).toContain("img-src 'self' data:;");
  }
});
