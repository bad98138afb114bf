import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { readTaskAppeals } from '@school/reviews/server'
import type { ExamSolution } from '../contract/index.ts'
import { accessSolved } from './access.ts'
import { primaryOf } from './rules/grade.ts'
import { appealUntil } from './rules/paper.ts'

const refuse = refusals(workErrors)

/** One task of the viewer's finished attempt. @throws task_not_found and as `accessSolved` */
export async function readSolution(
  ctx: Ctx,
  { examRehearsalId, taskId }: { examRehearsalId: number; taskId: number },
  attemptNumber: number | undefined,
): Promise<ExamSolution> {
  const { rehearsal, judged, solved } = await accessSolved(ctx, examRehearsalId, attemptNumber, taskId)
  const official = solved && rehearsal.paper.tasks[solved.position - 1]
  if (!solved || !official) throw refuse('task_not_found')
  const { id, position, title, status, question, answer: given, solution } = solved
  const shared = rehearsal.paper.sharedTexts.find(({ from, to }) => position >= from && position <= to)
  const until = judged && appealUntil(question.kind, judged.judgedAt)
  return {
    id,
    number: position,
    title,
    status,
    points: primaryOf(given?.verdict?.share ?? 0, official.points),
    maxPoints: official.points,
    sharedHtml: shared?.html ?? null,
    question,
    answer: given,
    solution,
    appealing:
      judged && (await readTaskAppeals(ctx, { attemptId: judged.id, taskId: id, until, isMine: true })),
  }
}
