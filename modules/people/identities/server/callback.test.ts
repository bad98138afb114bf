import { expect, test } from 'vitest'
import { callbackAt } from './routes.ts'

const places = {
  publicUrl: 'http://localhost:3000/',
  isPortal: (host: string) => host === 'kbc.portal.localhost',
}

test('a provider sends people back to the host from which they have left', () => {
  const of = (host: string) => callbackAt(places, host, 'yandex')
  expect(of('localhost')).toBe('http://localhost:3000/user/auth/yandex/callback')
  expect(of('kbc.portal.localhost')).toBe('http://kbc.portal.localhost:3000/user/auth/yandex/callback')
  expect(of('chuzhoy.example')).toBe('http://localhost:3000/user/auth/yandex/callback')
})
