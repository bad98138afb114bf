import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { portalAt } from './portal-entry.ts'

// Input made before the scripts are loaded is replayed once after hydration.

test.use({ expectedErrors: /status of 4\d\d/ })

/** Delays scripts of pages until the gate is opened. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await opened
    await route.continue()
  })
  return resolve
}

/** Refuses every mutation and records it. */
async function refuseChanges(page: Page): Promise<Request[]> {
  const changes: Request[] = []
  const isChange = (url: URL) => /^\/(user|api)\b/.test(url.pathname)
  await page.route(isChange, async (route) => {
    const request = route.request()
    if (request.method() === 'GET' || /device|locale|event|captcha|challenges/.test(request.url()))
      return route.fallback()
    changes.push(request)
    return route.fulfill({ status: 422, json: { error: 'Отказ для проверки', code: 'invalid_input' } })
  })
  return changes
}

const isTaken = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes')

const waits = (page: Page) => page.getByRole('status').getByText('Загружаем…')

interface EarlyForm {
  url: string
  typed: Record<string, string>
  call: RegExp
}

const ofGuest: EarlyForm[] = [
  {
    url: '/user/login',
    typed: {
      'input[autocomplete~="username"]': 'pupil@smekalka.example',
      'input[type="password"]': 'kapitanskaya',
    },
    call: /\/user\/login$/,
  },
  {
    url: '/forgot_password',
    typed: { 'input:not([type="hidden"])': 'masha@pochta.example' },
    call: /\/user\/password$/,
  },
]

test('a form that is filled and sent before hydration is sent once, with the typed text', async ({
  page,
}) => {
  const changes = await refuseChanges(page)
  for (const { url, typed, call } of ofGuest)
    await test.step(url, async () => {
      changes.length = 0
      const open = await holdScripts(page)
      await page.goto(url, { waitUntil: 'commit' })
      const form = page.locator('main form[method="dialog"]').first()
      for (const [field, text] of Object.entries(typed)) await form.locator(field).first().fill(text)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(form.locator('[aria-busy="true"]')).toHaveCount(1)
      await expect(waits(page)).toBeVisible()
      expect(changes).toEqual([])
      open()
      await expect(page.getByText('Отказ для проверки').first()).toBeVisible()
      await expect(waits(page)).toHaveCount(0)
      expect(changes.map((request) => new URL(request.url()).pathname)).toEqual([expect.stringMatching(call)])
      for (const text of Object.values(typed)) expect(changes[0]!.postData()).toContain(text)
    })
})

test('buttons that are clicked before hydration act once', async ({ page, visitor }) => {
  const open = await holdScripts(page)
  await page.goto('/user/login', { waitUntil: 'commit' })
  const changes = await refuseChanges(page)
  await page.getByRole('button', { name: 'Ученица 7 класса' }).click()
  await page.getByRole('button', { name: 'Ученица 7 класса' }).click()
  open()
  await expect(page.getByText('Отказ для проверки').first()).toBeVisible()
  expect(changes).toHaveLength(1)
  await page.unrouteAll()

  await visitor.signIn('pupil')
  const openAgain = await holdScripts(page)
  await page.goto('/dashboard/progress', { waitUntil: 'commit' })
  const profile = page.getByRole('button', { name: 'Меню профиля' })
  await profile.click()
  await expect(profile).toHaveAttribute('aria-busy', 'true')
  openAgain()
  await expect(page.getByRole('button', { name: 'Выйти' }).last()).toBeVisible()
  await expect(profile).not.toHaveAttribute('aria-busy', 'true')
})

test('a suggestion list opens for a field that was filled before hydration', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 7)
  const open = await holdScripts(page)
  await page.goto('/account/profile', { waitUntil: 'commit' })
  const school = page.getByRole('region', { name: 'Школа' })
  await school.getByRole('combobox', { name: 'Город' }).fill('козань')
  open()
  await expect(page.getByRole('option', { name: /^Казань/ })).toBeVisible()
})

test('a click on a picture and a key on a line are replayed like buttons', async ({ page }) => {
  const open = await holdScripts(page)
  await page.goto('/dev/gallery/tasks', { waitUntil: 'commit' })
  // The document is loaded completely: only the scripts are delayed.
  await page.waitForFunction(() => document.readyState !== 'loading')
  const points = page.getByText(/^Точка \d/)
  const before = await points.count()
  await page
    .getByRole('application')
    .first()
    .click({ position: { x: 40, y: 40 } })
  await page.locator('[role="slider"]').first().press('ArrowRight')
  open()
  // One on the picture, one on the line.
  await expect(points).toHaveCount(before + 2)
})

test('a file is chosen at once and processed after hydration', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 7)
  const changes = await refuseChanges(page)
  const open = await holdScripts(page)
  await page.goto('/account/profile', { waitUntil: 'commit' })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Выбрать фотографию' }).click()
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  await (
    await choosing
  ).setFiles({ name: 'masha.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
  open()
  await expect(page.getByText('Отказ для проверки').first()).toBeVisible()
  expect(changes.map((request) => new URL(request.url()).pathname)).toEqual([expect.stringMatching(/avatar/)])
})

test('a search is sent by the browser itself before hydration', async ({ page }) => {
  const open = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('search').first().getByRole('combobox').fill('дроби')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?.*q=/, { waitUntil: 'commit' })
  open()
  await isTaken(page)
})

test('a page whose scripts fail to load shows a message', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/**/*.js', () => {})
  await page.goto('/user/login', { waitUntil: 'commit' })
  const form = page.locator('main form[method="dialog"]').first()
  await form.getByRole('button', { name: 'Войти' }).click()
  await page.clock.runFor(16_000)
  await expect(page.getByRole('status').getByText('Часть страницы долго не загружается')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Обновить страницу' })).toBeVisible()
})

test('without scripts pages are readable, with their styles, and forms explain what they need', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, locale: 'ru-RU' })
  const page = await context.newPage()
  for (const url of [
    '/',
    '/user/login',
    '/user/registration',
    '/forgot_password',
    '/courses/1/landing',
    '/olympiads/1',
    '/certificates',
    `${portalAt}/`,
    `${portalAt}/login`,
  ])
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.locator('.without-scripts')).toContainText('В браузере выключен JavaScript')
      await expect(page.locator('.without-scripts')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const form of await page.locator('main form:not([action])').all())
        await expect(form.locator('.form-without-scripts')).toBeVisible()
    })
  await context.close()
})
