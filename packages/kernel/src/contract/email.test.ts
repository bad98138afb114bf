import { expect, test } from 'vitest'
import { emailOf } from './email.ts'

test.each([
  ['masha@pochta.example', 'masha@pochta.example'],
  ['  Masha.M+school@Pochta.example ', 'Masha.M+school@Pochta.example'],
  ['иван@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
  ['user@xn--80a1acny.xn--p1ai', 'user@xn--80a1acny.xn--p1ai'],
  ['user@ПОЧТА.рф', 'user@xn--80a1acny.xn--p1ai'],
  ['иван@pochta.example', 'иван@pochta.example'],
])('«%s» is kept as «%s»', (typed, kept) => expect(emailOf(typed)).toBe(kept))

test.each([
  'masha',
  '@pochta.example',
  'masha@',
  'маша@почта',
  '😀@pochta.example',
  'a..b@pochta.example',
  'a b@почта.рф',
  'masha@127.0.0.1',
  'masha@почта.рф/path',
  'masha@почта.рф:80',
  'masha@-почта.рф',
  'a@b@почта.рф',
])('«%s» is no address', (typed) => expect(emailOf(typed)).toBeNull())
