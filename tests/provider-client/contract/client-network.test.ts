import { expect, test } from 'vitest'
import { getClientNetwork, getClientSite } from '#provider/contract/client-network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]:5678', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('rate limits treat the address %s as %s [R7.07]', (address, network) => {
  expect(getClientNetwork(address)).toBe(network)
})

test('a site contains the networks of a /48 [R7.07]', () => {
  expect(getClientSite(getClientNetwork('2001:db8:1:2::3'))).toBe('2001:db8:1::/48')
  expect(getClientSite('192.0.2.1')).toBeNull()
})
