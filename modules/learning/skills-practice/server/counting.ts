import type { Ctx } from '@school/kernel/server'
import type { TaskStatus } from '@school/tasks/contract'
import type { SolvedAct } from '@school/work-rules/server'
import type { PracticeOutcome } from '../contract/mastery.ts'
import { listSkills, saveMastery } from './queries.ts'
import { afterCheck, afterPractice } from './rules/mastery.ts'
import { isCheck } from './rules/session.ts'
import { type GivenRow, saveOutcome, type SessionRow } from './session-queries.ts'

/** Outcomes by status of a judged task; with any other status it may still be answered and does not count yet. */
const outcomes: Partial<Record<TaskStatus, PracticeOutcome>> = {
  solved: 'right',
  hinted: 'helped',
  partially: 'helped',
  failed: 'wrong',
}

/** Updates the level of the skill and stores the outcome in its session. */
export async function countAnswer(
  ctx: Ctx,
  session: SessionRow,
  given: GivenRow,
  { act, status, gainedXp: xp }: SolvedAct,
): Promise<void> {
  const outcome = act === 'give_up' ? 'gave_up' : outcomes[status]
  if (!outcome) return
  const skill = (await listSkills(ctx.sql, session.userId)).find(({ id }) => id === given.skillId)
  // A skill removed from the content since has no level to update.
  const after = !skill
    ? null
    : isCheck(session.mode)
      ? afterCheck(skill, outcome, skill, ctx.now)
      : afterPractice(skill, outcome, skill)
  if (after) await saveMastery(ctx.sql, session.userId, given.skillId, after, outcome === 'right', ctx.now)
  await saveOutcome(
    ctx.sql,
    session.id,
    given.position,
    { outcome, after: after?.level ?? given.before, xp },
    ctx.now,
  )
}
