import type { ClassTrace } from '@school/school-classes/server'
import { traceWords } from './ru-trace.ts'

export const journalsTrace: ClassTrace = {
  name: 'journals',
  words: traceWords,
  existsSql: (classId, since) =>
    `exists (select from journal_columns x where x.school_class_id = ${classId} and x.created_at >= ${since})`,
}
