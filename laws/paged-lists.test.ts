import { routes } from '@school/server/modules'
import { isWholeList, pagingBy } from '@school/kernel/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readText, repositoryFiles } from './files.ts'

// A list that may grow has pages read by the database, a list that can't declares its `max` (school-portal §7).

/** Whole lists without a `max`, with what bounds them. A list that grows with the people or the years of a project has pages instead. */
const bounded: Record<string, string> = {
  'accounts.listDemoAccounts': 'people of the demo school',
  'achievements.listNew': 'a fixed set of achievements',
  'attestations.listAttestations': 'content',
  'classCourses.listOwnClasses': 'classes of one pupil',
  'classCourses.listToGive': 'content',
  'contentPages.listContentPages': 'content',
  'courses.listLessonOpinions': 'lessons of the content',
  'courses.listLessonTasks': 'tasks of a lesson',
  'families.listConsents': 'kinds of consents for the children of one family',
  'homeworks.listClassLoads': 'classes of one teacher',
  'homeworks.listColleagues': 'teachers of one school',
  'homeworks.listFirstTryResults': 'pupils of one teacher',
  'homeworks.previewTasks': 'as many as the request names, which the query bounds',
  'identities.list': 'providers in the settings',
  'invitations.countWaiting': 'classes of one school, unique by year, grade and letter',
  'invitations.listEmployeeImports': 'lists of one day, in which four hundred letters are sent',
  'invitations.listSchoolRequests': 'teachers of one school',
  'invitations.listWaiting': 'sixty by a code of a class',
  'monitoring.listMonitoredWorks': 'works of the content',
  'objectives.listClasses': 'classes of one teacher',
  'olympiads.listAppealsBySchools': 'schools of the appeals of one stage',
  'olympiads.listManagedStages': 'content; olympiads of former seasons are retired',
  'olympiads.listMonitored': 'content; olympiads of former seasons are retired',
  'olympiads.listOlympiads': 'content; olympiads of former seasons are retired',
  'olympiads.listRegions': 'regions of the country',
  'olympiads.listSamples': 'content',
  'organizations.listRoles': 'roles of one person',
  'ownTasks.listVariants': 'a rule of own tasks',
  'profiles.listDataCopies': 'one per person of a family, of the last days',
  'profiles.listInterests': 'a fixed set',
  'profiles.listLeavingChildren': 'children of one family',
  'profiles.listSubjects': 'content',
  'reviews.listKeptComments': 'fifty, a rule of kept comments',
  'schoolClasses.listClassDoubles': 'pupils of one class',
  'schoolClasses.listColleagues': 'teachers of one school',
  'schoolClasses.listManagedPupils': 'pupils of one class',
  'schoolClasses.listMergers': 'mergers of one class in a year',
  'schoolClasses.listSchoolDoubles': 'pupils of one school who look like one person',
  'skillsPractice.listPupils': 'pupils of one teacher',
  'streaks.listRestDays': 'days of rest of one child, ended ones left out',
  'trainings.listRegions': 'regions of the country',
  'works.getAnswerSheet': 'tasks of one work',
}

const lists = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, isFile, reply }) => method === 'GET' && !isFile && reply instanceof z.ZodArray)

const saysMax = (reply: z.ZodType): boolean =>
  (z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as { maxItems?: number }).maxItems !==
  undefined

test('each list has pages read by the database, declares its maximum, or is listed here with what bounds it', () => {
  expect(lists.length).toBeGreaterThan(80)
  const cut = lists.filter((endpoint) => !endpoint.paged && !saysMax(endpoint.reply))
  expect(cut.map(({ name }) => name).toSorted()).toEqual(Object.keys(bounded).toSorted())
})

test('a page of each list may be requested', () => {
  const pageless = lists.filter((endpoint) => !endpoint.paged && !isWholeList(endpoint))
  expect(pageless.map(({ path }) => path)).toEqual([])
})

/** The kernel refuses an invalid page of a paged endpoint (`checkPage`); this finds a page that was cut from the whole list. */
const cutting = /\brows: \w+(\.\w+\([^)]*\))*\.slice\(/

const slicedIn = (source: string): boolean => cutting.test(source)

test('no page is cut from a list that was read whole', () => {
  const found = repositoryFiles()
    .filter((file) => /^modules\/[^/]+\/[^/]+\/server\/.*\.ts$/.test(file) && !file.includes('.test.'))
    .filter((file) => slicedIn(readText(file)))
  expect(found).toEqual([])
})

describe('the law detects', () => {
  test('a page cut from the whole', () =>
    expect(slicedIn('return { rows: all.slice(from, to), total }')).toBe(true))
  test('a page of the database', () =>
    expect(slicedIn('return { rows: rows.map(present), total }')).toBe(false))
  test('what has pages of its own', () =>
    expect(isWholeList({ method: 'GET', paged: true, query: pagingBy(20), reply: z.array(z.int()) })).toBe(
      false,
    ))
})
