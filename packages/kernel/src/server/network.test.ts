import { describe, expect, test } from 'vitest'
import { callerKey } from './network.ts'

describe('a call is counted', () => {
  test('by the person when the session is verified, wherever they are', () => {
    expect(callerKey(7, '203.0.113.5')).toBe(callerKey(7, '198.51.100.1'))
    expect(callerKey(7, '203.0.113.5')).not.toBe(callerKey(8, '203.0.113.5'))
  })
  test('else by address', () => {
    expect(callerKey(null, '203.0.113.5')).not.toBe(callerKey(null, '203.0.113.6'))
    expect(callerKey(null, '::ffff:203.0.113.5')).toBe(callerKey(null, '203.0.113.5'))
  })
  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:0db8:0:0:5::'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '::2'],
  ])('and IPv6 addresses of one network are one: %s and %s', (one, other) =>
    expect(callerKey(null, one)).toBe(callerKey(null, other)),
  )
  test('but not of two networks', () =>
    expect(callerKey(null, '2001:db8:1:2::1')).not.toBe(callerKey(null, '2001:db8:1:3::1')))
})
