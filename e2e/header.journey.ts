import type { Page } from '@playwright/test'
import {
  agreeToLeave,
  type DemoName,
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  test,
  widths,
} from './fixtures.ts'

const banner = (page: Page) => page.getByRole('banner')
const topMenu = (page: Page) => banner(page).getByRole('navigation', { name: 'Мои разделы' })

test('a guest has the logo, the menu, the search and a sign-in link that leads back', async ({ page }) => {
  await openPage(page, '/catalog/courses?grade=7')
  await expect(banner(page).getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/user/login?redirect_url=%2Fcatalog%2Fcourses%3Fgrade%3D7',
  )
  await expect(banner(page).getByRole('button', { name: 'Меню профиля' })).toHaveCount(0)
  await expect(topMenu(page)).toHaveCount(0)
  await expect(banner(page).getByRole('search')).toBeVisible()
  await banner(page)
    .getByRole('link', { name: /на главную/ })
    .click()
  await expect(page).toHaveURL('/')
})

const own: [DemoName, string | null, string, boolean][] = [
  ['pupil', 'План', '/dashboard/daily-plan', true],
  ['elementary', 'Мои курсы', '/dashboard', true],
  ['parent', 'Моя семья', '/dashboard/family', true],
  ['teacher', null, '', false],
]
for (const [who, first, address, hasSearch] of own) {
  test(`${who} has links of their own in the header, ${hasSearch ? 'with' : 'without'} the search`, async ({
    page,
    visitor,
  }) => {
    await visitor.signIn(who)
    await openPage(page, '/catalog/courses')
    await expect(banner(page).getByRole('link', { name: 'Войти' })).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: 'Меню профиля' })).toBeVisible()
    await expect(banner(page).getByRole('search')).toHaveCount(hasSearch ? 1 : 0)
    if (first === null) return
    await topMenu(page).getByRole('link', { name: first }).click()
    await expect(page).toHaveURL(address)
    await expect(topMenu(page).getByRole('link', { name: first })).toHaveAttribute('aria-current', 'page')
  })
}

test('a child has big round buttons', async ({ page, visitor }) => {
  await visitor.signIn('elementary')
  await openPage(page, '/catalog/courses')
  const button = await topMenu(page).getByRole('link').first().boundingBox()
  expect(Math.min(button!.width, button!.height)).toBeGreaterThanOrEqual(56)
})

test('on a telephone the header is one line with a phone link, a search and a sign-out', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша')
  for (const width of [320, 374]) {
    await page.setViewportSize({ width, height: 740 })
    await openPage(page, '/catalog/courses')
    const { height } = (await banner(page).boundingBox())!
    expect(height).toBeGreaterThanOrEqual(56)
    expect(height).toBeLessThanOrEqual(65)
    await expectNoOverflow(page)
    await expect(banner(page).getByRole('link', { name: /Позвонить/ })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    )
    await expect(banner(page).getByRole('link', { name: 'Поиск' })).toBeVisible()
  }
  await banner(page).getByRole('button', { name: 'Выйти' }).click()
  await agreeToLeave(page)
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=%2Fcatalog%2Fcourses$/)
})

test('the lines of the page are not wider than specified', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/catalog/courses')
  const widest = (selector: string) =>
    page.locator(selector).evaluate((line) => line.getBoundingClientRect().width)
  expect(await widest('header > div')).toBe(1208)
  expect(await widest('footer > div')).toBe(1280)
})

/** Sum of layout shifts since the page was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), 500)
      }),
  )

for (const who of ['guest', 'pupil', 'elementary'] as const) {
  test(`the page of ${who} has no layout shifts while it loads, and the header makes no requests`, async ({
    page,
    visitor,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    if (who !== 'guest') await visitor.signIn(who)
    for (const width of [374, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, '/catalog/courses')
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Курсы' }).click()
    expect(asked.filter((path) => /menu|\/me$/.test(path))).toEqual([])
  })
}

test('a lesson inside of a tutorial or of the application has no header and footer', async ({ page }) => {
  for (const layout of ['tutorial', 'mobileapp']) {
    await openPage(page, `/catalog/courses?layout=${layout}`)
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  await openPage(page, '/catalog/courses?layout=other')
  await expect(banner(page)).toBeVisible()
})

test('content pages have no header and footer', async ({ page }) => {
  await openPage(page, '/legal/general')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Меню', exact: true })).toHaveCount(0)
})

test('every link of the footer leads to a page, and the years begin in 2009', async ({ page }) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2009–')
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!).filter((address) => address.startsWith('/')),
    )
  expect(addresses).toEqual(
    expect.arrayContaining(['/catalog/courses', '/about', '/contacts', '/legal/general']),
  )
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
})

test('the QR code of the textbook is for large screens, a telephone has the links of the stores', async ({
  page,
}) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  const code = footer.getByRole('img', { name: 'QR-код приложения «Учебник»' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect(code).toBeVisible({ visible: width >= 1024 })
    await expect(footer.getByRole('link', { name: 'Учебник для Android' })).toBeVisible()
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('a missing address offers a search and three links', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await page.goto('/no/such/page')
  const ways = page.getByRole('navigation', { name: 'Куда пойти дальше' }).getByRole('link')
  await expect(ways).toHaveCount(3)
  await expect(ways.first()).toHaveAttribute('href', '/dashboard/daily-plan')
  await page.getByRole('main').getByRole('combobox').fill('  дроби ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
})

test('the header fits every width', async ({ page, visitor }) => {
  await visitor.signIn('elementary')
  await openPage(page, '/catalog/courses')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page)
    const boxes = await banner(page)
      .locator('a:visible, button:visible, input:visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
    expect(Math.max(...boxes)).toBeLessThanOrEqual(width)
  }
  await expectAccessible(page)
})

test('text typed into the search before hydration is searched', async ({ page }) => {
  // The scripts are delayed: the page is rendered, but not hydrated.
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/site/**.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/no/such/page', { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('дроби')
  letThrough()
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes')
  await expect(field).toHaveValue('дроби')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
})
