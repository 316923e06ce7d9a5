import { expect, it, test } from 'vitest';
import { countedNetworks, networksOf } from './network.ts';

const namesOf = (ip: string): string[] => networksOf(ip).map(({ name }) => name);

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
])('counts IPv4 whole, also written as IPv6: %s', (ip, name) => {
  expect(networksOf(ip)).toEqual([{ name, times: 1 }]);
});

it.each([
  ['2001:db8:1:2ff:5::9'],
  ['2001:0DB8:0001:02ff::1'],
  ['2001:db8:1:2ff:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2ff::203.0.113.9'],
  ['2001:db8:1:2ff::1%eth0'],
])('counts IPv6 by /64, /56 and /48, however it is written: %s', (ip) => {
  expect(networksOf(ip)).toEqual([
    { name: '2001:db8:1:2ff::/64', times: 1 },
    { name: '2001:db8:1:200::/56', times: 4 },
    { name: '2001:db8:1:0::/48', times: 16 },
  ]);
});

test('neighbours share as many networks as their addresses have in common', () => {
  const own = namesOf('2001:db8:1:2ff::1');
  const sharedWith = (ip: string): number => namesOf(ip).filter((name) => own.includes(name)).length;
  expect(['2001:db8:1:2ff::2', '2001:db8:1:201::1', '2001:db8:1:f201::1', '2001:db8:2:2ff::1'].map(sharedWith)).toEqual(
    [3, 2, 1, 0],
  );
  expect(namesOf('::5')).toEqual(['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']);
});

test('loopback counts in production alone', () => {
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1']) {
    expect(countedNetworks(ip, 'demo')).toEqual([]);
    expect(countedNetworks(ip, 'production').length).toBeGreaterThan(0);
  }
});
