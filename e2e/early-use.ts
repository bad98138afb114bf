import type { CDPSession, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

// Use of server-rendered pages before hydration. The functions of the first half run in the browser.

/** Usable elements of a page. */
interface Survey {
  /** Kinds of elements to fill, click or unfold, with the name of their page. */
  kinds: string[]
  /** Full addresses of all links. */
  links: string[]
  /** Links without a target. */
  deadLinks: string[]
}

/** Reads server-rendered pages, several at once. */
export function surveyPages(pages: readonly (readonly [name: string, url: string])[]) {
  const usable =
    'input:not([type="hidden"], [disabled]), textarea, select, button, summary, [contenteditable="true"], [role="tab"], [role="application"], [role="slider"]'
  const read = (name: string, html: string): Survey => {
    const drawn = new DOMParser().parseFromString(html, 'text/html')
    for (const hidden of drawn.querySelectorAll('noscript, template')) hidden.remove()
    const kinds = new Set<string>()
    for (const element of drawn.querySelectorAll(usable)) {
      const facts = ['type', 'role', 'aria-haspopup', 'inputmode'].map((fact) => element.getAttribute(fact))
      const isButton = element.localName === 'button'
      const isShared = isButton || element.closest('header, footer, nav, [role="search"]')
      const form = element.closest('form')?.getAttribute('method')
      kinds.add(
        [
          isShared ? '' : name,
          element.localName,
          ...facts,
          isButton && form,
          [...element.classList].sort().join('.'),
        ].join(' '),
      )
    }
    const links = [...drawn.querySelectorAll('a')]
    const deadLinks = links.filter((link) => !link.hasAttribute('href') || link.getAttribute('href') === '#')
    return {
      kinds: [...kinds],
      links: links.map((link) => new URL(link.getAttribute('href') ?? '#', location.href).href),
      deadLinks: deadLinks.map((link) => link.outerHTML.slice(0, 120)),
    }
  }
  const found: [url: string, survey: Survey][] = []
  const waiting = [...pages]
  const next = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const [name, url] = page
      const reply = await fetch(url)
      if (reply.redirected || !reply.headers.get('content-type')?.startsWith('text/html')) continue
      found.push([url, read(name, await reply.text())])
    }
  }
  return Promise.all([next(), next(), next(), next()]).then(() => found)
}

/** Input made on a page before hydration, and its results. */
interface Uses {
  /** Numbers of filled fields, clicked elements and unfolded parts. */
  counts: { fields: number; presses: number; unfolded: number }
  /** Faults as sentences; none when all input has arrived. */
  judge: () => string[]
  /** Mutations that the page has tried to send. */
  sent: number
  /** Counts clicks that reach React and stops them. */
  reached: (event: Event) => void
}
declare global {
  interface Window {
    uses?: Uses
  }
}

/** Runs in every page before its own scripts: clicks change nothing, and every click is counted. */
export function guardPage(): void {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (!window.uses || /^get$/i.test(method)) return ask(input, init)
    window.uses.sent++
    return new Promise(() => {})
  }
  navigator.sendBeacon = () => true
  for (const name of ['click', 'submit', 'beforeinput', 'change'])
    document.addEventListener(name, (event) => window.uses?.reached(event), true)
}

