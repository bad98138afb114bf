import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

test('a device is described by browser, system and kind of machine', () => {
  expect(deviceOf(phone, '203.0.113.7')).toEqual({
    browser: 'Chrome',
    system: 'Android',
    kind: 'mobile',
    network: '203.0.113.*',
  })
})

test.each(['', 'story', '📱'.repeat(100), '<script>alert(1)</script>'])(
  'an arbitrary user agent breaks nothing: «%s»',
  (userAgent) => expect(deviceOf(userAgent, '127.0.0.1')).toMatchObject({ kind: 'unknown' }),
)

test('a network is known by its owner, and is no address', () => {
  expect(deviceOf('', '2001:db8:1:2:3:4:5:6').network).toBe('2001:db8:1:2::')
  expect(deviceOf('', '::ffff:203.0.113.7').network).toBe('203.0.113.*')
})
