import { describe, expect, test } from 'vitest'
import { numbersIn, type SecurityEntry, SecurityEvents } from './security.ts'

const around = {
  reqId: 'r',
  userId: 7,
  session: 's',
  source: 'n',
  method: 'POST',
  route: '/a/:id',
  ids: { id: '1' },
}

function work() {
  const raised: SecurityEntry[] = []
  const events = new SecurityEvents(
    (entry) => raised.push(entry),
    () => around,
  )
  return { raised, events }
}

describe('an event', () => {
  test('of a success is logged after commit, and once', () => {
    const { raised, events } = work()
    events.raise('user_created', { userId: 8 })
    expect(raised).toEqual([])
    events.committed()
    events.committed()
    expect(raised.map(({ event, userId }) => [event, userId])).toEqual([['user_created', 8]])
    events.raise('session_expired', { reason: 'replaced' })
    expect(raised).toHaveLength(2)
  })

  test('of a failure is logged at once: its transaction is never committed', () => {
    const { raised, events } = work()
    events.raise('authn_login_fail', { reason: 'wrong_credentials' })
    expect(raised).toHaveLength(1)
  })

  test('is always of the same shape', () => {
    const { raised, events } = work()
    events.raise('authz_fail', { reason: 'forbidden' })
    const ofJob = new SecurityEvents((entry) => raised.push(entry))
    ofJob.raise('session_expired', { reason: 'timeout', userId: 9, session: 'o' })
    ofJob.committed()
    expect(raised).toEqual([
      { event: 'authz_fail', outcome: 'fail', reason: 'forbidden', subjectIds: [], ...around },
      {
        event: 'session_expired',
        outcome: 'success',
        reason: 'timeout',
        subjectIds: [],
        reqId: null,
        userId: 9,
        session: 'o',
        source: null,
        method: null,
        route: null,
        ids: {},
      },
    ])
  })

  test('names the objects of its address and those that the address does not name', () => {
    const { raised, events } = work()
    events.raise('privilege_permissions_changed', {
      reason: 'granted',
      subjectIds: [3],
      ids: { attemptId: 5 },
    })
    events.committed()
    expect(raised[0]).toMatchObject({ subjectIds: [3], ids: { id: '1', attemptId: '5' } })
  })
})

test('of the parameters of an address only numbers are known', () => {
  expect(
    numbersIn({ id: '12', code: 'ABCD2345', ulid: '01JD', long: '1234567890123', none: undefined }),
  ).toEqual({ id: '12' })
  expect(numbersIn(undefined)).toEqual({})
})
