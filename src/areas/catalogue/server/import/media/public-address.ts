import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 addresses that are not public: IANA's special-purpose registry, multicast and reserved ones. */
const specialIPv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
];

/** Parts of IPv6's global unicast (2000::/3) that lead elsewhere or nowhere: protocols, tunnels to any IPv4 address, examples. */
const specialIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const specialFour = blockList(specialIPv4, 'ipv4');
const specialSix = blockList(specialIPv6, 'ipv6');
const globalUnicast = blockList(['2000::/3'], 'ipv6');

function blockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net, prefix] = range.split('/');
    list.addSubnet(net!, Number(prefix), family);
  }
  return list;
}

/** Whether an address belongs to the open internet. IPv6 that is not global unicast does not, nor does IPv4 written in it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalUnicast.check(address, 'ipv6') && !specialSix.check(address, 'ipv6');
  return isIPv4(address) && !specialFour.check(address, 'ipv4');
}
