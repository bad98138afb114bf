import { afterEach, describe, expect, test } from 'vitest'
import { link, portal, setPlaces, site } from './index.ts'

test('builds the address of a page without parameters', () => {
  expect(link(site.market.home)).toBe('/')
  expect(link(site.lms.catalogCourses)).toBe('/catalog/courses')
})

test('puts numbers and words where the path names them', () => {
  expect(link(site.lms.lesson, { course_id: 3, lesson_id: '14' })).toBe('/courses/3/lessons/14')
  expect(link(site.lms.olympiadRating, { olympiad_id: 8, by: 'schools' })).toBe('/olympiads/8/rating/schools')
})

test('leaves out optional parameters', () => {
  expect(link(site.elementary.objectives)).toBe('/elementary/dashboard/objectives')
  expect(link(site.elementary.objectives, { kind: 'completed' })).toBe(
    '/elementary/dashboard/objectives/completed',
  )
  expect(link(site.lms.trainingTasks, { training_id: 2, task_id: undefined })).toBe('/trainings/2/tasks')
  expect(link(portal.teaching.clubs, { section: 'students' })).toBe('/manage/clubs/students')
})

test('encodes what a person may have typed', () => {
  expect(link(site.wiki.theme, { discipline: 'math', theme: 'дроби/доли ?' })).toBe(
    '/wiki/math/%D0%B4%D1%80%D0%BE%D0%B1%D0%B8%2F%D0%B4%D0%BE%D0%BB%D0%B8%20%3F',
  )
  expect(link(site.market.search, {}, { q: 'дроби & доли' })).toBe(
    '/search?q=%D0%B4%D1%80%D0%BE%D0%B1%D0%B8+%26+%D0%B4%D0%BE%D0%BB%D0%B8',
  )
})

test('a query leaves out what is empty and repeats lists', () => {
  expect(
    link(
      site.lms.catalogCourses,
      {},
      { page: 2, q: '', grade: undefined, level: null, discipline: ['math', 'physics'] },
    ),
  ).toBe('/catalog/courses?page=2&discipline=math&discipline=physics')
})

describe('refuses at run time what types did not see', () => {
  test.each([
    ['a missing parameter', () => link(site.lms.homework, {} as { homework_id: number })],
    ['an empty parameter', () => link(site.lms.homework, { homework_id: '' })],
    ['a word where a number belongs', () => link(portal.olympiads.stage, { stage_id: 'first' })],
    ['a class without its ending', () => link(portal.learning.olympiads, { grade: '7' as '7-klass' })],
  ])('%s', (_what, build) => {
    expect(build).toThrow(/^link: /)
  })
})

describe('where another page replaces the requested one', () => {
  afterEach(() => setPlaces((page) => ({ page, origin: '' })))

  test('what it names in its path is taken out of the query', () => {
    setPlaces((page, query) =>
      page === site.user.teacherSchoolClass && query?.['by'] === 'lessons'
        ? { page: portal.teaching.schoolClass, origin: '', params: { by: 'lessons' } }
        : { page, origin: '' },
    )
    const to = (by: string) => link(site.user.teacherSchoolClass, { id: 5 }, { by, course_id: 2 })
    expect(to('lessons')).toBe('/teacher-dashboard/school_classes/5/lessons?course_id=2')
    expect(to('messages')).toBe('/teacher-dashboard/school_classes/5?by=messages&course_id=2')
  })
})
