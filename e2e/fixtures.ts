import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { solveCaptcha } from '@school/captcha/testing'
import { readTable } from '@school/kernel/testing'
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'

export type DemoName =
  | 'pupil'
  | 'graduate'
  | 'elementary'
  | 'parent'
  | 'teacher'
  | 'new-teacher'
  | 'coach'
  | 'new-coach'
  | 'methodist'
  | 'expert'
  | 'newcomer'
  | 'school-teacher'
  | 'intern'
  | 'school-admin'
  | 'municipality-admin'
  | 'region-admin'
  | 'project-admin'
  | 'two-roles'

export const demoPassword = 'smekalka-2026'
/** Password of people registered by journeys: words of the school are refused as passwords. */
export const ownPassword = 'orenburgskie-stepi'

/** Preparations of a journey through the API, without clicking through the pages every time. */
export interface Visitor {
  /** Signs in as one of the demo people. Journeys that change something register a person of their own. */
  signIn(name: DemoName): Promise<void>
  /** Registers and signs in a new pupil, whose password is `ownPassword`. */
  register(name: string, gradeIndex?: number): Promise<{ email: string }>
  /** Sends a mutation like this visitor's page. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    data?: object,
  ): Promise<{ status: number; body: unknown }>
  /** The address of this visitor's attempt in a lesson, begun if it was not. */
  beginLesson(lessonId: number): Promise<string>
}

/** Console messages that are no fault of a page. */
const isNoise = (text: string): boolean =>
  /Failed to load resource: (.*(401|403|404|422)|net::ERR_(FAILED|INTERNET_DISCONNECTED))/.test(text)

export async function sendAs(request: APIRequestContext, method: string, url: string, data?: object) {
  const { token } = (await (await request.get('/api/csrf_token')).json()) as { token: string }
  const reply = await request.fetch(url, {
    method,
    headers: { 'x-csrf-token': token, 'idempotency-key': crypto.randomUUID() },
    ...(data ? { data } : {}),
  })
  const text = await reply.text()
  return { status: reply.status(), body: text ? (JSON.parse(text) as unknown) : null }
}

/** The captcha token of a guest's form, solved like by its page. */
export async function captchaFor(request: APIRequestContext): Promise<string> {
  const { challenge } = (await (await request.get('/api/captcha')).json()) as { challenge: string }
  return solveCaptcha(challenge)
}

export async function signInAs(request: APIRequestContext, name: DemoName): Promise<void> {
  const user = { email: `${name}@smekalka.example`, password: demoPassword }
  const { status, body } = await sendAs(request, 'POST', '/user/login', { user })
  expect(status, JSON.stringify(body)).toBe(200)
}

/** Sets the cookie of an answered cookie banner. */
export const agreeToCookies = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: 'wk%20cookie%20consent', value: 'yes', url }])

/** Gives the pages of a context the clock of the run (`CLOCK_SHIFT_MINUTES`). */
async function shiftClock(context: BrowserContext): Promise<void> {
  const minutes = Number(process.env['CLOCK_SHIFT_MINUTES'] ?? 0)
  if (minutes === 0) return
  await context.addInitScript((shiftMs) => {
    const Real = Date
    class ShiftedDate extends Real {
      constructor(...args: readonly unknown[]) {
        if (args.length === 0) super(Real.now() + shiftMs)
        else super(...(args as [number]))
      }
      static override now(): number {
        return Real.now() + shiftMs
      }
    }
    globalThis.Date = ShiftedDate as DateConstructor
  }, minutes * 60_000)
}

let registered = 0
let named = 0

const syllables = ['ба', 'ве', 'ги', 'до', 'жу', 'за', 'ки', 'ло', 'му', 'не']

/** A unique surname that consists of letters: «Мироновабавеги…». */
export const newSurname = (stem = 'Миронова'): string =>
  stem +
  [...String(Date.now() * 10 + (named++ % 10))]
    .slice(-9)
    .map((digit) => syllables[+digit])
    .join('')

interface Fixtures {
  visitor: Visitor
  /** A page of another person, in a browser context of their own; of a guest without a name. */
  another: (name?: DemoName) => Promise<Page>
  quietConsole: void
  /** Whether the cookie banner is answered; by default it is. */
  hasAgreedToCookies: boolean
  consentCookie: void
  /** Console errors that a journey causes on purpose. */
  expectedErrors: RegExp | null
}

