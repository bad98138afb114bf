import { admits, type Viewer } from '@school/access'
import type { QrCode } from '@school/kernel/contract'
import { link, type Page, pagesOf, site } from '@school/routes'
import type { ExternalLinkName, ExternalLinks, MenuIcon, MenuLink, UseContext } from '../contract/index.ts'
import { ru } from './ru.ts'

/** What the server has to lead people to. */
export interface MenuSources {
  /** Paths of the catalogue's pages that have a screen. */
  readonly builtPaths: ReadonlySet<string>
  readonly externalLinks: ExternalLinks
  /** Drawn once, at the start. */
  readonly textbookQr: QrCode | null
  readonly hasFeedbackWidget: boolean
  /** Where the site is, for the menus shown on other sites. */
  readonly siteUrl: string
}

export interface MenuFacts extends MenuSources {
  readonly viewer: Viewer
  readonly hasPurchasedExternshipContracts: boolean
  /** A child of a school grade, whose cabinet a parent may see. */
  readonly isInGrade: boolean
  readonly bonusesPageVisited: boolean
  readonly context: UseContext
}

/** A line of a menu before it is known whether this person may see it. */
export interface Entry {
  readonly id: keyof typeof ru.links
  readonly icon?: MenuIcon
  /** The first page that is built and open to the viewer is used; the later ones are its fallbacks. */
  readonly pages?: readonly Page[]
  /** Address of the page when its path has parameters. */
  readonly url?: string
  /** Instead of a page, or when there is none. */
  readonly external?: ExternalLinkName
  /** Goes before a page of our own when it is set. */
  readonly prefersExternal?: true
  readonly action?: NonNullable<MenuLink['action']>
  readonly marker?: NonNullable<MenuLink['marker']>
  readonly urlPatterns?: readonly string[]
  readonly isForWide?: true
  readonly isHidden?: boolean
}

const pageIds = new Map(pagesOf(site).map(({ page, group, name }) => [page as Page, `${group}.${name}`]))

/** Titles and icons of pages that are used as a fallback for another page. */
const standIns = new Map<Page, Pick<MenuLink, 'title' | 'icon'>>([
  [site.user.dashboard, { title: ru.links.programs, icon: 'courses' }],
])

const plain = (entry: Entry): Omit<MenuLink, 'pageId' | 'url'> => ({
  id: entry.id,
  title: ru.links[entry.id],
  icon: entry.icon ?? null,
  target: '_self',
  urlPatterns: [...(entry.urlPatterns ?? [])],
  marker: entry.marker ?? null,
  action: entry.action ?? null,
  isFullReload: false,
  isForWide: entry.isForWide ?? false,
})

function externalLink(entry: Entry, { externalLinks }: MenuFacts): MenuLink | null {
  const url = entry.external && externalLinks[entry.external]
  return url ? { ...plain(entry), pageId: null, url, target: '_blank', isFullReload: true } : null
}

const isOpen = (page: Page, { builtPaths, viewer }: MenuFacts): boolean =>
  builtPaths.has(page.path) && admits(page.who, viewer)

function pageLink(entry: Entry, facts: MenuFacts): MenuLink | null {
  const page = entry.pages?.find((one) => isOpen(one, facts))
  if (!page) return null
  const isStandIn = page !== entry.pages?.[0]
  const path = entry.url ?? link(page as Page<'/'>)
  const isElsewhere = facts.context !== 'portal'
  return {
    ...plain(entry),
    ...(isStandIn ? standIns.get(page) : undefined),
    pageId: pageIds.get(page) ?? null,
    url: isElsewhere ? new URL(path, facts.siteUrl).href : path,
    isFullReload: isElsewhere,
  }
}

function actionLink(entry: Entry, facts: MenuFacts): MenuLink | null {
  if (entry.action === undefined) return null
  if (entry.action === 'feedback' && !facts.hasFeedbackWidget) return null
  return { ...plain(entry), pageId: null, url: '' }
}

function linkOf(entry: Entry, facts: MenuFacts): MenuLink | null {
  if (entry.isHidden) return null
  if (entry.prefersExternal) return externalLink(entry, facts) ?? pageLink(entry, facts)
  return actionLink(entry, facts) ?? pageLink(entry, facts) ?? externalLink(entry, facts)
}

/**
 * The one place that decides what is shown: not hidden from this person, the page is built and admits them, the address
 * outside is set. The rest appears by itself when it comes to be.
 */
export const linksOf = (entries: readonly Entry[], facts: MenuFacts): MenuLink[] =>
  entries.flatMap((entry) => linkOf(entry, facts) ?? [])
