import { link, site } from '@school/routes'
import { describe, expect, test } from 'vitest'
import { addressOf, type CourseFilters, filtersOfApi, noFilters } from './filters.ts'
import { gradeFit } from './grade-fit.ts'
import { activeFilters, loosenings, nearestGrades, readFilters, toggled } from './rules.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))
const everything: CourseFilters = {
  text: 'дроби и проценты',
  disciplines: ['math', 'physics'],
  grade: 7,
  level: 'advanced',
  isFree: true,
  sort: 'new',
  page: 3,
}

describe('filters in the address', () => {
  test('are read back as they were written', () => {
    const address = link(site.lms.catalogCourses, {}, addressOf(everything))
    expect(read(address.split('?')[1]!)).toEqual(everything)
    expect(link(site.lms.catalogCourses, {}, addressOf(noFilters))).toBe('/catalog/courses')
  })

  test('of the form without scripts are understood: blanks, repeated names, commas', () => {
    expect(read('text=&grade=&level=&discipline=math&discipline=physics')).toEqual({
      ...noFilters,
      disciplines: ['math', 'physics'],
    })
    expect(read('discipline=math,math')).toEqual({ ...noFilters, disciplines: ['math'] })
  })

  test.each([
    'grade=12',
    'grade=-1',
    'grade=7.5',
    'grade=седьмой',
    'level=hard',
    'free=yes',
    'sort=password',
    'page=0',
    'page=1e9',
    'discipline=%00',
    'colour=red',
  ])('«%s» filters by nothing', (query) => expect(read(query)).toEqual(noFilters))

  test('keep preschoolers and cut a long text', () => {
    expect(read('grade=0').grade).toBe(0)
    expect(read(`text=${'а'.repeat(300)}`).text).toHaveLength(100)
  })
})

test('the API receives only the filters that are on', () => {
  expect(filtersOfApi(noFilters)).toEqual({})
  expect(filtersOfApi(everything)).toEqual({
    textCont: 'дроби и проценты',
    disciplineIn: ['math', 'physics'],
    gradeEq: 7,
    levelEq: 'advanced',
    freeEq: true,
    s: 'new desc',
  })
  expect(filtersOfApi({ ...noFilters, grade: 0 })).toEqual({ gradeEq: 0 })
})

describe('a change of filters', () => {
  test('begins from the first page', () => expect(toggled(everything, 'math').page).toBe(1))

  test('adds a discipline and takes it away', () => {
    const added = toggled(everything, 'russian')
    expect(added.disciplines).toEqual(['math', 'physics', 'russian'])
    expect(toggled(added, 'russian').disciplines).toEqual(everything.disciplines)
  })
})

describe('active filters', () => {
  test('are removed one by one, the rest stays', () => {
    const chips = activeFilters(everything)
    expect(chips.map(({ active }) => active.kind)).toEqual([
      'text',
      'grade',
      'discipline',
      'discipline',
      'level',
      'free',
    ])
    expect(chips[2]!.without).toEqual({ ...everything, disciplines: ['physics'], page: 1 })
    expect(activeFilters(noFilters)).toEqual([])
  })
})

describe('when nothing is found', () => {
  test('all disciplines are let go at once', () => {
    const ways = loosenings({ ...noFilters, grade: 7, disciplines: ['math', 'physics'] })
    expect(ways.map(({ loosening }) => loosening)).toEqual(['grade', 'disciplines'])
    expect(ways[1]!.filters).toEqual({ ...noFilters, grade: 7 })
  })
  test('the two nearest grades that have something are offered', () => {
    const grades = [2, 5, 7, 8, 9].map((index) => ({ index, count: index === 8 ? 0 : 1 }))
    expect(nearestGrades(grades, 8).map(({ index }) => index)).toEqual([7, 9])
    expect(nearestGrades(grades, 3).map(({ index }) => index)).toEqual([2, 5])
    expect(nearestGrades([{ index: 7, count: 2 }], 7)).toEqual([])
  })
  test('without filters there is nothing to let go', () => expect(loosenings(noFilters)).toEqual([]))
})

describe('a course and a grade', () => {
  test.each([
    [[7], 7, 'fits'],
    [[5, 6, 7], 6, 'fits'],
    [[9], 7, 'above'],
    [[2], 7, 'below'],
    [[7], null, null],
    [[7], undefined, null],
    [[], 7, null],
    [[1], 0, 'above'],
  ])('%j for %s is %s', (grades, index, fit) => expect(gradeFit(grades, index)).toBe(fit))
})
