import { acquaintance, personPart } from '@school/accounts/server'
import { extend, type Room } from '@school/kernel/server'
import { isTeacherOf } from './queries.ts'
import { schoolClassesPart } from './person-part.ts'
import { routes } from './routes.ts'

export { accessTaughtClass, type TaughtClass } from './access.ts'
export { neverCameSql } from './came.ts'
export { listClassesAlone } from './archive-left.ts'
export { isTeacherOf } from './queries.ts'
export { findSchoolClass, findSeat, listTaughtClasses, type SchoolClass, seatPupil } from './pupils.ts'
export { isBesideSql, seesPhotoSql } from './beside.ts'
export { classesSql, listClassPupils, listSchoolPupils, schoolsOfPupilsSql, seatOfPupilSql } from './seats.ts'
export { seedSchoolClasses, type ClassSeed } from './seed.ts'

export const schoolClassesRoom: Room = {
  name: 'school-classes',
  routes,
  extensions: [extend(personPart, schoolClassesPart), extend(acquaintance, isTeacherOf)],
}
