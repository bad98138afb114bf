import { type Feature, featureTable, guest, type Viewer } from '@school/access'
import { setPlaces, site } from '@school/routes'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

// Test files share modules: what is put in their stead here, and where pages are placed, is undone.
let ways: typeof import('./ways.ts')
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@school/app', () => ({ isBuilt: () => true }))
  await import('./places.ts')
  ways = await import('./ways.ts')
})
afterAll(() => {
  vi.doUnmock('@school/app')
  vi.resetModules()
  setPlaces((page) => ({ page, origin: '' }))
})

const agent: Viewer = { ...guest, id: 1, kind: 'agent' }
const people: Record<string, { viewer: Viewer; features: readonly Feature[] }> = {
  guest: { viewer: guest, features: featureTable.guest },
  pupil: { viewer: { ...guest, id: 1, kind: 'pupil' }, features: featureTable.pupil },
  intern: { viewer: { ...agent, portalRole: 'intern' }, features: featureTable.intern },
  teacher: { viewer: { ...agent, portalRole: 'teacher' }, features: featureTable.teacher },
}
const siteUrl = 'https://smekalka.example'
const isOpen = (who: string, to: string) => ways.isWayOpen(to, people[who]!, siteUrl)

describe('an address is open', () => {
  test.each<[who: string, to: string, is: boolean]>([
    ['pupil', '/dashboard', true],
    ['intern', '/dashboard', false],
    ['teacher', '/olympiads', false],
    ['pupil', '/olympiads/7-klass?from=menu', true],
    ['teacher', '/manage/class/7', false],
    ['pupil', '/takoy-stranitsy-net', false],
    ['pupil', '/api/files/1', true],
    ['guest', '/dashboard', true],
    ['pupil', '#top', true],
    ['pupil', '?page=2', true],
    ['pupil', 'https://elsewhere.example/a', true],
  ])('to a %s at %s: %s', (who, to, is) => expect(isOpen(who, to)).toBe(is))

  test('of the site when anybody may read it', () => {
    ways.noteElsewhere(site.lms.about)
    ways.noteElsewhere(site.user.family)
    expect(isOpen('pupil', `${siteUrl}/about`)).toBe(true)
    expect(isOpen('pupil', `${siteUrl}/dashboard/family`)).toBe(false)
  })
})

describe('an address of the site leads to the portal’s address of the page', () => {
  test.each([
    ['/catalog/olympiads', '/olympiads'],
    ['/teacher-dashboard/school_classes/4?by=lessons', '/teacher-dashboard/school_classes/4/lessons'],
    ['/lessons/4/users/5/tasks/6', '/lessons/4/users/5/tasks/6'],
    ['/dashboard/daily-plan#late', '/dashboard/daily-plan#late'],
    ['https://smekalka.example/catalog/olympiads', 'https://smekalka.example/catalog/olympiads'],
  ])('%s', (to, place) => expect(ways.leadHere(to)).toBe(place))
})
