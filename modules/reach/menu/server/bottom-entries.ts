import { site } from '@school/routes'
import type { MenuLink, NavigationKind } from '../contract/index.ts'
import { catalogEntries } from './catalog-entries.ts'
import { type Entry, linksOf, type MenuFacts } from './entry.ts'
import { skills } from './person-entries.ts'
import { olympiadCatalog } from './root-entries.ts'
import { ru } from './ru.ts'

const { elementary, lms, user } = site

/** «Ещё» is the fifth: more would not fit under a thumb. */
const places = 4

function entriesFor(facts: MenuFacts): Record<NavigationKind, readonly Entry[]> {
  const { courses, trainings } = catalogEntries(facts)
  return {
    base: [
      { id: 'family', icon: 'home', pages: [user.family] },
      {
        id: 'plan',
        icon: 'home',
        pages: [user.dailyPlan, user.dashboard],
        isHidden: facts.viewer.isParent,
      },
      courses,
      trainings,
      olympiadCatalog,
    ],
    elementary: [
      { id: 'lessons', icon: 'home', pages: [elementary.dashboard, user.dashboard] },
      courses,
      skills,
      trainings,
    ],
    // A place of a teacher that is not built yet leaves its place to the next one.
    agent: [
      { id: 'dashboard', icon: 'home', pages: [user.teacherDashboard] },
      { id: 'classes', icon: 'classes', pages: [user.teacherSchoolClasses] },
      { id: 'assignments', icon: 'homework', pages: [user.teacherAssignments] },
      { id: 'checking', icon: 'tests', pages: [lms.teacherChecking] },
      { id: 'monitoredOlympiads', icon: 'olympiad', pages: [lms.teacherOlympiads] },
      skills,
    ],
  }
}

/** The places of every day, at the bottom of a telephone, by their short names. */
export function bottomLinks(kind: NavigationKind, facts: MenuFacts): MenuLink[] {
  const entries = entriesFor(facts)[kind]
  const short: Partial<Record<string, string>> = ru.short
  return linksOf(entries, facts)
    .slice(0, places)
    .map((one) => ({
      ...one,
      title: short[one.id] ?? one.title,
      icon: entries.find(({ id }) => id === one.id)?.icon ?? one.icon,
    }))
}
