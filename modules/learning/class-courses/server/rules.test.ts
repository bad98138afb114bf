import { expect, test } from 'vitest'
import { refusalOf, type WantedFacts } from './rules.ts'

const free: WantedFacts = { isFree: true, openTo: 0, isGiven: false, givenToClass: 0 }
const today = '2026-11-20'

test.each<[string, Partial<WantedFacts>, string | null, string | null]>([
  ['a free course without a term is given', {}, null, null],
  ['a term may be today', {}, '2026-11-20', null],
  ['a term of yesterday is refused', {}, '2026-11-19', 'class_course_term_over'],
  ['a term of a year is the farthest', {}, '2027-11-21', null],
  ['and no later', {}, '2027-11-22', 'class_course_term_far'],
  ['a paid course that is closed to all is refused', { isFree: false }, null, 'class_course_closed'],
  ['a paid course that is open to one is given', { isFree: false, openTo: 1 }, null, null],
  ['thirty courses are enough', { givenToClass: 30 }, null, 'class_courses_too_many'],
  ['the term of the thirtieth is changed', { givenToClass: 30, isGiven: true }, '2026-12-01', null],
  ['the term of one that has closed since is changed', { isFree: false, isGiven: true }, '2026-12-01', null],
  ['and is not put into the past', { isGiven: true }, '2026-11-01', 'class_course_term_over'],
])('%s', (_, facts, dueOn, code) => expect(refusalOf({ ...free, ...facts }, dueOn, today)).toBe(code))