export const test = base.extend<Fixtures>({
  hasAgreedToCookies: [true, { option: true }],
  expectedErrors: [null, { option: true }],
  consentCookie: [
    async ({ context, baseURL, hasAgreedToCookies }, use) => {
      await shiftClock(context)
      if (hasAgreedToCookies) await agreeToCookies(context, baseURL!)
      await use()
    },
    { auto: true },
  ],

  visitor: async ({ page }, use) => {
    const send: Visitor['send'] = (method, url, data) => sendAs(page.request, method, url, data)
    const mustSucceed = async (reply: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await reply
      expect(status, JSON.stringify(body)).toBe(200)
    }
    await use({
      send,
      beginLesson: async (lessonId) => {
        const { status, body } = await send('POST', `/api/lessons/${lessonId}/starts`)
        expect(status, JSON.stringify(body)).toBe(200)
        return `/api/attempts/${(body as { attempt: { id: number } }).attempt.id}`
      },
      signIn: (name) => signInAs(page.request, name),
      register: async (name, gradeIndex = 7) => {
        const recaptcha_token = await captchaFor(page.request)
        const email = `journey-${process.pid}-${Date.now()}-${registered++}@pochta.example`
        await mustSucceed(
          send('POST', '/user', {
            recaptcha_token,
            user: { name, email, password: ownPassword, role: 'pupil', grade_index: gradeIndex },
          }),
        )
        return { email }
      },
    })
  },

  another: async ({ browser, baseURL, contextOptions }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, locale: 'ru-RU' })
      contexts.push(context)
      await shiftClock(context)
      await agreeToCookies(context, baseURL!)
      if (name) await signInAs(context.request, name)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  // Every journey fails on an error in the console or an exception on the page.
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const record = (text: string) => errors.push(`${text} (at ${page.url()})`)
      page.on('console', (message) => {
        if (message.type() === 'error' && !isNoise(message.text())) record(message.text())
      })
      page.on('pageerror', (error) => record(String(error)))
      await use()
      const unexpected = errors.filter((text) => !expectedErrors?.test(text))
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Begins a timed work: the button, and the confirmation. */
export async function startClock(page: Page, name = 'Начать'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Начать' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** The widths of the product's design. */
export const widths = [320, 374, 768, 1024, 1280, 1440] as const

/** The script of axe. `@axe-core/playwright` would load it once more for every report, which takes half of a report's time. */
const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * Fails on anything axe reports.
 *
 * @param within a CSS selector of the part to look at; the whole page if not given
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // The contrast of a half faded text can't be measured, so animations are finished first.
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isCalm) await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // A new element begins to fade in with the next frame.
    await new Promise(requestAnimationFrame)
    const passing = document
      .getAnimations()
      // Animations of scrolling end when the person scrolls.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(await readFile(axeScript, 'utf8'))
  const violations = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // An open list traps the keyboard and hides the rest of the page from screen readers, its heading and its regions too.
    const enabled = document.querySelector('[role="menu"], [role="listbox"]') === null
    const ofWholePage = ['page-has-heading-one', 'aria-hidden-focus', 'region']
    const found = await axe.run(selector ?? document, {
      // Style sheets would be loaded again only for a rule about screen orientation; pages have no frames.
      preload: false,
      iframes: false,
      resultTypes: ['violations'],
      rules: Object.fromEntries(ofWholePage.map((name) => [name, { enabled }])),
    })
    return found.violations.map(
      (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  }, within)
  if (!isCalm) await page.emulateMedia({ reducedMotion: null })
  expect(violations).toEqual([])
}

/** Fails when the page scrolls sideways after its layout has settled. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if ((await excess()) > 0)
    await expect
      .poll(excess, { message: 'the page is wider than the window', timeout: 3000 })
      .toBeLessThanOrEqual(0)
}

/** Checks of every screen of a journey: accessible, and no wider than a telephone. */
export async function lookAround(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 374, height: 900 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** The names at the beginning of the rows of a table. */
export const namesIn = (table: Locator): Promise<string[]> =>
  table
    .locator('tbody')
    .getByRole('rowheader')
    .evaluateAll((heads) => heads.map((head) => (head as HTMLElement).innerText.split(/\n| — /)[0]!.trim()))

/** The export of a page's first table contains exactly these rows in this order. */
export async function expectSaved(page: Page, names: readonly string[]): Promise<void> {
  for (const [words, format] of [
    ['CSV', 'csv'],
    ['Excel', 'xlsx'],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: words, exact: true }).first().click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`))
    const [, ...rows] = await readTable(format, await readFile(await file.path()))
    expect(rows.map(([name]) => name)).toEqual(names)
  }
}

/** Finishes an attempt with its confirmation. */
export async function finishAttempt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Завершить' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click()
}

/** Confirms signing out. */
export const agreeToLeave = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'Выйти?' }).getByRole('button', { name: 'Выйти' }).click()

/** Opens a page and waits for hydration: before that a click is lost. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes')
}

/**
 * Clicks a hydrated control: a hydrated page may still load the code of one of its parts, and a click before is lost.
 */
export async function press(control: Locator): Promise<void> {
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => control.evaluate(isAlive)).toBe(true)
  await control.click()
}

/** Chooses an action in the menu «Ещё» of a page. */
export async function chooseWay(page: Page, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Ещё: что сделать' }))
  await press(page.getByRole('menuitem', { name }))
}
