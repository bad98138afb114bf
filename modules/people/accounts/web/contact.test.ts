import { expect, test } from 'vitest'
import { contactOf } from './contact.ts'

test.each(['+7 912 345-67-89', '8(912)345', '9123456789'])('«%s» is a phone', (typed) =>
  expect(contactOf(typed)).toEqual({ phone: typed }),
)

test.each(['masha@pochta.example', '123@pochta.example', 'masha', '', ' ', '— —'])(
  '«%s» is an address',
  (typed) => expect(contactOf(typed)).toEqual({ email: typed }),
)
