import type { ClassTrace } from '@school/school-classes/server'
import { traceWords } from './ru-trace.ts'

export const homeworksTrace: ClassTrace = {
  name: 'homeworks',
  words: traceWords,
  existsSql: (
    classId,
    since,
  ) => `exists (select from homework_targets x join homeworks h on h.id = x.homework_id
    where x.target = 'class' and x.target_id = ${classId} and h.created_at >= ${since})`,
}
