import type { Page } from '@playwright/test'

/**
 * The structure of a page: each kind of element under its kind of parent, with classes, roles, states and whether it has a name; the order
 * of headings and landmarks. Two pages with the same parts in other numbers and with other texts have the same layout and axe report.
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
    // Elements around the parts of every page depend on the kind of person, for example the large scale of small pupils.
    const frames = new Set<Element | null>()
    for (let frame = document.querySelector('main'); frame; frame = frame.parentElement) frames.add(frame)
    for (const child of document.querySelectorAll('main > *'))
      if (getComputedStyle(child).display === 'contents') frames.add(child)
    for (const element of document.body.querySelectorAll('*')) {
      // A drawing counts as a whole.
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
 * Remembers the structures of checked pages, independent of width: the same parts give the same report.
 * Parts around the main part are shared by all pages.
 */
export class SeenLayouts {
  readonly #seen = new Map<string, Set<string>>()
  readonly #visited = new Set<string>()

  /** @returns whether the page is seen in this width for the first time, or has a new part; both are remembered */
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
