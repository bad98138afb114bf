import { expect, test } from 'vitest'
import { type Shown, shownIn, periodAt } from './in-address.ts'

const read = (query: string) => shownIn(new URLSearchParams(query))
const whole: Shown = { classId: null, subject: null, period: 'month', from: null, to: null }

test('what is shown is written to the address and parsed back', () => {
  const shown: Shown = {
    classId: 7,
    subject: 'math',
    period: 'own',
    from: '2026-11-01',
    to: '2026-11-20',
  }
  expect(shownIn(new URL(periodAt(shown), 'https://a.example').searchParams)).toEqual(shown)
  expect(periodAt(whole)).toBe('/teacher-dashboard/statistics')
})

test.each(['class=минус', 'class=-1', 'subject=%27', 'period=century', 'period=own', 'period=week1'])(
  'reads nonsense as what is usual: %s',
  (query) => expect(read(query)).toEqual(whole),
)

test.each([
  'from=2026-11-20&to=2026-11-01',
  'from=2026-02-30&to=2026-03-05',
  'from=2024-01-01&to=2026-01-01',
])('days that are no period are no own days: %s', (days) => expect(read(`period=own&${days}`)).toEqual(whole))
