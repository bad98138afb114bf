import { site } from '@school/routes'
import type { NavigationKind } from '../contract/index.ts'
import { catalogEntries, gradeEntries } from './catalog-entries.ts'
import type { Entry, MenuFacts } from './entry.ts'
import { ownEntries, playEntries } from './person-entries.ts'
import type { ru } from './ru.ts'

const { lms, market } = site

export interface Group {
  readonly name: keyof typeof ru.groups
  readonly entries: readonly Entry[]
}

export const olympiadCatalog: Entry = {
  id: 'olympiadCatalog',
  icon: 'olympiad',
  pages: [lms.catalogOlympiads],
  urlPatterns: ['/olympiads/'],
}
const forParents: Entry = { id: 'forParents', icon: 'family', pages: [market.parents] }
const feedback: Entry = { id: 'feedback', icon: 'message', action: 'feedback' }

/** A child of 6–10 is shown what to do and to play, not what is sold and examined. */
function groupsForChildren(facts: MenuFacts): Group[] {
  const areas = catalogEntries(facts)
  return [
    { name: 'my', entries: ownEntries(facts).elementary },
    { name: 'play', entries: playEntries },
    { name: 'learn', entries: [areas.courses, areas.wiki, areas.trainings, olympiadCatalog, feedback] },
  ]
}

/** The root menu before it is known what of it is open. */
export function rootGroups(kind: NavigationKind, facts: MenuFacts): Group[] {
  if (kind === 'elementary') return groupsForChildren(facts)
  const areas = catalogEntries(facts)
  const { courses, tutors, miniGroups, productPacks, homeSchool, externalStudy } = areas
  const bonuses: Entry = {
    id: 'bonuses',
    icon: 'gift',
    pages: [market.bonuses],
    ...(facts.bonusesPageVisited ? {} : { marker: 'bonuses' }),
  }
  return [
    { name: kind === 'agent' ? 'work' : 'my', entries: facts.viewer.id > 0 ? ownEntries(facts)[kind] : [] },
    {
      name: 'learn',
      entries: [courses, tutors, miniGroups, productPacks, homeSchool, externalStudy],
    },
    {
      name: 'exams',
      entries: [areas.ege, areas.oge, areas.olympiads, olympiadCatalog, areas.mockExams, areas.trainings],
    },
    { name: 'grades', entries: gradeEntries },
    { name: 'skills', entries: [areas.languages, areas.digitalSkills] },
    { name: 'more', entries: [areas.wiki, areas.magazine, forParents, areas.teacher, bonuses, feedback] },
  ]
}
