import { catalogSorts } from '../contract/index.ts'
import { courseLevels } from '@school/courses/contract'
import { pageIn } from '@school/routes'
import { cutText } from '@school/texts'
import { changed, type CourseFilters, type CourseLevel } from './filters.ts'

const maxText = 100
const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((item) => item === value) ?? null
const wholeWithin = (value: string | null, from: number, to: number): number | null => {
  if (value === null || !/^\d{1,6}$/.test(value)) return null
  const number = Number(value)
  return number >= from && number <= to ? number : null
}

/** Reads an address. What cannot be understood filters by nothing: an old link still shows courses. */
export function readFilters(search: URLSearchParams): CourseFilters {
  const disciplines = search.getAll('discipline').flatMap((value) => value.split(','))
  return {
    text: cutText((search.get('text') ?? '').trim(), maxText),
    disciplines: [...new Set(disciplines.filter((key) => /^[a-z0-9-]{1,60}$/.test(key)))].slice(0, 20),
    grade: wholeWithin(search.get('grade'), 0, 11),
    level: oneOf(courseLevels, search.get('level')),
    isFree: search.get('free') === '1',
    sort: oneOf(catalogSorts, search.get('sort')),
    page: pageIn(search),
  }
}

export const toggled = (filters: CourseFilters, key: string): CourseFilters =>
  changed(filters, {
    disciplines: filters.disciplines.includes(key)
      ? filters.disciplines.filter((other) => other !== key)
      : [...filters.disciplines, key],
  })

export type ActiveFilter =
  | { kind: 'text'; text: string }
  | { kind: 'discipline'; key: string }
  | { kind: 'grade'; grade: number }
  | { kind: 'level'; level: CourseLevel }
  | { kind: 'free' }

/** Every filter that is on, each with the filters that stay without it. */
export function activeFilters(filters: CourseFilters): { active: ActiveFilter; without: CourseFilters }[] {
  const { text, disciplines, grade, level, isFree } = filters
  const without = (change: Partial<CourseFilters>) => changed(filters, change)
  return [
    ...(text ? [{ active: { kind: 'text' as const, text }, without: without({ text: '' }) }] : []),
    ...(grade === null
      ? []
      : [{ active: { kind: 'grade' as const, grade }, without: without({ grade: null }) }]),
    ...disciplines.map((key) => ({
      active: { kind: 'discipline' as const, key },
      without: toggled(filters, key),
    })),
    ...(level ? [{ active: { kind: 'level' as const, level }, without: without({ level: null }) }] : []),
    ...(isFree ? [{ active: { kind: 'free' as const }, without: without({ isFree: false }) }] : []),
  ]
}

export type Loosening = 'text' | 'grade' | 'disciplines' | 'level' | 'free'

/** What may be let go when nothing is found: all disciplines at once, since one of several narrows nothing. */
export function loosenings(filters: CourseFilters): { loosening: Loosening; filters: CourseFilters }[] {
  const { text, disciplines, grade, level, isFree } = filters
  const candidates: [boolean, Loosening, Partial<CourseFilters>][] = [
    [text !== '', 'text', { text: '' }],
    [grade !== null, 'grade', { grade: null }],
    [disciplines.length > 0, 'disciplines', { disciplines: [] }],
    [level !== null, 'level', { level: null }],
    [isFree, 'free', { isFree: false }],
  ]
  return candidates
    .filter(([isOn]) => isOn)
    .map(([, loosening, change]) => ({ loosening, filters: changed(filters, change) }))
}

/** Other grades that have something, the nearest first: what to offer when the requested grade has nothing. */
export const nearestGrades = (
  grades: readonly { index: number; count: number }[],
  asked: number,
): { index: number; count: number }[] =>
  grades
    .filter(({ index, count }) => index !== asked && count > 0)
    .toSorted((a, b) => Math.abs(a.index - asked) - Math.abs(b.index - asked) || a.index - b.index)
    .slice(0, 2)
