import { describe, expect, test } from 'vitest'
import { isAwaited, type JournalFacts, journalStateOf } from './journal.ts'

const now = new Date('2026-11-20T09:00:00Z')
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000)
const stageOf = (opens: number, closes: number) => ({
  opensAt: hours(opens),
  closesAt: hours(closes),
  publishedAt: null,
  cancelledAt: null,
})
const running = stageOf(-1, 5)
const announced = stageOf(2, 5)
const over = stageOf(-5, -1)

const notStarted = { startedAt: null, finishedAt: null, judgedAt: null, deadlineAt: null }
const facts = (change: Partial<JournalFacts> = {}): JournalFacts => ({
  entry: 'open',
  requiresTrial: false,
  stage: running,
  lacksConsent: false,
  isBeforeOut: false,
  hasPassed: false,
  hasDoneTrial: false,
  mine: null,
  isSilent: false,
  ...change,
})

describe('state of a stage for a pupil', () => {
  test.each<[string, Partial<JournalFacts>, string]>([
    ['not registered', {}, 'not_registered'],
    ['the trial comes first', { requiresTrial: true }, 'needs_trial'],
    ['the trial is done', { requiresTrial: true, hasDoneTrial: true }, 'not_registered'],
    ['results of the previous stage are not published', { entry: 'by_result' }, 'awaits_result'],
    ['too few points in the previous stage', { entry: 'by_result', isBeforeOut: true }, 'not_passed'],
    [
      'enough points in the previous stage',
      { entry: 'by_result', isBeforeOut: true, hasPassed: true },
      'not_registered',
    ],
    ['registered', { mine: notStarted }, 'registered'],
    ['solves', { mine: { ...notStarted, startedAt: hours(-0.5), deadlineAt: hours(1) } }, 'running'],
    [
      'solves without recent requests',
      { mine: { ...notStarted, startedAt: hours(-0.5), deadlineAt: hours(1) }, isSilent: true },
      'lost',
    ],
    [
      'the clock has run out',
      { mine: { ...notStarted, startedAt: hours(-2), deadlineAt: hours(-1) } },
      'handed_in',
    ],
    ['finished', { mine: { ...notStarted, startedAt: hours(-2), finishedAt: hours(-1) } }, 'handed_in'],
    ['over, registered', { stage: over, mine: notStarted }, 'missed'],
    ['over without them', { stage: over }, 'absent'],
    [
      'over without them, not qualified',
      { stage: over, entry: 'by_result', isBeforeOut: true },
      'not_passed',
    ],
    ['without consent the state is hidden', { mine: notStarted, lacksConsent: true }, 'no_consent'],
  ])('%s', (_, change, state) => expect(journalStateOf(facts(change), now)).toBe(state))
})

test('pupils who may enter are invited while the stage is open; participants are reminded when it runs', () => {
  expect(isAwaited('not_registered', announced, now)).toBe(true)
  expect(isAwaited('needs_trial', running, now)).toBe(true)
  expect(isAwaited('registered', announced, now)).toBe(false)
  expect(isAwaited('registered', running, now)).toBe(true)
  for (const state of ['no_consent', 'not_passed', 'awaits_result', 'running', 'handed_in'] as const)
    expect(isAwaited(state, running, now)).toBe(false)
  for (const state of ['not_registered', 'registered'] as const)
    expect(isAwaited(state, over, now)).toBe(false)
})
