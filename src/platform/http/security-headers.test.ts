import { describe, expect, it } from 'vitest';
import { pagePermissions, securityHeaders, securityHeadersByPath } from './security-headers.ts';

const policyOf = (mapOrigins?: readonly string[]) =>
  securityHeaders({ https: true, ...(mapOrigins && { mapOrigins }) })['content-security-policy'];

it('allows connections and pictures of the map’s origins, and no scripts', () => {
  const policy = policyOf(['https://tiles.example', 'https://fonts.example']);
  expect(policy).toContain("connect-src 'self' https://tiles.example https://fonts.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example https://fonts.example;");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
});

it('asks for https on this host alone unless the shop wants it for all below', () => {
  const hstsOf = (hstsSubdomains?: boolean) =>
    securityHeaders({ https: true, ...(hstsSubdomains !== undefined && { hstsSubdomains }) })[
      'strict-transport-security'
    ];
  expect(hstsOf()).toBe('max-age=31536000');
  expect(hstsOf(true)).toBe('max-age=31536000; includeSubDomains');
  expect(securityHeaders({ https: false, hstsSubdomains: true })).not.toHaveProperty('strict-transport-security');
});

it('allows the position to pages only', () => {
  expect(securityHeaders({ https: true })['permissions-policy']).toBe('camera=(), microphone=(), geolocation=()');
  expect(pagePermissions['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(self)');
});

it('allows the tags that are set up their hosts, without a wildcard for scripts or inline code', () => {
  const tagSources = {
    scripts: ['https://tags.example/gtag/'],
    connections: ['https://hits.example'],
    pictures: ['https://hits.example'],
  };
  const policy = securityHeaders({ https: true, tagSources })['content-security-policy']!;
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+' https:\/\/tags\.example\/gtag\/;/);
  expect(policy).toContain("connect-src 'self' https://hits.example;");
  expect(policy).toContain("img-src 'self' data: https://hits.example;");
  expect(policy).not.toMatch(/unsafe/);
});

it('is as strict as ever without them', () => {
  for (const policy of [policyOf(), policyOf([])]) {
    expect(policy).not.toMatch(/connect-src|unsafe|blob:/);
    expect(policy).toContain("img-src 'self' data:;");
  }
});

describe('by address', () => {
  const bank = 'https://bank.example';
  const lender = 'https://lender.example';
  const headersOf = securityHeadersByPath({ https: true, formOrigins: [bank, lender], embeddedOrigins: [lender] });
  function directives(url: string): Record<string, string> {
    const { 'content-security-policy': policy = '' } = Object.fromEntries(headersOf(url));
    const parts = policy.split('; ').map((directive) => directive.split(' '));
    return Object.fromEntries(parts.map(([name, ...values]) => [name, values.join(' ')]));
  }

  it.each(['/checkout', '/ca/checkout', '/checkout/', '/checkout?step=2'])('%s runs the lender’s script', (url) => {
    const policy = directives(url);
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/=]+' https:\/\/lender\.example$/);
    expect(policy['frame-src']).toBe(`'self' ${lender}`);
    expect(policy['connect-src']).toBe(`'self' ${lender}`);
    expect(policy['form-action']).toBe(`'self' ${bank} ${lender}`);
  });

  it.each(['/order/confirm/12', '/ca/order/confirm/12', '/profile/orders/12?from=mail'])(
    '%s sends forms to the bank and runs no foreign script',
    (url) => {
      const policy = directives(url);
      expect(policy['form-action']).toBe(`'self' ${bank} ${lender}`);
      expect(JSON.stringify([policy['script-src'], policy['frame-src'], policy['connect-src']])).not.toContain(lender);
    },
  );

  it.each(['/', '/basket', '/checkouts', '/ca/checkout/more', '/profile/orders', '/product/checkout', '/order/track'])(
    '%s reaches neither',
    (url) => {
      expect(JSON.stringify(headersOf(url))).not.toMatch(/bank\.example|lender\.example/);
    },
  );

  it('differs in the policy only, which stays as strict', () => {
    for (const url of ['/checkout', '/order/confirm/1']) {
      const { 'content-security-policy': policy, ...rest } = Object.fromEntries(headersOf(url));
      const { 'content-security-policy': _, ...common } = Object.fromEntries(headersOf('/'));
      expect(rest).toEqual(common);
      expect(policy).not.toMatch(/unsafe|\*|blob:/);
      expect(policy).toContain("object-src 'none'; base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });
});
