import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

// The API answers 503: the page shows a message, keeps the shell and can be retried.

test.use({ expectedErrors: /status of 503/ })

const words = (page: Page) => page.getByRole('heading', { level: 1, name: 'Школа сейчас перегружена' })
const retry = (page: Page) => page.getByRole('button', { name: 'Повторить' })
const header = (page: Page) => page.getByRole('banner')
const profile = (page: Page) => header(page).getByRole('button', { name: 'Меню профиля' })

/** Pages rendered for this visitor get no answer from addresses with this prefix. */
const overload = (context: BrowserContext, baseURL: string, beginning: string) =>
  context.addCookies([{ name: 'staged_overload', value: encodeURIComponent(beginning), url: baseURL }])

/** Counts whole page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  return () => loads
}

test('when all requests fail, including that for the user, the page offers to retry', async ({
  page,
  visitor,
  context,
  baseURL,
}) => {
  await visitor.signIn('pupil')
  await overload(context, baseURL!, '/api/')
  for (const width of [374, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const response = await page.goto('/dashboard')
    expect(response?.status()).toBe(503)
    expect(response?.headers()).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes')
    await expect(words(page)).toBeVisible()
    await expect(page.getByText('Повторить можно через\u00a0минуту')).toBeVisible()
    await expect(header(page).getByRole('link', { name: '«Смекалка»: на главную' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Войти' })).toHaveCount(0)
    await expect(page.getByText('Код ошибки')).toHaveCount(0)
    await expectNoOverflow(page)
    await expectAccessible(page)
  }
  const again = page.waitForResponse((response) => response.url().endsWith('/dashboard'))
  await retry(page).click()
  expect((await again).status()).toBe(503)
  await expect(words(page)).toBeVisible()
  await context.clearCookies({ name: 'staged_overload' })
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes')
  await retry(page).click()
  await expect(profile(page)).toBeVisible()
  await expect(words(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('when a part of the school does not answer, the user is known, and the page loads automatically later', async ({
  page,
  visitor,
  context,
  baseURL,
}) => {
  await visitor.signIn('pupil')
  await overload(context, baseURL!, '/api/catalog/courses')
  expect((await page.goto('/catalog/courses'))?.status()).toBe(503)
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes')
  await expect(words(page)).toBeVisible()
  await expect(profile(page)).toBeVisible()
  const loads = countLoads(page)
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Курсы' })).toBeVisible()
  expect(loads()).toBe(0)
})

test('a page opened by a link shows the message too, and loads after a retry', async ({ page }) => {
  await openPage(page, '/catalog/olympiads')
  const ofOlympiad = /\/api\/olympiads\/\d+$/
  await page.route(ofOlympiad, (route) => route.fulfill({ status: 503, json: { error: 'Не сейчас' } }))
  await page.getByRole('link', { name: 'Физика вокруг нас' }).click()
  await expect(words(page)).toBeVisible()
  await expectAccessible(page)
  await page.unroute(ofOlympiad)
  const loads = countLoads(page)
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Физика вокруг нас' })).toBeVisible()
  expect(loads()).toBe(0)
})
