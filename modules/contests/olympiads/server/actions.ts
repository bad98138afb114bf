import { randomInt } from 'node:crypto'
import { type Ctx, refusals } from '@school/kernel/server'
import { olympiadErrors } from '../contract/errors.ts'
import { findEntrant } from './admission.ts'
import { accessStage } from './access.ts'
import {
  type CodeRow,
  findOwnSchool,
  listSchoolCodes,
  lockGuesses,
  saveGuesses,
  takeSeat,
} from './code-queries.ts'
import {
  findParticipation,
  lockParticipation,
  listParticipations,
  listStages,
  type ParticipationRow,
  type StageRow,
} from './queries.ts'
import { afterGuess, codeLength, gradeRefusal, guessLimit } from './rules/index.ts'
import { codeLetters, plainCode } from '../contract/codes.ts'
import { stateOf } from '../contract/stage-times.ts'
import { gradesOf, standingOf } from './standing.ts'

const refuse = refusals(olympiadErrors)

export interface Entering {
  gradeIndex: number
  code?: string | null | undefined
  isVirtual: boolean
}

/** A wrong code is a result, not an error: an error would roll back the count of guesses. */
export type Entered = { participation: ParticipationRow } | { guessesLeft: number }

async function insertParticipation(
  ctx: Ctx,
  stage: StageRow,
  { gradeIndex, isVirtual }: Entering,
  codeId: number | null,
): Promise<Entered> {
  const grade = stage.grades.find((other) => other.gradeIndex === gradeIndex)!
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'insert_olympiad_participation',
    // `for share` conflicts with the lock of `holdStage`: a stage being cancelled accepts no new participants, so all of them are notified.
    text: `with stage as (select id from olympiad_stages where id = $1 and cancelled_at is null for share), made as (
        insert into olympiad_participations (stage_id, user_id, grade_index, is_virtual, work_id, code_id, registered_at)
        select stage.id, $2, $3, $4, $5, $6, $7 from stage on conflict do nothing returning id
      ) select id from made union all select id from olympiad_participations where stage_id = $1 and user_id = $2 and is_virtual = $4`,
    values: [
      stage.id,
      ctx.viewer.id,
      gradeIndex,
      isVirtual,
      isVirtual ? grade.practiceWorkId : grade.workId,
      codeId,
      ctx.now,
    ],
  })
  if (!rows[0]) throw refuse('stage_not_found')
  return { participation: (await findParticipation(ctx.sql, rows[0].id))! }
}

/** Before the tasks are opened the grade may be changed. */
async function changeGrade(
  ctx: Ctx,
  stage: StageRow,
  mine: ParticipationRow,
  gradeIndex: number,
): Promise<Entered> {
  if (mine.gradeIndex === gradeIndex) return { participation: mine }
  await lockParticipation(ctx.sql, mine.id, ctx.viewer.id)
  // After the lock: another tab may have started the attempt meanwhile, so its tasks are known.
  if ((await findParticipation(ctx.sql, mine.id))?.startedAt) throw refuse('already_begun')
  const grade = stage.grades.find((other) => other.gradeIndex === gradeIndex)!
  await ctx.sql.query({
    name: 'change_olympiad_grade',
    text: 'update olympiad_participations set grade_index = $2, work_id = $3 where id = $1',
    values: [mine.id, gradeIndex, mine.isVirtual ? grade.practiceWorkId : grade.workId],
  })
  return { participation: (await findParticipation(ctx.sql, mine.id))! }
}

async function enterByCode(ctx: Ctx, stage: StageRow, entering: Entering): Promise<Entered> {
  const code = plainCode(entering.code ?? '')
  if (code === '') throw refuse('code_needed')
  const before = await lockGuesses(ctx.sql, stage.id, ctx.viewer.id)
  // After the lock: a concurrent call of the same person may have entered meanwhile.
  const [parallel] = await listParticipations(ctx.sql, ctx.viewer.id, [stage.olympiadId]).then((all) =>
    all.filter((mine) => mine.stageId === stage.id && !mine.isVirtual),
  )
  if (parallel) return { participation: parallel }
  const { guesses, isRefused } = afterGuess(before, ctx.now)
  if (isRefused) throw refuse('too_many_guesses')
  const seat = await takeSeat(ctx.sql, stage.id, code)
  if (seat?.isFull) throw refuse('code_used_up')
  await saveGuesses(ctx.sql, stage.id, ctx.viewer.id, { guesses: seat ? 0 : guesses, guessedAt: ctx.now })
  if (!seat && guesses === guessLimit) ctx.security('excess_rate_limit_exceeded', { reason: 'codes' })
  return seat ? insertParticipation(ctx, stage, entering, seat.id) : { guessesLeft: guessLimit - guesses }
}

