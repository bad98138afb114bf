import { describe, expect, test } from 'vitest'
import {
  type Feature,
  features,
  featureTable,
  featuresOf,
  type PortalFlag,
  portalFlags,
  type PortalFlags,
} from './feature.ts'
import { type UserType, userTypes } from './user-type.ts'
import { guest, type PortalRole, type Viewer } from './viewer.ts'

/** The table of school-portal §6 in its own words: what every type has, and under which condition. */
const specified: Record<Exclude<UserType, 'noRole'>, string> = {
  guest: 'studentNavigation homeschool olympiads trainings tinfoil',
  pupil: `account achievements community dashboard externalReports guidanceEvents studentHome studentNavigation homeschool olympiads
    personalStats profile schedule survival trainings`,
  intern: `achievements community dashboard externalReports internHome internNavigation homeschool miniGroups olympiads profile schedule
    survival trainings`,
  teacher: `account achievements attendanceLogs backOffice clubs clubCreation community courses coursesAnalytics coursesStats
    documentsManagement educationPlans externalReports teacherHome homeschool miniGroups olympiadsStats profile schedule
    schoolPersonalDataAccess survival guidanceDashboard guidanceEvents guidanceEventManagement`,
  schoolAdmin: `account achievements community courses coursesAccessManagement coursesAnalytics coursesStats externalReports
    guidanceDashboard guidanceEvents guidanceEventManagement homeschool miniGroups olympiadsAccessManagement olympiadsRanking olympiadsStats
    organizationsManagement profile schedule schoolPersonalDataAccess survival`,
  municipalityAdmin: `account achievements community courses coursesStats externalReports guidanceDashboard guidanceEvents
    guidanceEventManagement homeschool miniGroups olympiadsAccessManagement olympiadsRanking olympiadsStats organizationsManagement profile
    schedule schoolPersonalDataAccess survival`,
  regionAdmin: `account achievements community coursesStats externalReports guidanceDashboard guidanceEvents guidanceEventManagement
    homeschool miniGroups olympiadsRanking olympiadsStats organizationsManagement profile schedule schoolPersonalDataAccess survival`,
  projectAdmin: `account achievements community externalReports guidanceEvents guidanceEventManagement homeschool profile`,
}

/** What a portal must have switched on for a feature, by «Feature conditions» of §6. */
const flagsFor: Partial<Record<Feature, PortalFlag[]>> = {
  account: ['accountSettings'],
  attendanceLogs: ['backOffice'],
  backOffice: ['backOffice'],
  clubCreation: ['schoolClubCreation'],
  courses: ['courses'],
  coursesAccessManagement: ['courses'],
  coursesAnalytics: ['courses'],
  coursesStats: ['courses'],
  documentsManagement: ['backOffice'],
  externalReports: ['externalReports'],
  guidanceDashboard: ['testEvents'],
  guidanceEventManagement: ['testEvents'],
  guidanceEvents: ['testEvents'],
  homeschool: ['homeschool'],
  olympiads: ['olympiads'],
  olympiadsAccessManagement: ['olympiads', 'olympiadAccess'],
  olympiadsRanking: ['olympiads'],
  olympiadsStats: ['olympiads'],
  tinfoil: ['anonymousUsers'],
}
const ofType: Partial<Record<UserType, Partial<Record<Feature, PortalFlag[]>>>> = {
  teacher: {
    guidanceDashboard: ['testEvents', 'guidanceForTeachers'],
    guidanceEventManagement: ['testEvents', 'guidanceForTeachers'],
    guidanceEvents: ['testEvents', 'guidanceForTeachers'],
  },
  municipalityAdmin: { schoolPersonalDataAccess: ['municipalAdminCanReadSchoolPersonalData'] },
}

const all = (isOn: boolean) => Object.fromEntries(portalFlags.map((name) => [name, isOn])) as PortalFlags
const viewerOf = (type: UserType, more: Partial<Viewer> = {}): Viewer => ({
  ...guest,
  id: type === 'guest' ? 0 : 7,
  kind: type === 'guest' || type === 'pupil' ? type : 'agent',
  portalRole: ['guest', 'pupil', 'noRole'].includes(type) ? null : (type as PortalRole),
  isMiniGroupTeacher: true,
  ...more,
})
const communityUrl = 'https://kbc.example'
const open = (type: UserType, settings: { flags?: PortalFlags; communityUrl?: string | null } = {}) =>
  featuresOf(viewerOf(type), {
    key: 'smekalka',
    name: 'Смекалка',
    flags: all(true),
    communityUrl,
    ...settings,
  })

describe('everything a portal can switch is on', () => {
  test.each(Object.entries(specified))('%s has what the table says', (type, words) => {
    expect([...open(type as UserType)].toSorted()).toEqual(words.split(/\s+/).toSorted())
  })

  test('an agent without a role has nothing', () => {
    expect([...open('noRole')]).toEqual([])
  })
})

describe('every type × flag × feature', () => {
  test.each(userTypes)('%s: a flag that is off takes what needs it, and nothing else', (type) => {
    for (const flag of portalFlags) {
      const left = open(type, { flags: { ...all(true), [flag]: false } })
      const needs = (feature: Feature) => ofType[type]?.[feature] ?? flagsFor[feature] ?? []
      const wanted = featureTable[type].filter((feature) => !needs(feature).includes(flag))
      expect([flag, [...left].toSorted()]).toEqual([flag, wanted.toSorted()])
    }
  })
})

test('a community needs an address, mini-groups somebody who teaches them', () => {
  expect(open('teacher', { communityUrl: null }).has('community')).toBe(false)
  const other = featuresOf(viewerOf('teacher', { isMiniGroupTeacher: false }), {
    key: 'smekalka',
    name: 'Смекалка',
    flags: all(true),
    communityUrl,
  })
  expect(other.has('miniGroups')).toBe(false)
})

test('every feature has a user type', () => {
  expect(
    features.filter((feature) => !Object.values(featureTable).some((row) => row.includes(feature))),
  ).toEqual([])
})
