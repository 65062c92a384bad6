import { test } from '@japa/runner'
import { networkOf } from '#app/identity/limits/network_of'

test.group('The network an address counts for', () => {
  for (const [ip, network] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nothing', 'nothing'],
  ] as const)
    test(`${ip} is ${network}`, ({ assert }) => assert.equal(networkOf(ip), network))
})
