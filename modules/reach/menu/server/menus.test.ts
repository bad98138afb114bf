import { guest, type Viewer } from '@school/access'
import { pagesOf, site } from '@school/routes'
import { describe, expect, test } from 'vitest'
import { type ExternalLinkName, type MenuLink, useContexts } from '../contract/index.ts'
import type { MenuFacts } from './entry.ts'
import { menusFor, navigationKindOf } from './menus.ts'
import { achievementsUrl } from './person-entries.ts'

const pupil: Viewer = { ...guest, id: 5, kind: 'pupil' }
const elementary: Viewer = { ...pupil, isElementary: true }
const parent: Viewer = { ...pupil, isParent: true }
const agent: Viewer = { ...guest, id: 6, kind: 'agent' }
const coach: Viewer = { ...pupil, isCoach: true }

const everyPath = new Set(pagesOf(site).map(({ page }) => page.path as string))
const names: ExternalLinkName[] = [
  'partnerProgramme',
  'jobs',
  'logos',
  'giftCertificates',
  'textbookApp',
  'textbookIos',
  'textbookAndroid',
  'homeSchool',
  'externalStudy',
  'magazine',
  'mockExams',
  'teacherSite',
  'tutorsLanding',
]
const everyLink = Object.fromEntries(names.map((name) => [name, `https://${name}.example/`]))

/** A school where everything is built and set. */
const facts = (viewer: Viewer, more: Partial<MenuFacts> = {}): MenuFacts => ({
  viewer,
  hasPurchasedExternshipContracts: false,
  isInGrade: true,
  bonusesPageVisited: false,
  context: 'portal',
  builtPaths: everyPath,
  externalLinks: everyLink,
  textbookQr: null,
  hasFeedbackWidget: true,
  siteUrl: 'https://smekalka.example',
  ...more,
})
const urls = (links: readonly MenuLink[]) => links.map(({ url }) => url)
const rootUrls = (all: MenuFacts) => menusFor(all).items.flatMap(({ children }) => urls(children))

describe('the kind of navigation', () => {
  test.each([
    ['a guest', guest, 'base'],
    ['a pupil', pupil, 'base'],
    ['a parent', parent, 'base'],
    ['an elementary pupil', elementary, 'elementary'],
    ['a teacher', agent, 'agent'],
    ['a pupil who coaches', coach, 'agent'],
  ])('of %s', (_who, viewer, kind) => {
    expect(navigationKindOf(viewer)).toBe(kind)
  })
})

describe('the top menu', () => {
  test('of a regular pupil is plan, calendar, cart', () => {
    expect(urls(menusFor(facts(pupil)).topMenu)).toEqual([
      '/dashboard/daily-plan',
      '/dashboard/calendar',
      '/checkout',
    ])
  })
  test('of an agent is dashboard, cart', () => {
    expect(urls(menusFor(facts(agent)).topMenu)).toEqual(['/teacher-dashboard', '/checkout'])
  })
  test('of an elementary pupil is lessons, plan, calendar, room, and the cart on extra-large screens', () => {
    const { topMenu } = menusFor(facts(elementary))
    expect(urls(topMenu)).toEqual([
      '/elementary/dashboard',
      '/elementary/dashboard/daily-plan',
      '/elementary/dashboard/calendar',
      '/elementary/room',
      '/checkout',
    ])
    expect(topMenu.filter((item) => item.isForWide).map(({ id }) => id)).toEqual(['cart'])
  })
  test('marks the cart and the room', () => {
    const { topMenu } = menusFor(facts(elementary))
    expect(topMenu.map(({ marker }) => marker)).toEqual([null, null, null, 'room', 'cart'])
  })
  test('of a guest is empty, as is the profile menu', () => {
    expect(menusFor(facts(guest))).toMatchObject({ topMenu: [], profileMenu: [], oneClickMenu: [] })
  })
  test('leads to the programs until there is a plan', () => {
    const built = new Set(['/dashboard', '/dashboard/progress'])
    const { topMenu } = menusFor(facts(pupil, { builtPaths: built }))
    expect(topMenu.map(({ url, title }) => [url, title])).toEqual([['/dashboard', 'Мои курсы']])
  })
})

