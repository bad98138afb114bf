import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type PortalFlags, portalFlags } from '@school/access'
import type { ContentProblem } from '@school/kernel/server'
import {
  type Problem,
  readFrontMatter,
  readYaml,
  renderInline,
  renderMarkdown,
  sourceText,
} from '@school/markdown'
import type * as z from 'zod'
import { type Footer, type Landing, type LandingType, landingTypes } from '../contract/index.ts'
import { type Brand, BrandFile, FooterFile, LandingMatter } from './brand-files.ts'
import { inkOn } from './rules.ts'
import { says } from './ru.ts'

/** The brand whose texts and flags are the defaults of all others. */
export const defaultKey = 'smekalka'
const folder = 'brands'
const active = /<script\b|<foreignObject\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#)|@import|<!ENTITY/i

interface Source {
  key: string
  data: z.output<typeof BrandFile>
  logoUrl: string | null
  footer: Footer | null
  landings: Map<LandingType, Landing>
}

class Reader {
  readonly problems: ContentProblem[] = []
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  error(file: string, line: number, message: string): void {
    this.problems.push({ file, line, message, severity: 'error' })
  }

  #all(file: string, problems: readonly Problem[], lines = 0): void {
    for (const { line, message } of problems) this.error(file, line + lines, message)
  }

  /** @returns `null` when there is no such file */
  #text(file: string): string | null {
    const full = path.join(this.#root, file)
    if (!existsSync(full)) return null
    const { text, problems } = sourceText(readFileSync(full))
    this.#all(file, problems)
    return text
  }

  keys(): string[] {
    const full = path.join(this.#root, folder)
    if (!existsSync(full)) return []
    return readdirSync(full, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted()
  }

  brand(key: string): Source | null {
    const file = `${folder}/${key}/brand.yaml`
    if (!/^[a-z][a-z0-9-]*$/.test(key)) this.error(file, 1, says.badKey(key))
    const text = this.#text(file)
    if (text === null) {
      this.error(file, 1, says.noBrand)
      return null
    }
    const { data, problems } = readYaml(text, BrandFile)
    this.#all(file, problems)
    const footer = this.#footer(key)
    const landings = this.#landings(key)
    return data && { key, data, footer, landings, logoUrl: this.#logo(key) }
  }

  /** A drawing of the brand; its address changes with it. */
  #logo(key: string): string | null {
    const file = `${folder}/${key}/logo.svg`
    const svg = this.#text(file)
    if (svg === null) return null
    if (!/<svg[^>]*\sviewBox="0 0 /.test(svg) || !/<title>\s*[^<\s]/.test(svg))
      this.error(file, 1, says.noLogo)
    if (active.test(svg)) this.error(file, 1, says.activeSvg)
    return `/content/${file}?v=${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}`
  }

  #footer(key: string): Footer | null {
    const file = `${folder}/${key}/footer.yaml`
    const text = this.#text(file)
    if (text === null) return null
    const { data, problems, lineAt } = readYaml(text, FooterFile)
    this.#all(file, problems)
    if (!data) return null
    const line = renderInline(data.text)
    this.#all(file, line.problems, lineAt(['text']) - 1)
    return {
      footerMenu: data.menu.map(({ text: words, link, new_tab }) => ({
        text: words,
        link,
        attributes: { target: new_tab ? ('_blank' as const) : ('_self' as const) },
      })),
      socialLinks: data.social.map((social) => ({ ...social, iconUrl: null })),
      footerText: line.html,
    }
  }

  #landings(key: string): Map<LandingType, Landing> {
    const landings = new Map<LandingType, Landing>()
    const place = `${folder}/${key}/landings`
    const full = path.join(this.#root, place)
    for (const name of existsSync(full) ? readdirSync(full).toSorted() : []) {
      const file = `${place}/${name}`
      const landingType = landingTypes.find((type) => `${type}.md` === name)
      const source = landingType && readFrontMatter(this.#text(file)!, LandingMatter)
      if (!landingType) this.error(file, 1, says.extraFile(name))
      else if (!source) this.error(file, 1, says.noFrontMatter)
      else {
        this.#all(file, source.problems)
        const { html, problems } = renderMarkdown(source.body)
        this.#all(file, problems, source.linesBeforeBody)
        if (source.data) landings.set(landingType, { landingType, ...source.data, html })
      }
    }
    return landings
  }

  /** What two brands may not share, and what the first must have. */
  checkTogether(sources: readonly Source[]): void {
    const first = sources.find(({ key }) => key === defaultKey)
    if (!first) return this.error(`${folder}/${defaultKey}/brand.yaml`, 1, says.noDefault)
    if (!first.footer) this.error(`${folder}/${defaultKey}/footer.yaml`, 1, says.noFooter)
    for (const type of landingTypes)
      if (!first.landings.has(type)) this.error(`${folder}/${defaultKey}/brand.yaml`, 1, says.noLanding(type))
    for (const [index, { key, data }] of sources.entries()) {
      const file = `${folder}/${key}/brand.yaml`
      if (data.flags.externalOlympiadRating && !data.olympiad_rating_url)
        this.error(file, 1, says.noRatingUrl)
      for (const other of sources.slice(0, index)) {
        if (data.region_id !== undefined && other.data.region_id === data.region_id)
          this.error(file, 1, says.sameRegion(other.key))
        const host = data.hosts.find((name) => other.data.hosts.includes(name))
        if (host) this.error(file, 1, says.sameHost(host, other.key))
      }
    }
  }
}

/** Of a brand that has none: its name and support, and no networks and pages of the school. */
const ownFooter = ({ title, support }: Source['data'], first: Footer): Footer => ({
  footerMenu: first.footerMenu.filter(({ link }) => link.startsWith('/')),
  socialLinks: [],
  footerText: renderInline(says.footer(title, support.email)).html,
})

function brandOf({ key, data, footer, landings, logoUrl }: Source, first: Source): Brand {
  const flags = Object.fromEntries(
    portalFlags.map((name) => [name, data.flags[name] ?? first.data.flags[name] ?? false]),
  ) as PortalFlags
  const { region_id, support, community_url, olympiad_rating_url, menu_titles, ...face } = data
  return {
    ...face,
    key,
    regionId: region_id ?? null,
    ink: inkOn(data.color),
    logoUrl,
    support: { email: support.email, phone: support.phone ?? null },
    communityUrl: community_url ?? null,
    olympiadRatingUrl: flags.externalOlympiadRating ? (olympiad_rating_url ?? null) : null,
    menuTitles: menu_titles,
    flags,
    footer: footer ?? (key === defaultKey ? first.footer! : ownFooter(data, first.footer!)),
    landings: new Map([...first.landings, ...landings]),
  }
}

/** Reads `brands/` of the content folder. Brands are whole when no problem is an error. */
export function readBrands(root: string): { brands: Brand[]; problems: ContentProblem[] } {
  const reader = new Reader(root)
  const sources = reader.keys().flatMap((key) => reader.brand(key) ?? [])
  reader.checkTogether(sources)
  const first = sources.find(({ key }) => key === defaultKey)
  const isWhole = first?.footer && reader.problems.length === 0
  return { brands: isWhole ? sources.map((source) => brandOf(source, first)) : [], problems: reader.problems }
}
