import type { Ctx } from '@school/kernel/server'
import { addSchoolMessage, isHeard } from '@school/olympiad-jury/server'
import type { SchoolMessage } from '../../contract/school-desk.ts'
import { refuse } from '../refuse.ts'
import { accessSchoolDesk } from './access.ts'
import { countSolving, listMessages } from './message-queries.ts'

/** @throws what `accessSchoolDesk` throws */
export async function readMessages(ctx: Ctx, stageId: number): Promise<SchoolMessage[]> {
  const { place } = await accessSchoolDesk(ctx, stageId)
  return listMessages(ctx.sql, { stageId, schoolId: place.id })
}

/**
 * Sends a message of the school to its pupils who are solving now. The jury sees it and the protocol keeps it, so that a hint cannot stay
 * hidden.
 * @throws what `accessSchoolDesk` throws, questions_closed, grade_not_here, nobody_solves
 */
export async function messageOwnPupils(
  ctx: Ctx,
  stageId: number,
  said: { text: string; gradeIndex: number | null },
): Promise<void> {
  const { stage, place } = await accessSchoolDesk(ctx, stageId)
  if (!(await isHeard(ctx, stage))) throw refuse('questions_closed')
  const { gradeIndex } = said
  if (gradeIndex !== null && !stage.grades.some((grade) => grade.gradeIndex === gradeIndex))
    throw refuse('grade_not_here')
  const of = { stageId, schoolId: place.id }
  if ((await countSolving(ctx.sql, { ...of, gradeIndex, now: ctx.now })) === 0) throw refuse('nobody_solves')
  await addSchoolMessage(ctx, of, said)
}