describe('the profile menu', () => {
  test('of an elementary pupil with a contract has everything but the family of a parent', () => {
    const all = facts(elementary, { hasPurchasedExternshipContracts: true })
    expect(urls(menusFor(all).profileMenu)).toEqual([
      '/account',
      '/account/security',
      '/dashboard/notifications',
      '/account/family',
      '/dashboard/progress',
      '/dashboard/mistakes',
      '/elementary/dashboard/promos',
      '/elementary/dashboard/externship',
      '/dashboard/socialization',
      '/users/5',
      '',
    ])
  })
  test('of somebody who owes a second factor leads to where it is set up, and to nothing of the staff', () => {
    const all = urls(menusFor(facts({ ...agent, owesFactor: true })).profileMenu)
    expect(all).toContain('/account/security')
    expect(all).not.toContain('/account')
    expect(all).not.toContain('/teacher-dashboard/family')
  })
  test('has the family for parents only', () => {
    const has = (viewer: Viewer) => urls(menusFor(facts(viewer)).profileMenu).includes('/dashboard/family')
    expect([pupil, elementary, agent, parent].map(has)).toEqual([false, false, false, true])
  })
  test('shows the parents to a child in a grade alone', () => {
    const has = (isInGrade: boolean) =>
      urls(menusFor(facts(pupil, { isInGrade })).profileMenu).includes('/account/family')
    expect([true, false].map(has)).toEqual([true, false])
  })
  test.each([
    ['a parent with contracts', parent, true, false],
    ['a pupil without contracts', pupil, false, false],
    ['a pupil with contracts', pupil, true, true],
  ])('friends are found by %s: %o, %o', (_who, viewer, hasPurchasedExternshipContracts, isShown) => {
    const { profileMenu } = menusFor(facts(viewer, { hasPurchasedExternshipContracts }))
    expect(urls(profileMenu).includes('/dashboard/socialization')).toBe(isShown)
  })
  test('leads an older pupil to promos and home school of their own', () => {
    expect(urls(menusFor(facts(pupil)).profileMenu)).toEqual(
      expect.arrayContaining(['/dashboard/promos', '/dashboard/externship']),
    )
  })
  test('achievements fall back to the main page when the id is not a number', () => {
    expect([5, '5', NaN, undefined].map(achievementsUrl)).toEqual(['/users/5', '/', '/', '/'])
  })
  test('ends with signing out', () => {
    for (const viewer of [pupil, elementary, parent, agent])
      expect(menusFor(facts(viewer)).profileMenu.at(-1)).toMatchObject({ action: 'sign_out', title: 'Выйти' })
  })
})

describe('the bottom of a telephone', () => {
  const titles = (viewer: Viewer, more: Partial<MenuFacts> = {}) =>
    menusFor(facts(viewer, more)).bottomMenu.map(({ title }) => title)
  test('has the places of every day of each kind of people', () => {
    expect(titles(pupil)).toEqual(['План', 'Курсы', 'Тренировки', 'Олимпиады'])
    expect(titles(elementary)).toEqual(['Главная', 'Курсы', 'Навыки', 'Тренировки'])
    expect(titles(agent)).toEqual(['Кабинет', 'Классы', 'Задания', 'Проверка'])
    expect(titles(guest)).toEqual([])
  })
  test('what is not built leaves its place to the next one', () => {
    const built = new Set([...everyPath].filter((path) => !path.startsWith('/teacher-dashboard')))
    expect(titles(agent, { builtPaths: built })).toEqual(['Проверка', 'Олимпиады', 'Навыки'])
  })
})

describe('links of the catalogue', () => {
  const common = [
    '/levels/languages',
    '/levels/digitalskills',
    '/levels/olympiads',
    '/catalog/trainings',
    '/wiki',
    'https://homeSchool.example/',
    'https://externalStudy.example/',
    'https://magazine.example/',
    'https://mockExams.example/',
    '/levels/ege',
    '/levels/oge',
  ]
  const goods = [
    '/catalog/courses',
    'https://tutorsLanding.example/',
    '/catalog/mini_groups',
    '/catalog/product_packs',
  ]
  test('of a guest are the whole list, with the site for teachers outside', () => {
    expect(urls(menusFor(facts(guest)).catalogLinks)).toEqual([
      ...goods,
      'https://teacherSite.example/',
      ...common,
    ])
  })
  test('of a teacher have the teacher section here', () => {
    expect(urls(menusFor(facts(agent)).catalogLinks)).toEqual([...goods, '/catalog/teacher', ...common])
  })
  test('tutors are found on our own landing when no other is set', () => {
    const { catalogLinks } = menusFor(facts(guest, { externalLinks: {} }))
    expect(catalogLinks.find(({ id }) => id === 'tutors')).toMatchObject({
      url: '/coach/landing',
      target: '_self',
    })
  })
  test('mock exams are our own rehearsals when no other place is set', () => {
    const { catalogLinks, items } = menusFor(facts(pupil, { externalLinks: {} }))
    for (const list of [catalogLinks, items.flatMap(({ children }) => children)])
      expect(list.find(({ id }) => id === 'mockExams')).toMatchObject({
        url: '/exam_rehearsals',
        target: '_self',
      })
  })
})

describe('the root menu', () => {
  const groups = (viewer: Viewer) => menusFor(facts(viewer)).items.map(({ id }) => id)
  test('begins with what the person does here', () => {
    expect(groups(guest)[0]).toBe('learn')
    expect(groups(pupil)[0]).toBe('my')
    expect(groups(agent)[0]).toBe('work')
  })
  test('exposes every area of the catalogue to a guest', () => {
    const shown = new Set(rootUrls(facts(guest)))
    expect(urls(menusFor(facts(guest)).catalogLinks).filter((url) => !shown.has(url))).toEqual([])
  })
  test('of a child leads to skills, trainings and homeworks', () => {
    const child = rootUrls(facts(elementary))
    for (const url of ['/skills_practice', '/catalog/trainings', '/homeworks']) expect(child).toContain(url)
    expect(urls(menusFor(facts(elementary)).oneClickMenu)).toContain('/skills_practice')
  })
  test('of a child has lessons and games, and nothing that is sold or examined', () => {
    expect(groups(elementary)).toEqual(['my', 'play', 'learn'])
    expect(rootUrls(facts(elementary)).filter((url) => /levels|product_packs|coach/.test(url))).toEqual([])
  })
})

