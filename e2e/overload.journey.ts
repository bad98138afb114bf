import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

// What the API answers by 503: a page that says so, keeps the shell and can be asked for again.

test.use({ expectedErrors: /status of 503/ })

const words = (page: Page) => page.getByRole('heading', { level: 1, name: 'Школа сейчас перегружена' })
const retry = (page: Page) => page.getByRole('button', { name: 'Повторить' })
const header = (page: Page) => page.getByRole('banner')
const profile = (page: Page) => header(page).getByRole('button', { name: 'Меню профиля' })

/** Pages that are rendered for this visitor get no answer from addresses that begin so. */
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

test('when nothing can be found out, neither who is here, the page waits to be asked for again', async ({
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

test('when a part of the school does not answer, the person is known, and the page comes by itself', async ({
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

test('a page that was opened by a link says so too, and comes when it is asked for again', async ({
  page,
}) => {
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
