import type { Page } from '@playwright/test'

/**
 * What a page is made of: each kind of element under its kind of parent, with classes, roles, states and whether it has a name; the order
 * of headings and landmarks. Two pages of the same parts in other numbers and with other words are laid out and reported on alike.
 */
const partsOf = (page: Page): Promise<{ main: string[]; shell: string[] }> =>
  page.evaluate(() => {
    const kinds = new Map<Element, string>()
    const isColour = /#|rgb|hsl|oklch|var\(/
    const kindOf = (element: Element | null): string => {
      if (!element) return ''
      const known = kinds.get(element)
      if (known !== undefined) return known
      const isLeaf = element.childElementCount === 0
      const facts = [
        element.localName,
        [...element.classList].sort().join('.'),
        element.checkVisibility() ? 'seen' : 'hidden',
        isLeaf ? (element.textContent?.trim() ? 'words' : 'empty') : '',
      ]
      for (const { name, value } of element.attributes) {
        if (name === 'style') facts.push(...value.split(';').filter((rule) => isColour.test(rule)))
        else if (
          /^(role|type|scope|dir|lang)$|^aria-(?!label|describedby|controls|owns|value|posinset|setsize)/.test(
            name,
          )
        )
          facts.push(`${name}=${value}`)
        else if (name.startsWith('data-'))
          facts.push(/^[a-z-]{0,20}$/.test(value) ? `${name}=${value}` : name)
        else if (/^(aria-|alt$|title$|for$|disabled$|tabindex$|href$|name$)/.test(name))
          facts.push(value.trim() ? name : `no ${name}`)
      }
      const kind = facts.join(' ')
      kinds.set(element, kind)
      return kind
    }
    const [main, shell] = [new Set<string>(), new Set<string>()]
    const outlines = { main: [] as string[], shell: [] as string[] }
    const ids = new Set<string>()
    // What stands around the parts of every page says of what kind the person is, the large scale of small pupils for one.
    const frames = new Set<Element | null>()
    for (let frame = document.querySelector('main'); frame; frame = frame.parentElement) frames.add(frame)
    for (const child of document.querySelectorAll('main > *'))
      if (getComputedStyle(child).display === 'contents') frames.add(child)
    for (const element of document.body.querySelectorAll('*')) {
      // A drawing is looked at as a whole.
      if (element.parentElement?.closest('svg') || element.localName === 'script') continue
      const isMain = element.closest('main') !== null && !frames.has(element)
      const [parts, outline] = isMain ? [main, outlines.main] : [shell, outlines.shell]
      const under = isMain && frames.has(element.parentElement) ? null : element.parentElement
      parts.add(`${kindOf(under)} > ${kindOf(element)}`)
      if (element.id && ids.size === ids.add(element.id).size) parts.add(`twice: ${element.id}`)
      if (/^(h[1-6]|header|main|footer|nav|aside|section|form)$/.test(element.localName)) {
        if (outline.at(-1) !== element.localName) outline.push(element.localName)
      }
    }
    return { main: [...main, outlines.main.join(' ')], shell: [...shell, outlines.shell.join(' ')] }
  })

/**
 * Remembers of what the pages that were looked at have been made, in whatever width: where the same parts are seen, the same is reported.
 * What stands around the main part is known from page to page.
 */
export class SeenLayouts {
  readonly #seen = new Map<string, Set<string>>()
  readonly #visited = new Set<string>()

  /** @returns whether the page is in this width for the first time, or has a part that it never had; it is known from now on */
  async isNew(page: Page, path: string, width: number): Promise<boolean> {
    const { main, shell } = await partsOf(page)
    const visits = this.#visited.size
    const isFirst = this.#visited.add(`${path} ${width}`).size > visits
    const hasNewMain = this.#learn(path, main)
    return this.#learn('shell', shell) || hasNewMain || isFirst
  }

  #learn(name: string, parts: readonly string[]): boolean {
    const seen = this.#seen.get(name) ?? new Set()
    this.#seen.set(name, seen)
    const known = seen.size
    for (const part of parts) seen.add(part)
    return seen.size > known
  }
}
