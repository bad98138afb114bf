import type { ClassTrace } from '@school/school-classes/server'
import { traceWords } from './ru-trace.ts'

export const classMessagesTrace: ClassTrace = {
  name: 'class-messages',
  words: traceWords,
  existsSql: (classId, since) =>
    `exists (select from class_messages x where x.school_class_id = ${classId} and x.sent_at >= ${since})`,
}
