import { describe, expect, test } from 'vitest'
import { readNumber, writeNumber } from './certificate.ts'

describe('a number', () => {
  test('is written in groups and read back', () => {
    expect(writeNumber('7K3F9QXD2M4T')).toBe('7K3F-9QXD-2M4T')
    expect(readNumber('7K3F-9QXD-2M4T')).toBe('7K3F9QXD2M4T')
  })

  test.each([
    ['in small letters', '7k3f-9qxd-2m4t'],
    ['with spaces instead of hyphens', ' 7K3F 9QXD 2M4T '],
    ['with the Russian letters that look alike', '7К3F-9QХD-2М4Т'],
    ['with odd hyphens and quotation marks', '«7K3F–9QXD\u20112M4T».'],
    ['on a Russian keyboard', '7л3а-9йчв-2ь4е'],
  ])('is read %s', (_, text) => expect(readNumber(text)).toBe('7K3F9QXD2M4T'))

  test.each(['', '7K3F-9QXD-2M4', '7K3F-9QXD-2M4TT', '0O1I-LLLL-0000', '7K3F-9QXD-2M4Ж', "'; drop table"])(
    '%o is none',
    (text) => expect(readNumber(text)).toBeNull(),
  )
})
