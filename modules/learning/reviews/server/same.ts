import type { Ctx } from '@school/kernel/server'
import { variantOf } from '@school/tasks/server'
import { variantNumber } from '@school/work-rules/server'
import { sameMax } from '../contract/reviewed-answer.ts'
import type { AnswerToCheck } from './access.ts'
import { isInScopeSql, isOpenForSql, queuedFrom, type ReviewScope } from './queue.ts'

export interface SameAnswer {
  id: number
  attemptId: number
}

type Row = SameAnswer & { userId: number; number: number }

const inOneLine = (text: string) => `btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`

/** Text of an answer without photographs, which have to be checked one by one. */
const wordsOf = ({ response }: AnswerToCheck): string | null => {
  if (response.kind === 'essay') return response.text.trim() || null
  return response.kind === 'file' && response.files.length === 0 ? response.text?.trim() || null : null
}

/** Pending answers with the same text to the same question; those on other desks and under appeal are excluded. */
export async function listSame(
  ctx: Ctx,
  { viewerId, pupilIds, jury }: ReviewScope,
  review: AnswerToCheck,
): Promise<SameAnswer[]> {
  const words = wordsOf(review)
  if (words === null || review.state !== 'waiting' || review.appealText !== null) return []
  const { rows } = await ctx.sql.query<Row>({
    name: 'list_same_answers',
    text: `select r.id, r.attempt_id as "attemptId", a.user_id as "userId", a.number
      from ${queuedFrom}, lateral (
        select coalesce(
          (select response from answers n where n.attempt_id = r.attempt_id and n.task_id = r.task_id and n.try_number = r.try_number),
          (select response from answer_drafts d where d.attempt_id = r.attempt_id and d.task_id = r.task_id)
        ) as response
      ) said
      where r.state = 'waiting' and r.task_id = $3 and r.id <> $4 and ${isInScopeSql(jury, '$1', '$2')} and ${isOpenForSql('$2')}
        and ap.id is null and (r.taken_by is null or r.taken_by = $2 or r.taken_until <= $5)
        and coalesce(jsonb_array_length(said.response -> 'files'), 0) = 0
        and ${inOneLine(`said.response ->> 'text'`)} = ${inOneLine('$6::text')}
      order by r.attempt_id, r.id limit ${sameMax}`,
    values: [pupilIds, viewerId, review.taskId, review.id, ctx.now, words],
  })
  const asked = JSON.stringify(review.task.question)
  return rows.filter(({ userId, number }) => {
    const { question } = variantOf(review.task, variantNumber(userId, review.taskId, number, 0))
    return JSON.stringify(question) === asked
  })
}
