import { type UserType, userTypeOf } from './user-type.ts'
import type { Viewer } from './viewer.ts'

/** What the portal has, as the table of school-portal §6 names it; `teacherHome` and the like are landings. */
export const features = [
  'account',
  'achievements',
  'attendanceLogs',
  'backOffice',
  'clubCreation',
  'clubs',
  'community',
  'courses',
  'coursesAccessManagement',
  'coursesAnalytics',
  'coursesStats',
  'dashboard',
  'documentsManagement',
  'educationPlans',
  'externalReports',
  'guidanceDashboard',
  'guidanceEventManagement',
  'guidanceEvents',
  'homeschool',
  'internHome',
  'internNavigation',
  'miniGroups',
  'olympiads',
  'olympiadsAccessManagement',
  'olympiadsRanking',
  'olympiadsStats',
  'organizationsManagement',
  'personalStats',
  'profile',
  'schedule',
  'schoolPersonalDataAccess',
  'studentHome',
  'studentNavigation',
  'survival',
  'teacherHome',
  'tinfoil',
  'trainings',
] as const
export type Feature = (typeof features)[number]

/** What is on or off in a whole portal (school-portal §6, «Flags»), and what its variant adds (§1). */
export const portalFlags = [
  'accountSettings',
  'anonymousUsers',
  'backOffice',
  'courses',
  'email',
  'externalReports',
  'externalSignIn',
  'externalSignInOnly',
  'externalOlympiadRating',
  'guidanceForTeachers',
  'homeschool',
  'invitations',
  'municipalAdminCanReadSchoolPersonalData',
  'olympiadAccess',
  'olympiads',
  'payments',
  'phoneAsLogin',
  'registration',
  'schoolClubCreation',
  'schoolPortal',
  'testEvents',
  'tracking',
  'videoFocus',
  // Personal data that a portal requires and lets people change (§5).
  'birthdayEditing',
  'birthdayRequired',
  'citizenshipRequired',
  'genderRequired',
  'nameEditing',
  'organizationOmitted',
  'phoneConfirmationRequired',
  'phoneEditing',
  'phoneRequired',
] as const
export type PortalFlag = (typeof portalFlags)[number]
export type PortalFlags = Readonly<Record<PortalFlag, boolean>>

/** Settings of one portal, the same for all viewers. */
export interface PortalSettings {
  /** The key of its brand. */
  readonly key: string
  /** Name for people, in letters and on paper. */
  readonly name: string
  readonly flags: PortalFlags
  /** Where its people talk; `null` when nowhere. */
  readonly communityUrl: string | null
}

const student = [
  'homeschool',
  'olympiads',
  'studentNavigation',
  'trainings',
] as const satisfies readonly Feature[]

const municipality = [
  'account',
  'achievements',
  'community',
  'courses',
  'coursesStats',
  'externalReports',
  'guidanceDashboard',
  'guidanceEventManagement',
  'guidanceEvents',
  'homeschool',
  'miniGroups',
  'olympiadsAccessManagement',
  'olympiadsRanking',
  'olympiadsStats',
  'organizationsManagement',
  'profile',
  'schedule',
  'survival',
] as const satisfies readonly Feature[]

/** The table of school-portal §6. Features that depend on a portal's condition are in `conditions`. */
export const featureTable: Readonly<Record<UserType, readonly Feature[]>> = {
  guest: [...student, 'tinfoil'],
  pupil: [
    ...student,
    'account',
    'achievements',
    'community',
    'dashboard',
    'externalReports',
    'guidanceEvents',
    'personalStats',
    'profile',
    'schedule',
    'studentHome',
    'survival',
  ],
  intern: [
    'achievements',
    'community',
    'dashboard',
    'externalReports',
    'homeschool',
    'internHome',
    'internNavigation',
    'miniGroups',
    'olympiads',
    'profile',
    'schedule',
    'survival',
    'trainings',
  ],
  teacher: [
    'account',
    'achievements',
    'attendanceLogs',
    'backOffice',
    'clubCreation',
    'clubs',
    'community',
    'courses',
    'coursesAnalytics',
    'coursesStats',
    'documentsManagement',
    'educationPlans',
    'externalReports',
    'guidanceDashboard',
    'guidanceEventManagement',
    'guidanceEvents',
    'homeschool',
    'miniGroups',
    'olympiadsStats',
    'profile',
    'schedule',
    'schoolPersonalDataAccess',
    'survival',
    'teacherHome',
  ],
  schoolAdmin: [...municipality, 'coursesAccessManagement', 'coursesAnalytics', 'schoolPersonalDataAccess'],
  municipalityAdmin: [...municipality, 'schoolPersonalDataAccess'],
  regionAdmin: [
    'account',
    'achievements',
    'community',
    'coursesStats',
    'externalReports',
    'guidanceDashboard',
    'guidanceEventManagement',
    'guidanceEvents',
    'homeschool',
    'miniGroups',
    'olympiadsRanking',
    'olympiadsStats',
    'organizationsManagement',
    'profile',
    'schedule',
    'schoolPersonalDataAccess',
    'survival',
  ],
  projectAdmin: [
    'account',
    'achievements',
    'community',
    'externalReports',
    'guidanceEventManagement',
    'guidanceEvents',
    'homeschool',
    'profile',
  ],
  noRole: [],
}

interface Asked extends PortalSettings {
  readonly type: UserType
  readonly isMiniGroupTeacher: boolean
}

type Condition = (asked: Asked) => boolean
const flag =
  (name: PortalFlag): Condition =>
  ({ flags }) =>
    flags[name]
const guidance: Condition = ({ flags, type }) =>
  flags.testEvents && (type !== 'teacher' || flags.guidanceForTeachers)

/** «Feature conditions» of school-portal §6; a feature that is not here depends on the type alone. */
const conditions: Partial<Record<Feature, Condition>> = {
  account: flag('accountSettings'),
  attendanceLogs: flag('backOffice'),
  backOffice: flag('backOffice'),
  clubCreation: flag('schoolClubCreation'),
  community: ({ communityUrl }) => communityUrl !== null,
  courses: flag('courses'),
  coursesAccessManagement: flag('courses'),
  coursesAnalytics: flag('courses'),
  coursesStats: flag('courses'),
  documentsManagement: flag('backOffice'),
  externalReports: flag('externalReports'),
  guidanceDashboard: guidance,
  guidanceEventManagement: guidance,
  guidanceEvents: guidance,
  homeschool: flag('homeschool'),
  miniGroups: ({ isMiniGroupTeacher }) => isMiniGroupTeacher,
  olympiads: flag('olympiads'),
  olympiadsAccessManagement: ({ flags }) => flags.olympiads && flags.olympiadAccess,
  olympiadsRanking: flag('olympiads'),
  olympiadsStats: flag('olympiads'),
  schoolPersonalDataAccess: ({ flags, type }) =>
    type !== 'municipalityAdmin' || flags.municipalAdminCanReadSchoolPersonalData,
  tinfoil: flag('anonymousUsers'),
}

/** What of a portal is open to a viewer: of the table, what its conditions allow. */
export function featuresOf(viewer: Viewer, settings: PortalSettings): ReadonlySet<Feature> {
  const type = userTypeOf(viewer)
  const asked = { ...settings, type, isMiniGroupTeacher: viewer.isMiniGroupTeacher }
  return new Set(featureTable[type].filter((feature) => conditions[feature]?.(asked) ?? true))
}