/** Fills, clicks and unfolds all visible elements. */
function useEverything(): Uses['counts'] {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const propsOf = (element: Element): Record<string, unknown> => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    return key ? (element as unknown as Record<string, Record<string, unknown>>)[key]! : {}
  }
  const nameOf = (element: Element): string => {
    const { labels } = element as HTMLInputElement
    const said = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent
    const words = said?.trim() || element.getAttribute('name') || element.className
    return `${element.localName}[${element.getAttribute('type') ?? element.getAttribute('role') ?? ''}] «${words.slice(0, 40)}»`
  }
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
  const checks: (() => string | false)[] = []
  const counts = { fields: 0, presses: 0, unfolded: 0 }
  const reached = new Map<EventTarget, number>()
  const counted = new Set<EventTarget>()
  /** Clicks that are meant for the page itself. */
  let isNative = true

  for (const details of all<HTMLDetailsElement>('details:not([open])')) {
    if (!isSeen(details)) continue
    details.querySelector('summary')!.click()
    counts.unfolded++
    checks.push(() => {
      // Another choice has replaced this part of the page.
      if (!details.isConnected) return false
      // The description of a choice is folded when the choice is made.
      if (details.closest('fieldset')) return false
      return details.open && details.childElementCount > 1 ? false : `${nameOf(details)} is empty or closed`
    })
  }

  const wordsFor = ({ type, inputMode, maxLength }: HTMLInputElement): string => {
    if (type === 'email') return 'masha@pochta.example'
    if (type === 'tel') return '+79123456789'
    if (type === 'date') return '2026-12-01'
    if (type === 'time') return '09:30'
    const text = type === 'number' || /numeric|decimal/.test(inputMode) ? '7' : 'Гринёв 7'
    return maxLength > 0 ? text.slice(0, maxLength) : text
  }
  /** A field removed by a choice is no fault; a field that was rendered again has lost its input. */
  const isRenderedAgain = (element: Element) => {
    const name = nameOf(element)
    return all(element.localName).some((other) => isSeen(other) && nameOf(other) === name)
  }
  const said = (field: Field, isKept: () => boolean): void => {
    counts.fields++
    const name = nameOf(field)
    checks.push(() => {
      const { value, checked } = propsOf(field)
      if (!field.isConnected) return isRenderedAgain(field) && `${name} was rendered again`
      // A mark that is sent at once is shown when the server has accepted it.
      if (!isKept()) return window.uses!.sent === 0 && `${name} has forgotten`
      if (typeof checked === 'boolean' && checked !== (field as HTMLInputElement).checked)
        return `${name}: React thinks otherwise`
      if (typeof value === 'string' && !/radio|checkbox/.test(field.type) && value !== field.value)
        return `${name}: React knows «${value}» of «${field.value}»`
      return false
    })
  }
  const groups = new Set<string>()
  for (const field of all<Field>('input:not([type="hidden"], [type="submit"]), textarea, select')) {
    if (
      field.disabled ||
      field.closest('fieldset:disabled') ||
      field.getAttribute('aria-disabled') === 'true'
    )
      continue
    if (field instanceof HTMLInputElement && field.type === 'file') {
      const before = reached.get(field) ?? 0
      const files = new DataTransfer()
      files.items.add(
        new File(['Савельич'], field.accept.includes('csv') ? 'list.csv' : 'photo.png', {
          type: 'image/png',
        }),
      )
      field.files = files.files
      counted.add(field)
      field.dispatchEvent(new Event('change', { bubbles: true }))
      counts.fields++
      checks.push(() =>
        (reached.get(field) ?? 0) > before ? false : `${nameOf(field)}: the file was not taken`,
      )
      continue
    }
    if (!isSeen(field) || ('readOnly' in field && field.readOnly)) continue
    if (field instanceof HTMLSelectElement) {
      const other = [...field.options].findLast((option) => !option.disabled && !option.selected)
      if (!other) continue
      field.value = other.value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
      said(field, () => field.value === other.value)
    } else if (field.type === 'radio') {
      if (groups.has(field.name) || (field as HTMLInputElement).checked) continue
      groups.add(field.name)
      field.click()
      said(field, () => (field as HTMLInputElement).checked)
    } else if (field.type === 'checkbox') {
      const { checked } = field as HTMLInputElement
      field.click()
      said(field, () => (field as HTMLInputElement).checked !== checked)
    } else if (field.type === 'range') {
      const { value } = field
      field.value =
        field.value === (field as HTMLInputElement).max
          ? (field as HTMLInputElement).min
          : (field as HTMLInputElement).max
      field.dispatchEvent(new Event('input', { bubbles: true }))
      said(field, () => field.value !== value)
    } else {
      const before = field.value
      field.focus()
      field.select()
      const text = wordsFor(field as HTMLInputElement)
      if (!document.execCommand('insertText', false, text)) {
        field.value = text
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      // Some fields accept only text that they can parse.
      said(field, () => field.value !== before)
    }
  }
  for (const part of all<HTMLElement>('[contenteditable="true"]')) {
    if (!isSeen(part)) continue
    part.focus()
    // A command of the document does not dispatch `beforeinput`, unlike typing.
    const typing = { inputType: 'insertText', data: '1', bubbles: true, cancelable: true }
    if (part.dispatchEvent(new InputEvent('beforeinput', typing))) part.append('1')
    counted.add(part)
    counts.fields++
    checks.push(() => (reached.get(part) ? false : `${nameOf(part)}: what was typed is lost`))
  }

  isNative = false
  const forms = new Set<HTMLFormElement>()
  for (const button of all<HTMLButtonElement>(
    'button, [role="button"], input[type="submit"], [role="tab"], [role="application"]',
  )) {
    if (
      !isSeen(button) ||
      button.disabled ||
      button.closest('fieldset:disabled') ||
      button.getAttribute('aria-disabled') === 'true'
    )
      continue
    if (button.nextElementSibling?.matches('[type="file"]')) continue
    const form = button.type === 'submit' ? button.form : null
    // The browser sends it by itself.
    if (form?.hasAttribute('action')) continue
    counted.add(button)
    counts.presses++
    button.click()
    if (form) {
      forms.add(form)
      continue
    }
    checks.push(() => {
      // A choice has removed it; if React had to render the page again, the console has an error.
      if (!button.isConnected) return false
      const times = reached.get(button) ?? 0
      return times === 1 ? false : `${nameOf(button)} was pressed ${times} times`
    })
  }
  for (const form of forms)
    checks.push(() => {
      const buttons = [...counted].filter(
        (one) => (one as HTMLButtonElement).form === form && (one as HTMLButtonElement).type === 'submit',
      )
      const times = buttons.reduce((sum, one) => sum + (reached.get(one) ?? 0), 0)
      return times === 1 ? false : `a form was sent ${times} times: ${nameOf(buttons[0] as Element)}`
    })

  window.uses = {
    counts,
    sent: 0,
    judge: () => checks.map((check) => check()).filter((fault) => fault !== false),
    reached: (event) => {
      const target = event.target as Element
      const pressed = event.type === 'click' ? (target.closest('button, [role="button"]') ?? target) : target
      if (isNative || !counted.has(pressed)) return
      reached.set(pressed, (reached.get(pressed) ?? 0) + 1)
      if (event.type === 'beforeinput' || event.type === 'change') return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
  }
  return counts
}

/** Delays the first script of a page until it is released. */
export class HeldScripts {
  readonly #devtools: CDPSession
  #waiting: string[] | null = []

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools
    devtools.on('Fetch.requestPaused', ({ requestId }) => {
      if (this.#waiting) this.#waiting.push(requestId)
      else void this.#continue(requestId)
    })
  }
  static async of(page: Page): Promise<HeldScripts> {
    const devtools = await page.context().newCDPSession(page)
    // Cached files are not requested, so they could not be delayed.
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/entry.client-*.js' }] })
    return new HeldScripts(devtools)
  }
  /** From now on. */
  hold(): void {
    this.#waiting = []
  }
  async letGo(): Promise<void> {
    const requests = this.#waiting ?? []
    this.#waiting = null
    await Promise.all(requests.map((requestId) => this.#continue(requestId)))
  }
  async close(): Promise<void> {
    await this.#devtools.detach()
  }
  #continue(requestId: string): Promise<unknown> {
    return this.#devtools.send('Fetch.continueRequest', { requestId }).catch(() => {})
  }
}

/** Uses everything on a page before hydration. @returns counts of the used elements, and the faults */
export async function usePageEarly(page: Page, held: HeldScripts, url: string) {
  held.hold()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  expect(await page.evaluate(() => document.documentElement.dataset['ready'])).toBeUndefined()
  const counts = await page.evaluate(useEverything)
  await held.letGo()
  const judge = () =>
    page.evaluate(() => [
      ...(document.documentElement.dataset['ready'] ? [] : ['not ready']),
      ...window.uses!.judge(),
    ])
  const faults = await expect
    .poll(judge, { timeout: 40_000 })
    .toEqual([])
    .then(
      () => [],
      () => judge(),
    )
  return { counts, faults }
}
