import { expect, test } from 'vitest'
import { monitoringIn, monitoredStageAt } from './wanted.ts'

const asked = (query: string) => monitoringIn(new URLSearchParams(query))

test('an empty address selects the progress of everybody', () =>
  expect(asked('')).toEqual({
    tab: 'progress',
    name: null,
    state: null,
    grade: null,
    region: null,
    school: null,
    class: null,
    sort: null,
    page: 1,
    kind: null,
    participant: null,
    standing: null,
    isListed: false,
  }))

test('an address is parsed back to what it was built from', () => {
  const sort = { field: 'time', direction: 'desc' } as const
  const wanted = {
    tab: 'results',
    name: 'Гринёв',
    state: 'running',
    grade: 7,
    region: 2,
    school: 3,
    class: 4,
    sort,
    page: 2,
    kind: 'marked',
    participant: 957,
    standing: 'registered',
    isListed: true,
  } as const
  expect(asked(monitoredStageAt(5, wanted).split('?')[1]!)).toEqual(wanted)
})

test('invalid values in an address are ignored', () =>
  expect(
    asked(
      'tab=secrets&state=asleep&grade=12&school=-1&s=points+asc&page=x&kind=gossip&participant=1.5&name=+++',
    ),
  ).toEqual(asked('')))
