import { expect, test } from 'vitest'
import { sealOf } from './seal.ts'

const [old, today] = ['а'.repeat(32), 'б'.repeat(32)]

test('what is sealed is read with the same secret, for the same purpose, and twice looks different', () => {
  const seal = sealOf([today!])
  const sealed = seal.seal('JBSWY3DPEHPK3PXP', 'app:7')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal.seal('JBSWY3DPEHPK3PXP', 'app:7')).not.toBe(sealed)
  expect(seal.open(sealed, 'app:7')).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOutdated: false })
  expect(seal.open(sealed, 'app:8')).toBeNull()
})

test('what the previous secret has sealed is read while it is named, and known to be outdated', () => {
  const sealed = sealOf([old!]).seal('JBSWY3DPEHPK3PXP', 'app:7')
  expect(sealOf([today!, old!]).open(sealed, 'app:7')).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOutdated: true })
  expect(sealOf([today!]).open(sealed, 'app:7')).toBeNull()
})

test('any modified text does not open', () => {
  const seal = sealOf([today!])
  const sealed = seal.seal('JBSWY3DPEHPK3PXP', 'app:7')
  const at = sealed.length - 4
  const spoilt = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  for (const text of [spoilt, sealed.slice(0, 20), seal.mark, '']) expect(seal.open(text, 'app:7')).toBeNull()
})
