import type { Page, Request } from '@playwright/test'
import { agreeToCookies, type DemoName, expect, openPage, test } from './fixtures.ts'
import { portalAt, signInHere } from './portal-entry.ts'

// What is done on a page before its scripts have come is done once, when they have.

test.use({ expectedErrors: /status of 4\d\d/ })

/** Scripts of pages are held back until the gate opens. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await opened
    await route.continue()
  })
  return resolve
}

/** Refuses every change and remembers it. */
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

test('a form that is filled and sent before the scripts have come is sent once, with what was typed', async ({
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

test('buttons that are pressed before the scripts have come act once', async ({ page, visitor }) => {
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

test('a search is sent by the browser itself before the scripts have come', async ({ page }) => {
  const open = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('search').first().getByRole('combobox').fill('дроби')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?.*q=/, { waitUntil: 'commit' })
  open()
  await isTaken(page)
})

test('a page whose scripts never come says so', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/**/*.js', () => {})
  await page.goto('/user/login', { waitUntil: 'commit' })
  const form = page.locator('main form[method="dialog"]').first()
  await form.getByRole('button', { name: 'Войти' }).click()
  await page.clock.runFor(16_000)
  await expect(page.getByRole('status').getByText('Часть страницы долго не загружается')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Обновить страницу' })).toBeVisible()
})

test('without scripts pages read well, with their styles, and forms say what they need', async ({
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
    `${portalAt}/login`,
  ])
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.locator('.without-scripts')).toContainText('В браузере выключен JavaScript')
      await expect(page.locator('.without-scripts')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const form of await page.locator('main form[method="dialog"]').all())
        await expect(form.locator('.form-without-scripts')).toBeVisible()
    })
  await context.close()
})

/** The sum of layout shifts that nobody has caused by a press. */
async function layoutShift(page: Page, url: string): Promise<number> {
  await openPage(page, url)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
}

test('pages hardly move while they come over a slow line', async ({ page, baseURL }) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => {
    const known = globalThis as unknown as { shifted: number }
    known.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) known.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const bytesPerSecond = 1_600_000 / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  const walks: [who: DemoName | null, at: string, urls: string[]][] = [
    [null, baseURL!, ['/', '/user/login', '/user/registration', '/courses/1/landing']],
    ['pupil', baseURL!, ['/dashboard']],
    ['school-admin', portalAt, ['/']],
    ['school-teacher', portalAt, ['/']],
    ['pupil', portalAt, ['/']],
  ]
  const shifts: Record<string, number> = {}
  for (const [who, at, urls] of walks) {
    await page.context().clearCookies()
    await agreeToCookies(page.context(), at)
    if (who) {
      await page.goto(`${at}/${at === portalAt ? 'login' : 'about'}`)
      await signInHere(page, who)
    }
    for (const path of urls) {
      await devtools.send('Network.clearBrowserCache')
      shifts[`${who ?? 'guest'} ${at === portalAt ? 'portal ' : ''}${path}`] = await layoutShift(
        page,
        at + path,
      )
    }
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift > 0.05)).toEqual([])
})
