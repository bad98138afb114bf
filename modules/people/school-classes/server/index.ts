import { acquaintance } from '@school/users/server'
import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule, Visitors } from '@school/kernel/server'
import { classFigures } from '@school/organizations/server'
import { doubleOfDemo, yearOfDemo } from './demo.ts'
import { countClasses } from './of-organization.ts'
import { isTeacherOf } from './queries.ts'
import { schoolClassesPart } from './person-part.ts'
import type { SlipSettings } from './entry-slips.ts'
import { routesOf } from './routes.ts'

export { accessOwnSchoolClass, accessTaughtClass, holdClass, type TaughtClass } from './access.ts'
export { neverSignedInSql, signsInByCodeOnlySql } from './pupil-sign-in.ts'
export { listClassesAlone } from './archive-left.ts'
export { type CountsWorksSql, pupilWorks } from './doubles/works.ts'
export { listRecentImports } from './undoing-import.ts'
export { classTrace, type ClassTrace } from './moves/trace.ts'
export { listOwnClasses, moveToSchool } from './own-classes.ts'
export { isTeacherOf } from './queries.ts'
export { findSchoolClass, findSeat, listTaughtClasses, type SchoolClass, seatPupil } from './pupils.ts'
export { isNearSql, seesPhotoSql } from './near-people.ts'
export { classesSql, listClassPupils, listSchoolPupils, schoolsOfPupilsSql, seatOfPupilSql } from './seats.ts'
export { listActiveEntryCodes } from './active-entry-codes.ts'
export { seedSchoolClasses } from './seed.ts'

export const schoolClassesModuleOf = (settings: SlipSettings): ServerModule => ({
  name: 'school-classes',
  routes: routesOf(settings),
  extensions: [
    extend(personPart, schoolClassesPart),
    extend(acquaintance, isTeacherOf),
    extend(classFigures, countClasses),
    extend(demoPart, yearOfDemo(new Visitors(settings.secrets, false).sign)),
    extend(demoPart, doubleOfDemo(new Visitors(settings.secrets, false).sign)),
  ],
})
