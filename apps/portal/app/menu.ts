import { isAdministrator, type Feature, type UserType, userTypeOf, type Viewer } from '@school/access'
import type { Settings } from '@school/brands/contract'
import { link, type Page, portal } from '@school/routes'
import { type MenuGroup, menuGroups } from './menu-groups.ts'
import { isOpenTo, type Reader } from './open-to.ts'
import { menuTitles as t } from './ru-menu.ts'

export interface MenuEntry {
  readonly title: string
  readonly url: string
  readonly isElsewhere: boolean
}

/** A part of the menu; students have one without a name. */
export interface MenuPart {
  readonly group: MenuGroup | null
  readonly entries: readonly MenuEntry[]
}

interface Asked {
  readonly viewer: Viewer
  /** For a pupil with a known class: olympiads are shown for it. */
  readonly gradeIndex?: number | undefined
  readonly settings: Pick<Settings, 'features' | 'communityUrl' | 'menuTitles'>
}

interface Line {
  readonly feature: Feature
  readonly title: string
  readonly group: MenuGroup
  /** `null` when it leads nowhere. */
  readonly url: (asked: Asked) => string | null
}

const to = (page: Page, address: () => string) => (asked: Asked) =>
  isOpenTo(page, readerOf(asked)) ? address() : null

const readerOf = ({ viewer, settings: { features } }: Asked): Reader => ({ viewer, features })

/** Entries in the order of school-portal §2, «Navigation menu». */
const lines: readonly Line[] = [
  {
    feature: 'dashboard',
    title: t.dashboard,
    group: 'other',
    url: to(portal.personal.dashboard, () => link(portal.personal.dashboard)),
  },
  {
    feature: 'olympiads',
    title: t.olympiads,
    group: 'olympiads',
    url: (asked) =>
      isOpenTo(portal.learning.olympiads, readerOf(asked))
        ? link(portal.learning.olympiads, asked.gradeIndex ? { grade: `${asked.gradeIndex}-klass` } : {})
        : null,
  },
  {
    feature: 'trainings',
    title: t.trainings,
    group: 'olympiads',
    url: to(portal.learning.trainings, () => link(portal.learning.trainings)),
  },
  {
    feature: 'guidanceEvents',
    title: t.events,
    group: 'other',
    url: to(portal.guidance.events, () => link(portal.guidance.events)),
  },
  {
    feature: 'personalStats',
    title: t.progress,
    group: 'other',
    url: (asked) =>
      isOpenTo(portal.personal.progress, readerOf(asked))
        ? link(portal.personal.progress, { userId: asked.viewer.id })
        : null,
  },
  {
    feature: 'externalReports',
    title: t.reports,
    group: 'management',
    url: to(portal.management.reports, () => link(portal.management.reports)),
  },
  {
    feature: 'homeschool',
    title: t.products,
    group: 'other',
    url: to(portal.homeschool.catalog, () => link(portal.homeschool.catalog)),
  },
  {
    feature: 'community',
    title: t.community,
    group: 'other',
    url: ({ settings }) => settings.communityUrl,
  },
  {
    feature: 'miniGroups',
    title: t.miniGroups,
    group: 'courses',
    url: to(portal.teaching.miniGroups, () => link(portal.teaching.miniGroups)),
  },
  {
    feature: 'courses',
    title: t.courses,
    group: 'courses',
    url: to(portal.learning.groups, () => link(portal.learning.groups)),
  },
  {
    feature: 'coursesStats',
    title: t.coursesStats,
    group: 'courses',
    url: to(portal.management.courseStatistics, () => link(portal.management.courseStatistics)),
  },
  {
    feature: 'coursesAccessManagement',
    title: t.coursesAccess,
    group: 'courses',
    url: to(portal.management.courseAccess, () => link(portal.management.courseAccess)),
  },
  {
    feature: 'clubs',
    title: t.clubs,
    group: 'clubs',
    url: to(portal.teaching.clubs, () => link(portal.teaching.clubs)),
  },
  {
    feature: 'educationPlans',
    title: t.plans,
    group: 'clubs',
    url: to(portal.teaching.educationPlans, () => link(portal.teaching.educationPlans)),
  },
  {
    feature: 'organizationsManagement',
    title: t.organizations,
    group: 'management',
    url: to(portal.management.organization, () => link(portal.management.organization)),
  },
  {
    feature: 'teacherHome',
    title: t.desk,
    group: 'management',
    url: to(portal.teaching.dashboard, () => link(portal.teaching.dashboard)),
  },
  {
    feature: 'attendanceLogs',
    title: t.attendance,
    group: 'documents',
    url: to(portal.teaching.backOffice, () => link(portal.teaching.backOffice, { section: 'attendance' })),
  },
  {
    feature: 'documentsManagement',
    title: t.documents,
    group: 'documents',
    url: to(portal.teaching.backOffice, () => link(portal.teaching.backOffice, { section: 'documents' })),
  },
  {
    feature: 'olympiadsStats',
    title: t.olympiadsStats,
    group: 'olympiads',
    url: to(portal.olympiads.analytics, () => link(portal.olympiads.analytics)),
  },
  {
    feature: 'olympiadsAccessManagement',
    title: t.olympiadsAccess,
    group: 'olympiads',
    url: to(portal.olympiads.access, () => link(portal.olympiads.access)),
  },
]

const isGrouped = (type: UserType): boolean => type === 'teacher' || isAdministrator(type)

/**
 * The menu of a viewer: features that are open to them and have a page, grouped except for students. Empty when there is nothing
 * (school-portal §2: «Недоступно»).
 */
export function menuOf(asked: Asked): MenuPart[] {
  const { features, menuTitles } = asked.settings
  const shown = lines.flatMap(({ feature, title, group, url }) => {
    const address = features.includes(feature) ? url(asked) : null
    const entry = {
      title: menuTitles[feature] ?? title,
      url: address ?? '',
      isElsewhere: feature === 'community',
    }
    return address === null ? [] : [{ group, entry }]
  })
  if (!isGrouped(userTypeOf(asked.viewer)))
    return shown.length > 0 ? [{ group: null, entries: shown.map((one) => one.entry) }] : []
  return menuGroups.flatMap((group) => {
    const entries = shown.filter((one) => one.group === group).map((one) => one.entry)
    return entries.length > 0 ? [{ group, entries }] : []
  })
}
