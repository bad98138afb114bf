import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags, findHeadlessShell } from '../../../tools/browser.ts'
import type { Person } from './person.ts'
import type { TestSchool } from './school.ts'

/** A real browser before a school whose clock a story moves. Close it after use. */
export class StoryBrowser {
  readonly #school: TestSchool
  readonly #browser: Browser
  readonly #url: string
  readonly #close: () => Promise<void>

  private constructor(school: TestSchool, browser: Browser, url: string, close: () => Promise<void>) {
    this.#school = school
    this.#browser = browser
    this.#url = url
    this.#close = close
  }

  static async open(school: TestSchool): Promise<StoryBrowser> {
    const app = await school.process({ LIMIT_MULTIPLIER: '10000' }, { hasPages: true })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const browser = await chromium.launch({
      executablePath: await findHeadlessShell(),
      args: [...browserFlags],
    })
    return new StoryBrowser(school, browser, url, () => app.close())
  }

  /** A tab of somebody who has signed in and has answered the cookie banner; its clock is the school's of this minute. */
  async tabOf(person: Person): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
    })
    context.setDefaultTimeout(20_000)
    const cookies = `${person.cookie}; wk%20cookie%20consent=yes`.split('; ')
    await context.addCookies(
      cookies.map((cookie) => {
        const at = cookie.indexOf('=')
        return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: this.#url }
      }),
    )
    const page = await context.newPage()
    await page.clock.setFixedTime(this.#school.now)
    return page
  }

  async close(): Promise<void> {
    await this.#browser.close()
    await this.#close()
  }
}

/** Goes to a page, and waits until it answers to clicks. */
export async function openIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
}
