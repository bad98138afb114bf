import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

// A page rendered without the current user: it is hidden until the browser has loaded the user.

const loader = (page: Page) => page.getByText('Открываем школу…')
const header = (page: Page) => page.getByRole('banner')

/** The server can't load the current user while it renders pages for this visitor. */
const silence = (context: BrowserContext, baseURL: string) =>
  context.addCookies([{ name: 'staged_silence', value: encodeURIComponent('/api/user/me'), url: baseURL }])

/** Everything that was ever on the screen, in order. */
async function watchScreen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenOnScreen: seen })
    const look = () => {
      const now = document.querySelector('main') ? 'page' : document.querySelector('output') ? 'loader' : null
      if (now && seen.at(-1) !== now) seen.push(now)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { seenOnScreen: string[] }).seenOnScreen)
}

/** Answers every request for the current user with this reply; counts the requests. */
async function answerWhoIsHere(page: Page, status: number): Promise<() => number> {
  let asked = 0
  await page.route('**/api/user/me', (route) => {
    asked++
    return route.fulfill({ status, json: { error: 'Войдите' } })
  })
  return () => asked
}

/** The locales sent from now on. */
function watchLocales(page: Page): unknown[] {
  const locales: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/locale')) locales.push(request.postDataJSON())
  })
  return locales
}

test('the loader fills the screen until the user is loaded; then the page is shown, and the locale is sent', async ({
  page,
  visitor,
  context,
  baseURL,
}) => {
  await visitor.register('Миронова Маша', 7)
  await silence(context, baseURL!)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/user/me', async (route) => {
    await held
    await route.continue()
  })
  const locales = watchLocales(page)
  const seen = await watchScreen(page)

  for (const width of [374, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/catalog/courses')
    await expect(loader(page)).toBeVisible()
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes')
    await expect(header(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect
      .poll(async () => await loader(page).boundingBox())
      .toEqual({ x: 0, y: 0, width, height: 740 })
    await expectNoOverflow(page)
  }
  expect(locales).toEqual([])

  answer()
  await expect(header(page).getByRole('button', { name: 'Меню профиля' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loader(page)).toHaveCount(0)
  expect(await seen()).toEqual(['loader', 'page'])
  await expect.poll(() => locales).toEqual([{ locale: 'ru' }])
  await expectAccessible(page)
  // The user is known on the next page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'О школе' }).click()
  await expect(header(page).getByRole('button', { name: 'Меню профиля' })).toBeVisible()
  expect(await seen()).toEqual(['loader', 'page'])
})

test('a user from the page options is not requested, and no loader is shown', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 7)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const seen = await watchScreen(page)
  await openPage(page, '/catalog/courses')
  await page.waitForFunction(() => 'dataLayer' in window)
  expect(await seen()).toEqual(['page'])
  expect(asked).not.toContain('/api/user/me')
})

test.describe('a failing request for the user', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('is retried three times, the failure is shown, and the page is that of a guest', async ({
    page,
    visitor,
    context,
    baseURL,
  }) => {
    await visitor.register('Миронова Маша', 7)
    await silence(context, baseURL!)
    const asked = await answerWhoIsHere(page, 500)
    const locales = watchLocales(page)
    await openPage(page, '/catalog/courses')
    await expect(page.getByText('Произошла ошибка при получении данных пользователя')).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Войти' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked()).toBe(4)
    await page.waitForFunction(() => 'dataLayer' in window)
    expect(locales).toEqual([])
  })
})

test.describe('an ended session', () => {
  test('is requested once without an error, and the page is that of a guest', async ({
    page,
    visitor,
    context,
    baseURL,
  }) => {
    await visitor.register('Миронова Маша', 7)
    await silence(context, baseURL!)
    const asked = await answerWhoIsHere(page, 401)
    await openPage(page, '/catalog/courses')
    await expect(header(page).getByRole('link', { name: 'Войти' })).toBeVisible()
    await expect(page.getByText('Произошла ошибка при получении данных пользователя')).toHaveCount(0)
    expect(asked()).toBe(1)
  })
})
