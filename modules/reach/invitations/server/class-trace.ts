import type { ClassTrace } from '@school/school-classes/server'
import { traceWords } from './ru-trace.ts'

export const invitationsTrace: ClassTrace = {
  name: 'invitations',
  words: traceWords,
  existsSql: (
    classId,
    since,
  ) => `exists (select from invitations x join invitation_accepts a on a.invitation_id = x.id
    where x.school_class_id = ${classId} and a.state = 'waiting' and a.accepted_at >= ${since})`,
}
