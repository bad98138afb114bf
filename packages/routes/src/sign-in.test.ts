import { guest, type Viewer } from '@school/access'
import { describe, expect, test } from 'vitest'
import { isSafeRedirect, landingPages, portal, signInAddress, site } from './index.ts'

describe('isSafeRedirect', () => {
  test.each(['/', '/dashboard?week=2#today', '/wiki/math/дроби', '/search?q=//evil', '/a/%2F%2Fevil'])(
    'admits %s',
    (url) => expect(isSafeRedirect(url)).toBe(true),
  )
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\..\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /dashboard',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    '?a=/b',
    '',
    null,
    undefined,
    ['/dashboard'],
  ])('refuses %j', (url) => expect(isSafeRedirect(url)).toBe(false))
})

describe('signInAddress', () => {
  test('carries the wanted page', () => {
    expect(signInAddress('/homeworks/5?from=plan')).toBe(
      '/user/login?redirect_url=%2Fhomeworks%2F5%3Ffrom%3Dplan',
    )
    expect(signInAddress('/schedule', portal.entry.login)).toBe('/login?redirect_url=%2Fschedule')
  })
  test('drops what is unsafe and never returns to itself', () => {
    expect(signInAddress('https://evil.example')).toBe('/user/login')
    expect(signInAddress('/user/login?redirect_url=%2Fusers')).toBe('/user/login')
    expect(signInAddress()).toBe('/user/login')
  })
})

describe('landingPages', () => {
  const masha: Viewer = { ...guest, id: 1, kind: 'pupil' }
  const { user, elementary, lms, market } = site

  test('a pupil goes to the plan for the day', () => {
    expect(landingPages(masha)).toEqual([user.dailyPlan, user.dashboard, lms.catalog, market.home])
  })
  test('a parent goes to the family, a teacher who is one does not', () => {
    expect(landingPages({ ...masha, isParent: true })[0]).toBe(user.family)
    expect(landingPages({ ...masha, kind: 'agent', isParent: true })).not.toContain(user.family)
  })
  test('an elementary pupil goes to her lessons', () => {
    expect(landingPages({ ...masha, isElementary: true })[0]).toBe(elementary.dashboard)
  })
  test('a teacher goes to the teacher dashboard, even one who is registered as a pupil', () => {
    expect(landingPages({ ...guest, id: 2, kind: 'agent' })).toEqual([
      user.teacherDashboard,
      lms.catalog,
      market.home,
    ])
    expect(landingPages({ ...masha, isCoach: true })[0]).toBe(user.teacherDashboard)
  })
  test('a methodist, an expert and a coach go to their work, and a teacher of a school to the classes', () => {
    const grown: Viewer = { ...guest, id: 2, kind: 'agent' }
    expect(landingPages({ ...grown, isMethodist: true, isExpert: true })[0]).toBe(lms.teacherOlympiads)
    expect(landingPages({ ...grown, isExpert: true })[0]?.path).toBe(lms.teacherChecking.path)
    expect(landingPages({ ...grown, isCoach: true })[0]).toBe(user.accountCoachSchedule)
    const all = { isMethodist: true, isExpert: true, isCoach: true, portalRole: 'teacher' } as const
    expect(landingPages({ ...grown, ...all })[0]).toBe(user.teacherDashboard)
  })
  test('a guest is shown the catalogue', () => {
    expect(landingPages(guest)[0]).toBe(lms.catalog)
  })
})
