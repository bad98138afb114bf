import { describe, expect, test } from 'vitest'
import { arrivedAfterBeginning, composeComing, composeDay, type DayFacts, type Wish } from './compose.ts'
import type { Entry, KeptItem } from './entry.ts'

const at = (text: string) => new Date(`2026-11-${text}:00+03:00`)
const friday: DayFacts = {
  day: '2026-11-20',
  zone: 'Europe/Moscow',
  now: at('20T10:00'),
  limit: 90,
  easy: null,
  isDayOff: false,
  isNewcomer: false,
  wishes: [],
  kept: [],
}

const entry = (key: string, more: Partial<Entry> = {}): Entry => ({
  key,
  thing: 'homework',
  title: key,
  url: '/',
  reason: '',
  minutes: 20,
  xp: null,
  discipline: null,
  theoryUrl: null,
  startsAt: null,
  dueAt: null,
  isSet: false,
  isRunning: false,
  ...more,
})
const kept = (key: string, more: Partial<KeptItem> = {}): KeptItem => ({
  ...entry(key),
  id: 1,
  day: friday.day,
  position: 1,
  state: 'planned',
  isExtra: false,
  ...more,
})
const own = (key: string, more: Partial<KeptItem> = {}) => kept(key, { thing: 'own', url: null, ...more })
const keys = (entries: readonly Entry[]) => entries.map(({ key }) => key)
const plan = (feedEntries: readonly Entry[], more: Partial<DayFacts> = {}) => {
  const { rows, ifTimeLeft } = composeDay(feedEntries, { ...friday, ...more })
  return [keys(rows), keys(ifTimeLeft)]
}

const exam = entry('exam', { thing: 'exam', isRunning: true, isSet: true })
const stage = entry('stage', { thing: 'stage', startsAt: at('20T15:00') })
const today = entry('today', { dueAt: at('20T23:59'), isSet: true })
const tomorrow = entry('tomorrow', { dueAt: at('21T23:59') })
const monday = entry('monday', { dueAt: at('23T23:59') })
const late = entry('late', { dueAt: at('18T23:59') })
const endless = entry('endless')
const lesson = entry('lesson', { thing: 'lesson', minutes: 25 })
const skills = entry('skills', { thing: 'skills', minutes: 10 })
const mistakes = entry('mistakes', { thing: 'mistakes', minutes: 8 })

describe('the order of a day', () => {
  test.each([
    [
      'whose clock runs is first, then what has an hour, then terms',
      [tomorrow, today, stage, exam],
      ['exam', 'stage', 'today', 'tomorrow'],
    ],
    [
      'what is late waits for what can be in time tomorrow, and goes before what is due later',
      [monday, late, tomorrow],
      ['tomorrow', 'late', 'monday'],
    ],
    [
      'without a term, what is worth more',
      [skills, mistakes, lesson, endless],
      ['endless', 'lesson', 'mistakes', 'skills'],
    ],
    ['the order of equals is stable', [entry('b'), entry('a')], ['b', 'a']],
  ])('%s', (_, feedEntries, wanted) => {
    expect(plan(feedEntries)).toEqual([wanted, []])
  })

  test('a stage that opens on another day is nothing of today’s', () => {
    expect(plan([entry('far', { thing: 'stage', startsAt: at('25T15:00') })])).toEqual([[], []])
  })
})

describe('the limit of a day', () => {
  test.each([
    [
      'what fits stays, the rest is for time that is left',
      45,
      [endless, lesson, skills],
      ['endless', 'lesson'],
      ['skills'],
    ],
    [
      'a smaller one may fit where a larger one did not',
      30,
      [endless, lesson, skills],
      ['endless', 'skills'],
      ['lesson'],
    ],
    ['one thing is included, of any length', 10, [lesson, skills], ['lesson'], ['skills']],
    ['what is due today stays whatever the limit', 5, [today, stage], ['stage', 'today'], []],
    ['what can wait makes way for what cannot', 20, [late, today], ['today'], ['late']],
    ['a limit that is used up includes nothing more', 0, [today, lesson], ['today'], ['lesson']],
  ])('%s', (_, limit, feedEntries, rows, ifTimeLeft) => {
    expect(plan(feedEntries, { limit })).toEqual([rows, ifTimeLeft])
  })

  test('an own item of the calendar is no studying: a swim pushes no homework out', () => {
    const swim = entry('swim', { thing: 'own', startsAt: at('20T18:00'), minutes: 90, isSet: true })
    expect(plan([swim, entry('homework', { dueAt: at('21T09:00') })])).toEqual([['swim', 'homework'], []])
  })

  test('the time that is left is for two of a kind, not for a list of one', () => {
    const many = Array.from({ length: 5 }, (_, index) => entry(`task ${index}`))
    expect(plan([...many, lesson, skills], { limit: 20 })[1]).toEqual([
      'task 1',
      'task 2',
      'lesson',
      'skills',
    ])
  })

  test('an own item stays and leaves the limit to studying', () => {
    const chess = own('chess', { minutes: 30 })
    expect(plan([lesson], { limit: 30, kept: [chess] })).toEqual([['chess', 'lesson'], []])
    expect(plan([lesson, endless], { limit: 30, kept: [chess] })).toEqual([['endless', 'chess'], ['lesson']])
  })

  test('what is set for tomorrow stays, what is only due then is cut', () => {
    const set = entry('set', { dueAt: at('21T23:59'), isSet: true })
    expect(plan([today, set, tomorrow], { limit: 20 })).toEqual([['today', 'set'], ['tomorrow']])
  })
})