/** Out of the contest: for anybody who did not take part, in any grade. */
async function enterPractice(
  ctx: Ctx,
  stage: StageRow,
  official: ParticipationRow | null,
  practice: ParticipationRow | null,
  entering: Entering,
): Promise<Entered> {
  if (!gradesOf(stage).includes(entering.gradeIndex)) throw refuse('grade_not_here')
  if (stage.publishedAt === null) throw refuse('practice_closed')
  if (official?.startedAt) throw refuse('practice_needless')
  if (practice) return changeGrade(ctx, stage, practice, entering.gradeIndex)
  return insertParticipation(ctx, stage, entering, null)
}

/** Enters a stage, or changes the grade before the start. @throws the errors of `enterStage` in the contract */
export async function enterStage(ctx: Ctx, stageId: number, entering: Entering): Promise<Entered> {
  const { stage, olympiad } = await accessStage(ctx, stageId)
  const [facts, stages, participations] = await Promise.all([
    findEntrant(ctx),
    listStages(ctx.sql, [olympiad.id]),
    listParticipations(ctx.sql, ctx.viewer.id, [olympiad.id]),
  ])
  const standing = standingOf({ viewer: ctx.viewer, facts, participations }, stage, stages, ctx.now)
  const { step, official, practice } = standing
  if (entering.isVirtual) return enterPractice(ctx, stage, official, practice, entering)
  if (ctx.viewer.kind !== 'pupil' || ctx.viewer.isParent) throw refuse('only_pupils')
  const wrongGrade = gradeRefusal(gradesOf(stage), facts.gradeIndex, entering.gradeIndex)
  if (wrongGrade) throw refuse(wrongGrade)
  const isEntryOpen =
    ['announced', 'running'].includes(stateOf(stage, ctx.now)) && olympiad.retiredAt === null
  if (!isEntryOpen) throw refuse('entry_closed')
  if (official) return changeGrade(ctx, stage, official, entering.gradeIndex)
  if (step === 'closed_above') throw refuse('stage_closed_above')
  if (step === 'needs_trial') throw refuse('trial_needed')
  if (step === 'needs_result') throw refuse('result_needed')
  return step === 'needs_code'
    ? enterByCode(ctx, stage, entering)
    : insertParticipation(ctx, stage, entering, null)
}

/** Default number of seats: three classes of a grade and a reserve. */
export const seatsOfSchool = 120

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Creates the code of a school for a stage unless it exists. */
export async function insertCode(ctx: Ctx, stageId: number, organizationId: number): Promise<void> {
  const { rowCount } = await ctx.sql.query({
    name: 'issue_olympiad_code',
    text: `insert into olympiad_codes (stage_id, organization_id, code, seats, issued_at) values ($1, $2, $3, $4, $5)
      on conflict (stage_id, organization_id) do nothing`,
    values: [stageId, organizationId, newCode(), seatsOfSchool, ctx.now],
  })
  if (rowCount === 1)
    ctx.security('privilege_permissions_changed', { reason: 'granted', ids: { organizationId } })
}

/**
 * Code of the teacher’s school for a stage, created on the first request.
 * @throws stage_not_found, codes_needless, entry_closed, school_unknown
 */
export async function issueCode(ctx: Ctx, stageId: number): Promise<CodeRow> {
  const { stage } = await accessStage(ctx, stageId)
  if (stage.entry !== 'code') throw refuse('codes_needless')
  const school = await findOwnSchool(ctx.sql, ctx.viewer.id)
  if (!school) throw refuse('school_unknown')
  if (!['announced', 'running'].includes(stateOf(stage, ctx.now))) throw refuse('entry_closed')
  await insertCode(ctx, stageId, school.id)
  const [row] = await listSchoolCodes(ctx.sql, [school.id], [stageId])
  return row!
}
