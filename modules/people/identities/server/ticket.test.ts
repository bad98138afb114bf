import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readReturn, setOut } from './ticket.ts'

const now = new Date('2026-11-20T09:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const browser = (visitorId: string, at = now, secret = 'secret') =>
  ({
    now: at,
    visit: { visitorId },
    sign: (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22),
  }) as Parameters<typeof setOut>[0]

const masha = browser('masha')
const { state, codeVerifier, nonce } = setOut(masha, { provider: 'yandex', redirectUrl: '/courses/1' })

test('a return in time and in the same browser is recognised, with the address to continue at', () => {
  expect(readReturn(browser('masha', inMinutes(9)), 'yandex', state)).toEqual({
    state,
    codeVerifier,
    nonce,
    provider: 'yandex',
    redirectUrl: '/courses/1',
  })
})

test.each([
  ['after ten minutes', browser('masha', inMinutes(10)), 'yandex', state],
  ['in another browser', browser('shvabrin'), 'yandex', state],
  ['by another provider', masha, 'vkontakte', state],
  ['of another school', browser('masha', now, 'another'), 'yandex', state],
  ['that was changed', masha, 'yandex', `A${state}`],
  ['without a signature', masha, 'yandex', state.split('.')[0]!],
  ['of no origin', masha, 'yandex', ''],
] as const)('a state %s is not taken', (_, ctx, provider, given) => {
  expect(readReturn(ctx, provider, given)).toBeNull()
})

test('the verifier is as long as PKCE asks and differs from way to way', () => {
  expect(codeVerifier).toMatch(/^[\w-]{43,128}$/)
  expect(setOut(masha, { provider: 'yandex', redirectUrl: null }).codeVerifier).not.toBe(codeVerifier)
})
