import type { ClassTrace } from '@school/school-classes/server'
import { traceWords } from './ru-trace.ts'

export const classCoursesTrace: ClassTrace = {
  name: 'class-courses',
  words: traceWords,
  existsSql: (classId, since) =>
    `exists (select from class_courses x where x.school_class_id = ${classId} and x.given_at >= ${since})`,
}
