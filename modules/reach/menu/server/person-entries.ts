import { link, site } from '@school/routes'
import type { NavigationKind } from '../contract/index.ts'
import type { Entry, MenuFacts } from './entry.ts'

const { elementary, gbl, lms, market, user } = site

const cart: Entry = { id: 'cart', icon: 'cart', pages: [market.checkout], marker: 'cart' }
const homeworks: Entry = { id: 'homeworks', icon: 'homework', pages: [lms.homeworks] }
export const skills: Entry = { id: 'skillsPractice', icon: 'goal', pages: [lms.skillsPractice] }
const progress: Entry = { id: 'grades', icon: 'chart', pages: [user.progress] }
const mistakes: Entry = { id: 'mistakes', icon: 'tests', pages: [user.mistakes] }
/** The same, for whom it has a softer name. */
const thinkAgain: Entry = { ...mistakes, id: 'thinkAgain' }

/** Shared-application §2, «Navigation header». Until the first page is built, the one after it is shown instead. */
export const topEntries = ({ viewer }: MenuFacts): Record<NavigationKind, readonly Entry[]> => ({
  base: [
    { id: 'family', icon: 'family', pages: [user.family] },
    { id: 'plan', icon: 'plan', pages: [user.dailyPlan, user.dashboard], isHidden: viewer.isParent },
    { id: 'calendar', icon: 'calendar', pages: [user.calendar] },
    cart,
  ],
  agent: [{ id: 'dashboard', icon: 'teacher', pages: [user.teacherDashboard] }, cart],
  elementary: [
    {
      id: 'lessons',
      icon: 'courses',
      pages: [elementary.dashboard, user.dashboard],
      urlPatterns: ['/interactive-training/'],
    },
    { id: 'plan', icon: 'plan', pages: [elementary.dailyPlan] },
    { id: 'calendar', icon: 'calendar', pages: [elementary.calendar] },
    { id: 'room', icon: 'room', pages: [elementary.room], marker: 'room' },
    { ...cart, isForWide: true },
  ],
})

/** Achievements of a person; without a number for an id, the main page. */
export const achievementsUrl = (id: unknown): string =>
  typeof id === 'number' && Number.isInteger(id) ? link(lms.profile, { user_id: id }) : link(market.home)

/** Parents learn about friends from their children; others find them after a contract of external study. */
const isSocializationHidden = ({ viewer, hasPurchasedExternshipContracts }: MenuFacts): boolean =>
  viewer.isParent || !hasPurchasedExternshipContracts

export const profileEntries = (facts: MenuFacts): readonly Entry[] => [
  { id: 'account', icon: 'settings', pages: [user.account, user.accountProfile] },
  { id: 'security', icon: 'settings', pages: [user.accountSecurity] },
  { id: 'notifications', icon: 'bell', pages: [user.notifications], marker: 'notifications' },
  { id: 'family', icon: 'family', pages: [user.family, user.teacherFamily] },
  { id: 'parents', icon: 'family', pages: [user.accountFamily], isHidden: !facts.isInGrade },
  progress,
  facts.viewer.isElementary ? thinkAgain : mistakes,
  { id: 'promos', icon: 'promo', pages: [elementary.promos, user.promos] },
  { id: 'externship', icon: 'home', pages: [elementary.externship, user.externship] },
  {
    id: 'socialization',
    icon: 'friends',
    pages: [user.socialization],
    isHidden: isSocializationHidden(facts),
  },
  { id: 'achievements', icon: 'award', pages: [lms.profile], url: achievementsUrl(facts.viewer.id) },
  {
    id: 'taskReports',
    icon: 'tests',
    pages: [lms.teacherTaskReports],
    isHidden: !facts.viewer.isMethodist,
  },
  { id: 'signOut', icon: 'sign_out', action: 'sign_out' },
]

