import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentProblem } from '@school/kernel/server'
import { type Picture, type Problem, readFrontMatter, renderMarkdown, sourceText } from '@school/markdown'
import { matchPage, type PageMatch, site } from '@school/routes'
import * as z from 'zod'
import { linkProblems } from './links.ts'
import { says } from './ru.ts'
import { foldQuestions, isPagePath, textOf } from './rules.ts'
import type { contentPages } from './tables.ts'

const active = /<script\b|<foreignObject\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#)|@import|<!ENTITY/i

/** A drawing of a page: its size for the layout, an address that changes with it, what is wrong with it. */
function readPicture(svg: string, file: string): { picture: Picture; problems: Problem[] } {
  const [, width = 0, height = 0] = /<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  const version = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  const complaints = [
    ...(width > 0 && height > 0 ? [] : [says.noViewBox]),
    ...(/<title>\s*[^<\s]/.test(svg) ? [] : [says.noTitle]),
    ...(active.test(svg) ? [says.activeSvg] : []),
  ]
  return {
    picture: { url: `/content/${file}?v=${version}`, width, height },
    problems: complaints.map((message) => ({ line: 1, message })),
  }
}

/** A page of the folder, rendered and checked. */
export type SourcePage = Omit<typeof contentPages.$inferSelect, 'loadedAt'>

const Line = z.string().trim().min(1)
const FrontMatter = z.strictObject({
  title: Line.max(120),
  /** The tab's words. */
  tab: Line.max(40).optional(),
  description: Line.min(40).max(200),
  group: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional(),
  position: z.int().min(0).max(100).default(0),
  updated: z.iso.date(),
  questions: z.boolean().default(false),
})

const folder = 'pages'

/** Pages with the site's header whose words are written here too. */
const framed = new Set(['about', 'contacts', 'license', 'webinarFaq'])
const isForWords = (match: PageMatch | null): boolean =>
  match?.group === 'contentPage' || (match?.group === 'lms' && framed.has(match.name))

class Reader {
  readonly problems: ContentProblem[] = []
  readonly pages: SourcePage[] = []
  readonly #root: string
  readonly #used = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  error(file: string, line: number, message: string): void {
    this.problems.push({ file, line, message, severity: 'error' })
  }

  #text(file: string): string {
    const { text, problems } = sourceText(readFileSync(path.join(this.#root, file)))
    if (!this.#used.has(file)) for (const { line, message } of problems) this.error(file, line, message)
    return text
  }

  /** Files below the folder, `legal/policy/cookie.md`. */
  files(): string[] {
    const full = path.join(this.#root, folder)
    if (!existsSync(full)) return []
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(full, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .toSorted()
  }

  /** A drawing is in the folder of the page that shows it. */
  #picture(pageFile: string, src: string): Picture | null {
    const file = `${path.posix.dirname(pageFile)}/${src}`
    if (!/^[\w-]+\.svg$/.test(src) || !existsSync(path.join(this.#root, file))) return null
    const { picture, problems } = readPicture(this.#text(file), file)
    if (!this.#used.has(file)) for (const { line, message } of problems) this.error(file, line, message)
    this.#used.add(file)
    return picture
  }

  page(name: string): void {
    const file = `${folder}/${name}`
    const address = name.slice(0, -'.md'.length)
    if (!isPagePath(address)) this.error(file, 1, says.badPath(address))
    else if (!isForWords(matchPage(site, `/${address}`))) this.error(file, 1, says.shadowed(address))
    const source = readFrontMatter(this.#text(file), FrontMatter)
    if (!source) return this.error(file, 1, says.noFrontMatter)
    for (const { line, message } of source.problems) this.error(file, line, message)
    if (!source.data) return
    const { tab = null, group = null, updated, questions, ...about } = source.data
    const { html, problems } = renderMarkdown(source.body, {
      resolveImage: (src) => this.#picture(file, src),
    })
    for (const { line, message } of problems) this.error(file, line + source.linesBeforeBody, message)
    if (html.trim() === '') this.error(file, source.linesBeforeBody + 1, says.empty)
    if (questions && !html.includes('<h3 id="'))
      this.error(file, source.lineAt(['questions']), says.noQuestions)
    const shown = questions ? foldQuestions(html) : html
    const page = { path: address, group, ...about, shortTitle: tab, html: shown, updatedOn: updated }
    const sourceHash = createHash('sha256').update(JSON.stringify(page)).digest('hex')
    const twin = this.pages.find(
      (other) => group && other.group === group && other.position === page.position,
    )
    if (twin) this.error(file, source.lineAt(['position']), says.samePosition(twin.path))
    this.pages.push({ ...page, text: textOf(shown), sourceHash })
  }

  /** Runs when all pages are known: checks links between them, facts they use, drawings that no page shows. */
  checkTogether(isBuilt: (address: string) => boolean): void {
    const known = new Map(this.pages.map((page) => [page.path, page.html]))
    for (const { path: address } of this.pages) {
      const file = `${folder}/${address}.md`
      for (const { line, message } of linkProblems(this.#text(file), address, known, isBuilt))
        this.error(file, line, message)
    }
    for (const name of this.files().filter((file) => file.endsWith('.svg')))
      if (!this.#used.has(`${folder}/${name}`)) this.error(`${folder}/${name}`, 1, says.unusedPicture)
  }
}

/**
 * Reads, renders and checks `pages/` of the content folder. They may be loaded when no problem is an error.
 * @param isBuilt whether an address of the site that is not of a content page has a screen
 */
export function readContentPages(
  root: string,
  isBuilt: (address: string) => boolean = (address) => matchPage(site, address) !== null,
): { pages: SourcePage[]; problems: ContentProblem[] } {
  const reader = new Reader(root)
  for (const name of reader.files()) {
    if (name.endsWith('.md')) reader.page(name)
    else if (!name.endsWith('.svg')) reader.error(`${folder}/${name}`, 1, says.extraFile(name))
  }
  reader.checkTogether(isBuilt)
  return { pages: reader.pages, problems: reader.problems }
}
