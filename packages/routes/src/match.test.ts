import { describe, expect, test } from 'vitest'
import { link, matchPage, pagesOf, portal, site, type Catalogue, type Page } from './index.ts'

const found = (catalogue: Catalogue, pathname: string) => {
  const match = matchPage(catalogue, pathname)
  return match && [`${match.group}.${match.name}`, match.params, ...(match.rest ? [match.rest] : [])]
}

test.each([
  ['/', 'market.home', {}],
  ['/users/5', 'lms.profile', { user_id: '5' }],
  ['/users/5/certificates/ab', 'lms.certificate', { user_id: '5', certificate_id: 'ab' }],
  ['/homeworks/library/oge', 'lms.homeworkLibrary', { section: 'oge' }],
  ['/trainings/2/tasks', 'lms.trainingTasks', { training_id: '2' }],
  ['/trainings/2/tasks/7', 'lms.trainingTasks', { training_id: '2', task_id: '7' }],
  ['/wiki/search', 'wiki.search', {}],
  ['/wiki/math', 'wiki.discipline', { discipline: 'math' }],
  ['/wiki/math/%D0%B4%D1%80%D0%BE%D0%B1%D0%B8', 'wiki.theme', { discipline: 'math', theme: 'дроби' }],
  ['/dashboard/progress/courses/5', 'user.courseProgress', { id: '5' }],
  ['/dashboard/progress/5/t0ken', 'user.sharedProgress', { user_id: '5', token: 't0ken' }],
  ['/p', 'lms.acceptCode', {}],
])('%s is %s', (pathname, page, params) => {
  expect(found(site, pathname)).toEqual([page, params])
})

test.each([
  ['/guidance/events', 'guidance.events', {}],
  ['/guidance/events/create', 'guidance.events', { action: 'create' }],
  ['/guidance/events/12', 'guidance.event', { eventId: '12' }],
  ['/guidance/events/12/materials', 'guidance.event', { eventId: '12', section: 'materials' }],
  ['/homeschool', 'homeschool.homeschool', {}],
  ['/homeschool/catalog', 'homeschool.catalog', {}],
  ['/manage/clubs/students', 'teaching.clubs', { section: 'students' }],
  ['/manage/clubs/7/students', 'teaching.clubs', { groupId: '7', section: 'students' }],
  ['/manage/olympiads/stats', 'olympiads.stats', {}],
  ['/analytics/3/14', 'olympiads.stageAnalytics', { stageId: '3', organizationId: '14' }],
  [
    '/analytics/3/14/7-klass',
    'olympiads.gradeAnalytics',
    { stageId: '3', organizationId: '14', grade: '7-klass' },
  ],
])('on the portal %s is %s', (pathname, page, params) => {
  expect(found(portal, pathname)).toEqual([page, params])
})

describe('content pages', () => {
  test('answer below their own address', () => {
    expect(found(site, '/legal/policy/cookie')).toEqual([
      'contentPage.legal',
      { info_materials_pages: 'policy' },
      'cookie',
    ])
    expect(found(site, '/privacy_contractor/coach_data')).toEqual(['contentPage.coachDataConsent', {}])
  })
  test('catch what no other page answers', () => {
    expect(found(site, '/official_info')).toEqual([
      'contentPage.infoPage',
      { info_materials_pages: 'official_info' },
    ])
    expect(found(site, '/users/5/unknown')).toEqual([
      'contentPage.infoPage',
      { info_materials_pages: 'users' },
      '5/unknown',
    ])
  })
  test('catch an address whose parameter has no such value', () => {
    expect(found(site, '/olympiads/8/rating/towns')?.[0]).toBe('contentPage.infoPage')
    expect(found(portal, '/back-office/secrets')).toBeNull()
  })
})

test('case and trailing slashes do not matter', () => {
  expect(found(site, '/Users/5/')?.[0]).toBe('lms.profile')
  expect(found(site, '/%75sers/5')?.[0]).toBe('lms.profile')
})

test.each(['//evil.example/users', '/users//5', '/%E0%A4%A', '/users/%'])(
  '%s is no page’s address',
  (pathname) => {
    expect(matchPage(site, pathname)).toBeNull()
  },
)

/** An example address: every parameter is filled with a value that its rule allows. */
const exampleOf = (page: Page): string => {
  const names = [...page.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const value = (name: string) => {
    const rule = page.rules?.[name]
    return typeof rule === 'object' ? rule[0]! : rule === 'klass' ? '7-klass' : '12'
  }
  return link(page, Object.fromEntries(names.map((name) => [name, value(name)])) as Record<string, never>)
}

describe.each([
  ['site', site as Catalogue],
  ['portal', portal as Catalogue],
])('every page of the %s', (_app, catalogue) => {
  test.each(pagesOf(catalogue).map((entry) => [`${entry.group}.${entry.name}`, entry] as const))(
    '%s answers its own address',
    (_id, { page }) => {
      expect(matchPage(catalogue, exampleOf(page))?.page).toBe(page)
    },
  )
})
