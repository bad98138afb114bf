import { admits, type Viewer } from '@school/access'
import type { MenuItem, Menus, NavigationKind } from '../contract/index.ts'
import { bottomLinks } from './bottom-entries.ts'
import { catalogEntries } from './catalog-entries.ts'
import { linksOf, type MenuFacts } from './entry.ts'
import { footerEntries } from './footer-entries.ts'
import { oneClickEntries, profileEntries, topEntries } from './person-entries.ts'
import { type Group, rootGroups } from './root-entries.ts'
import { ru } from './ru.ts'

/** An agent is an agent whatever else they are; a parent and a guest see the base navigation. */
export const navigationKindOf = (viewer: Viewer): NavigationKind =>
  admits('agent', viewer) ? 'agent' : admits('elementary', viewer) ? 'elementary' : 'base'

function groupOf({ name, entries }: Group, facts: MenuFacts): MenuItem[] {
  const children = linksOf(entries, facts)
  if (children.length === 0) return []
  return [
    {
      id: name,
      pageId: null,
      title: ru.groups[name],
      url: '',
      icon: null,
      target: '_self',
      urlPatterns: [],
      marker: null,
      action: null,
      isFullReload: false,
      isForWide: false,
      children,
    },
  ]
}

const catalogOrder = [
  'courses',
  'tutors',
  'miniGroups',
  'productPacks',
  'teacher',
  'languages',
  'digitalSkills',
  'olympiads',
  'trainings',
  'wiki',
  'homeSchool',
  'externalStudy',
  'magazine',
  'mockExams',
  'ege',
  'oge',
] as const

/** All menus of a person on a site (shared-application §2, §3). Facts in, menus out. */
export function menusFor(facts: MenuFacts): Menus {
  const kind = navigationKindOf(facts.viewer)
  const isSignedIn = facts.viewer.id > 0
  const areas = catalogEntries(facts)
  return {
    kind,
    context: facts.context,
    homeUrl: facts.context === 'portal' ? '/' : new URL(facts.siteUrl).origin,
    items: rootGroups(kind, facts).flatMap((group) => groupOf(group, facts)),
    topMenu: isSignedIn ? linksOf(topEntries(facts)[kind], facts) : [],
    bottomMenu: isSignedIn ? bottomLinks(kind, facts) : [],
    profileMenu: isSignedIn ? linksOf(profileEntries(facts), facts) : [],
    oneClickMenu: kind === 'elementary' ? linksOf(oneClickEntries, facts) : [],
    catalogLinks: linksOf(
      catalogOrder.map((name) => areas[name]),
      facts,
    ),
    footerLinks: linksOf(footerEntries, facts),
    textbookQr: facts.textbookQr,
  }
}
