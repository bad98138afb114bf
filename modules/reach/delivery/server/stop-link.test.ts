import { Visitors } from '@school/kernel/server'
import { expect, test } from 'vitest'
import { readStopToken, stopPage, stopToken } from './stop-link.ts'

const signing = new Visitors(['a secret of the school'], false)
const events = { mailing: 'events', of: 17 }

test('a token contains whose mailing it stops', () => {
  expect(readStopToken(signing, stopToken(signing, events))).toEqual(events)
  expect(stopPage(signing, events)).toBe(`/mailings/${stopToken(signing, events)}`)
})

test('a token can’t be changed to another person or another mailing', () => {
  const [, , signature] = stopToken(signing, events).split('.')
  for (const token of [`events.18.${signature}`, `news.17.${signature}`, 'events.17', '', '..', 'events.17.'])
    expect(readStopToken(signing, token)).toBeNull()
})

test('is good after the secret was replaced', () => {
  const next = new Visitors(['another secret', 'a secret of the school'], false)
  expect(readStopToken(next, stopToken(signing, events))).toEqual(events)
})
