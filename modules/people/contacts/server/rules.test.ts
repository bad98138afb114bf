import { expect, test } from 'vitest'
import { retryWayOf } from '../contract/ways.ts'
import { addressOfLogin, opensAccount, veiledEmail } from './rules.ts'

const [yes, no] = [new Date('2026-11-20T09:00:00Z'), null]
const [email, phone] = [{ email: 'Masha@pochta.example' }, { phone: '+79001234567' }]

test.each([
  ['a confirmed address opens the account', yes, no, email, true],
  ['an unconfirmed phone does not if the address is confirmed', yes, no, phone, false],
  ['nor an address if the phone is confirmed', no, yes, email, false],
  ['a confirmed phone opens it', no, yes, phone, true],
  ['while nothing is confirmed, the address opens it', no, no, email, true],
  ['while nothing is confirmed, the phone opens it', no, no, phone, true],
])('%s', (_title, emailConfirmedAt, phoneConfirmedAt, login, opens) =>
  expect(opensAccount({ emailConfirmedAt, phoneConfirmedAt }, login)).toBe(opens),
)

test('the second code comes by SMS when the first was a cascade by call, else the same way', () => {
  expect((['sms', 'call', 'cascade_by_call'] as const).map(retryWayOf)).toEqual(['sms', 'call', 'sms'])
})

test('an address is the same in any case of letters, and is veiled for others', () => {
  expect([addressOfLogin(email), addressOfLogin(phone)]).toEqual(['masha@pochta.example', '+79001234567'])
  expect(veiledEmail('masha@pochta.example')).toBe('m•••@pochta.example')
})