describe('the footer', () => {
  test('has the whole list', () => {
    expect(urls(menusFor(facts(guest)).footerLinks)).toEqual([
      '/about',
      '/teachers',
      '/reviews',
      '/contacts',
      '/legal/general',
      '/official_info',
      '',
      'https://partnerProgramme.example/',
      'https://jobs.example/',
      'https://logos.example/',
      'https://giftCertificates.example/',
      'https://textbookApp.example/',
      'https://textbookIos.example/',
      'https://textbookAndroid.example/',
    ])
  })
})

describe('what leads nowhere is not shown', () => {
  const nothing = { builtPaths: new Set<string>(), externalLinks: {}, hasFeedbackWidget: false }
  test('no page is built and nothing is set: only signing out is left', () => {
    const menus = menusFor(facts(pupil, nothing))
    expect(menus).toMatchObject({
      items: [],
      topMenu: [],
      oneClickMenu: [],
      catalogLinks: [],
      footerLinks: [],
    })
    expect(menus.profileMenu.map(({ id }) => id)).toEqual(['signOut'])
  })
  test('a page that was built appears by itself, in its group', () => {
    const { items } = menusFor(facts(guest, { ...nothing, builtPaths: new Set(['/wiki']) }))
    expect(items.map(({ id, children }) => [id, urls(children)])).toEqual([['more', ['/wiki']]])
  })
  test('a page that would turn the person away is not linked', () => {
    expect(rootUrls(facts(guest))).not.toContain('/bonuses')
    expect(rootUrls(facts(pupil))).toContain('/bonuses')
    expect(rootUrls(facts(agent)).filter((url) => url.startsWith('/dashboard'))).toEqual([
      '/dashboard/calendar',
    ])
  })
  test('feedback waits for its widget', () => {
    const actions = (hasFeedbackWidget: boolean) =>
      menusFor(facts(guest, { hasFeedbackWidget })).footerLinks.filter(({ action }) => action === 'feedback')
    expect([actions(true).length, actions(false).length]).toEqual([1, 0])
  })
})

describe('the bonuses link', () => {
  const marker = (bonusesPageVisited: boolean) =>
    menusFor(facts(pupil, { bonusesPageVisited }))
      .items.flatMap(({ children }) => children)
      .find(({ id }) => id === 'bonuses')?.marker
  test('draws attention until its page was visited', () => {
    expect([marker(false), marker(true)]).toEqual(['bonuses', null])
  })
})

describe('the context of use', () => {
  test.each(useContexts.filter((context) => context !== 'portal'))(
    'on %s addresses of the school are absolute and open whole pages, the logo leads to the origin',
    (context) => {
      const menus = menusFor(facts(elementary, { context }))
      expect(menus.homeUrl).toBe('https://smekalka.example')
      const all = [...menus.topMenu, ...menus.catalogLinks, ...menus.items.flatMap((item) => item.children)]
      for (const item of all.filter(({ action }) => !action)) {
        expect(item.url).toMatch(/^https:/)
        expect(item.isFullReload).toBe(true)
      }
    },
  )
  test('a neighbour does not advertise itself, and abroad there are no national exams', () => {
    const has = (context: MenuFacts['context'], id: string) =>
      menusFor(facts(guest, { context })).catalogLinks.some((item) => item.id === id)
    expect(['externalStudy', 'homeSchool'].map((id) => has('externat', id))).toEqual([false, false])
    expect(has('media', 'magazine')).toBe(false)
    expect(['ege', 'oge', 'mockExams'].map((id) => has('eu', id))).toEqual([false, false, false])
    expect(['ege', 'magazine', 'externalStudy'].map((id) => has('portal', id))).toEqual([true, true, true])
  })
})

test('an address outside opens in a new tab, a page of ours in the same', () => {
  for (const { url, target, isFullReload, pageId } of menusFor(facts(guest)).catalogLinks) {
    const isOutside = url.startsWith('https:')
    expect({ target, isFullReload, isPage: pageId !== null }).toEqual({
      target: isOutside ? '_blank' : '_self',
      isFullReload: isOutside,
      isPage: !isOutside,
    })
  }
})

test('no menu has two lines of one name', () => {
  for (const viewer of [guest, pupil, elementary, parent, agent]) {
    const menus = menusFor(facts(viewer))
    for (const list of [
      menus.items,
      ...menus.items.map((item) => item.children),
      menus.topMenu,
      menus.profileMenu,
      menus.oneClickMenu,
      menus.bottomMenu,
      menus.catalogLinks,
      menus.footerLinks,
    ])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
})
