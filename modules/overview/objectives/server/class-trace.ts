import type { ClassTrace } from '@school/school-classes/server'
import { traceWords } from './ru-trace.ts'

export const objectivesTrace: ClassTrace = {
  name: 'objectives',
  words: traceWords,
  existsSql: (classId, since) =>
    `exists (select from objective_proposals x where x.school_class_id = ${classId} and x.proposed_at >= ${since})`,
}
