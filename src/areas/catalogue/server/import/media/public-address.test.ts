import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const publicOnes = ['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450:4003::200e'];
const others = [
  ...['127.0.0.1', '127.255.0.9', '0.0.0.0', '10.0.0.1', '172.16.5.4', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1'],
  ...['::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1'],
  ...['ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'not an address'],
];

test.each(publicOnes)('allows %s', (address) => expect(isPublicAddress(address)).toBe(true));
test.each(others)('rejects %s', (address) => expect(isPublicAddress(address)).toBe(false));