/** What a child opens by one click on a large screen. */
export const oneClickEntries: readonly Entry[] = [
  { id: 'courses', icon: 'courses', pages: [lms.catalogCourses], urlPatterns: ['/courses/'] },
  { id: 'shop', icon: 'shop', pages: [elementary.characterShop] },
  { id: 'duel', icon: 'game', pages: [gbl.magicDuel] },
  skills,
  { id: 'objectives', icon: 'goal', pages: [elementary.objectives] },
  { id: 'wiki', icon: 'book', pages: [site.wiki.wiki] },
  progress,
  thinkAgain,
  { id: 'coinsRules', icon: 'coin', pages: [elementary.coinsRules] },
]

/** Of a parent nothing is set, and empty lists of one's own would be taken for the child's. */
const parentEntries: readonly Entry[] = [
  { id: 'family', icon: 'family', pages: [user.family] },
  { id: 'familyNew', icon: 'family', pages: [user.familyNew] },
  { id: 'familyConsents', icon: 'settings', pages: [user.familyConsents] },
]

/** The first group of the root menu: what a person does here. */
export const ownEntries = ({ viewer }: MenuFacts): Record<NavigationKind, readonly Entry[]> => ({
  base: viewer.isParent
    ? parentEntries
    : [
        { id: 'programs', icon: 'courses', pages: [user.dashboard] },
        { id: 'plan', icon: 'plan', pages: [user.dailyPlan] },
        { id: 'calendar', icon: 'calendar', pages: [user.calendar] },
        homeworks,
        skills,
        progress,
        mistakes,
        { id: 'objectives', icon: 'goal', pages: [user.objectives] },
      ],
  agent: [
    { id: 'dashboard', icon: 'teacher', pages: [user.teacherDashboard] },
    { id: 'calendar', icon: 'calendar', pages: [user.calendar] },
    { id: 'classes', icon: 'classes', pages: [user.teacherSchoolClasses] },
    { id: 'invitations', icon: 'group', pages: [lms.invitations] },
    { id: 'assignments', icon: 'homework', pages: [user.teacherAssignments] },
    { id: 'ownTasks', icon: 'tests', pages: [user.teacherTasks] },
    { id: 'checking', icon: 'homework', pages: [lms.teacherChecking] },
    { id: 'lessonQuestions', icon: 'message', pages: [lms.teacherLessonQuestions] },
    {
      id: 'lessonOpinions',
      icon: 'chart',
      pages: [lms.teacherLessonOpinions],
      isHidden: !viewer.isMethodist,
    },
    { id: 'monitoredWorks', icon: 'exam', pages: [lms.teacherWorks], isHidden: !viewer.isMethodist },
    { id: 'regradings', icon: 'tests', pages: [lms.teacherRegradings], isHidden: !viewer.isMethodist },
    { id: 'olympiadJournals', icon: 'award', pages: [user.olympiadJournals] },
    { id: 'monitoredOlympiads', icon: 'award', pages: [lms.teacherOlympiads] },
    { id: 'teacherMiniGroups', icon: 'group', pages: [user.teacherMiniGroups] },
    { id: 'coachSchedule', icon: 'calendar', pages: [user.accountCoachSchedule], isHidden: !viewer.isCoach },
    { id: 'coaches', icon: 'teacher', pages: [lms.teacherCoaches], isHidden: !viewer.isMethodist },
    { id: 'statistics', icon: 'chart', pages: [user.teacherStatistics] },
    { id: 'objectives', icon: 'goal', pages: [user.teacherObjectives] },
    skills,
  ],
  elementary: [
    { id: 'lessons', icon: 'courses', pages: [elementary.dashboard, user.dashboard] },
    { id: 'plan', icon: 'plan', pages: [elementary.dailyPlan] },
    { id: 'calendar', icon: 'calendar', pages: [elementary.calendar] },
    homeworks,
    skills,
    progress,
    thinkAgain,
    { id: 'objectives', icon: 'goal', pages: [elementary.objectives] },
  ],
})

/** For children, instead of what is sold. */
export const playEntries: readonly Entry[] = [
  { id: 'room', icon: 'room', pages: [elementary.room], marker: 'room' },
  { id: 'shop', icon: 'shop', pages: [elementary.characterShop] },
  { id: 'duel', icon: 'game', pages: [gbl.magicDuel] },
  { id: 'coinsRules', icon: 'coin', pages: [elementary.coinsRules] },
]
