import { expect, test } from 'vitest'
import { loginOf } from './login.ts'

test.each([
  ['varya-1881', { email: 'varya-1881@no-mail.invalid' }],
  ['Varya-1881 ', { email: 'varya-1881@no-mail.invalid' }],
  ['варя – 1881', { email: 'varya-1881@no-mail.invalid' }],
  ['varya-1881@no-mail.invalid', { email: 'varya-1881@no-mail.invalid' }],
  ['masha@pochta.example', { email: 'masha@pochta.example' }],
  ['8 912 345-67-89', { phone: '+79123456789' }],
  ['varya-188', { email: 'varya-188' }],
  ['varya', { email: 'varya' }],
])('%s is read as %j', (typed, login) => expect(loginOf(typed)).toEqual(login))