test('an own item of the calendar is in the plan once by its hour, stored or not, and leaves with it', () => {
  const club = entry('personal:1', { thing: 'own', startsAt: at('20T16:00'), isSet: true })
  const keptClub = kept('personal:1', { thing: 'own', startsAt: club.startsAt, isSet: true })
  expect(plan([club, stage], { kept: [own('chess')] })[0]).toEqual(['stage', 'personal:1', 'chess'])
  expect(plan([club], { kept: [keptClub] })[0]).toEqual(['personal:1'])
  expect(plan([], { kept: [keptClub] })[0]).toEqual([])
})

describe('a day without school', () => {
  test.each([
    [
      'includes what is due by the day after tomorrow and one repetition',
      [monday, lesson, skills, mistakes, endless],
      ['monday', 'mistakes'],
    ],
    ['leaves alone what is due later', [entry('later', { dueAt: at('25T23:59') }), skills], ['skills']],
    ['keeps what is late, and whose clock runs', [late, exam], ['exam', 'late']],
  ])('%s', (_, feedEntries, wanted) => {
    // Of a Saturday.
    const saturday = { day: '2026-11-21', now: at('21T10:00'), easy: 'weekend' as const }
    expect(plan(feedEntries, saturday)).toEqual([wanted, []])
  })

  test('has a lesson for a newcomer, and one only', () => {
    const facts = { easy: 'weekend' as const, isNewcomer: true }
    const another = entry('another', { thing: 'lesson', minutes: 25 })
    expect(plan([lesson, another, skills], facts)[0]).toEqual(['lesson', 'skills'])
  })

  test('keeps what the pupil has put there, own or taken over', () => {
    const facts = { easy: 'autumn' as const, kept: [own('chess'), kept('lesson', { thing: 'lesson' })] }
    expect(plan([lesson, skills, endless], facts)[0]).toEqual(['chess', 'lesson', 'skills'])
  })
})

test('a day off includes what is due today and nothing else', () => {
  const facts = { isDayOff: true, kept: [own('chess')] }
  expect(plan([today, tomorrow, exam, lesson, late], facts)).toEqual([['exam', 'today'], []])
})

describe('what the pupil wants', () => {
  const wish = (reason: Wish['reason'], key: string, thing: Wish['thing']) => ({ reason, key, thing })
  test.each([
    ['what is known is not asked', wish('know_it', 'lesson', 'lesson'), ['skills', 'mistakes']],
    ['nor what is too hard', wish('too_hard', 'skills', 'skills'), ['lesson', 'mistakes']],
    ['of what is not mine nothing is asked', wish('not_mine', 'another', 'mistakes'), ['lesson', 'skills']],
    [
      'want of time hides nothing by itself',
      wish('no_time', 'lesson', 'lesson'),
      ['lesson', 'skills', 'mistakes'],
    ],
  ])('%s', (_, one, wanted) => {
    expect(plan([lesson, skills, mistakes], { wishes: [one] })[0]!.toSorted()).toEqual(wanted.toSorted())
  })

  test('what was set cannot be wished away', () => {
    const wishes = [wish('know_it', 'today', 'homework'), wish('not_mine', 'x', 'homework')]
    expect(plan([today, endless], { wishes })).toEqual([['today'], []])
  })

  test('what was hidden or moved away is not suggested again today', () => {
    const aside = [kept('lesson', { state: 'hidden' }), kept('skills', { state: 'moved' })]
    expect(plan([lesson, skills, mistakes], { kept: aside })).toEqual([['mistakes'], []])
  })
})

test('a day to come shows what is due or opens on it, and what was put there', () => {
  const facts = { ...friday, day: '2026-11-21', kept: [own('chess', { day: '2026-11-21' })] }
  const opens = entry('opens', { thing: 'stage', startsAt: at('21T12:00') })
  expect(keys(composeComing([today, tomorrow, monday, opens, lesson], facts).rows)).toEqual([
    'opens',
    'tomorrow',
    'chess',
  ])
})

test('a day that was begun grows by what cannot wait, and by nothing else', () => {
  const facts = { ...friday, kept: [kept('today')] }
  expect(keys(arrivedAfterBeginning([today, exam, stage, tomorrow, lesson, skills], facts))).toEqual([
    'exam',
    'stage',
  ])
})
