import { listedName, teacherName } from '@school/names/server'
import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import type { z } from 'zod'
import { mostProposed } from '../contract/metric.ts'
import type { ProposalBody, Proposed } from '../contract/teacher.ts'
import { accessOwnClass, accessProposal, refuse, todayOf } from './access.ts'
import { requireAim } from './aiming.ts'
import { listSame, listOfProposals } from './queries.ts'
import { says } from './ru.ts'
import { objectiveProposals } from './tables.ts'
import { notifyProposed } from './notify.ts'

interface PupilRow {
  id: number
  firstName: string
  lastName: string
  /** Goals that wait for the pupil's word. */
  proposed: number
}

/** Pupils of a class among these, kept from other proposals until the commit. */
async function listPupils({ sql }: Ctx, classId: number, userIds: readonly number[]): Promise<PupilRow[]> {
  const { rows } = await sql.query<PupilRow>({
    name: 'list_pupils_to_propose_to',
    text: `select u.id, u.first_name as "firstName", u.last_name as "lastName",
        (select count(*)::int from objectives where user_id = u.id and state = 'proposed') as proposed
      from class_members m join users u on u.id = m.user_id
      where m.school_class_id = $1 and m.role = 'pupil' and u.leaving_at is null and u.id = any($2::int[])
      order by u.id for no key update of u`,
    values: [classId, userIds],
  })
  return rows
}

/**
 * Proposes a goal to pupils of a class. Pupils who have such a goal already, or five proposals without an answer, are skipped.
 * @throws school_class_not_found, objective_pupil_not_found, errors of the aim
 */
export async function propose(
  ctx: Ctx,
  classId: number,
  { words, userIds, ...asked }: z.output<typeof ProposalBody>,
): Promise<Proposed> {
  await accessOwnClass(ctx, classId)
  const wanted = [...new Set(userIds)]
  const aim = await requireAim(ctx.sql, asked, todayOf(ctx))
  const pupils = await listPupils(ctx, classId, wanted)
  if (pupils.length < wanted.length) throw refuse('objective_pupil_not_found')
  const same = new Set(
    (await listSame(ctx.sql, wanted, aim, ['proposed', 'active'])).map(({ userId }) => userId),
  )
  const isPassedOver = ({ id, proposed }: PupilRow) => same.has(id) || proposed >= mostProposed
  const able = pupils.filter((pupil) => !isPassedOver(pupil))
  const passedOver = pupils.filter(isPassedOver).map(listedName)
  if (able.length === 0) return { proposed: 0, passedOver }
  const authorId = ctx.viewer.id
  const [proposal] = await ctx.db
    .insert(objectiveProposals)
    .values({ authorId, schoolClassId: classId, proposedAt: ctx.now })
    .returning({ id: objectiveProposals.id })
  await ctx.sql.query({
    name: 'propose_objectives',
    text: `insert into objectives (user_id, origin, author_id, proposal_id, metric, target, discipline_id, skill_id, exam, daily_minutes, due_on,
        words, state, set_at)
      select n, 'teacher', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'proposed', $12 from unnest($1::int[]) n`,
    values: [
      able.map(({ id }) => id),
      authorId,
      proposal!.id,
      aim.metric,
      aim.target,
      aim.disciplineId,
      aim.skillId,
      aim.exam,
      aim.dailyMinutes,
      aim.dueOn,
      words,
      ctx.now,
    ],
  })
  const goals = await listOfProposals(ctx.sql, [proposal!.id])
  await notifyProposed(ctx, goals, {
    title: says.title(goals[0]!),
    from: teacherName(userOf(ctx)!),
    authorId,
  })
  return { proposed: able.length, passedOver }
}

/** Those who have answered keep it. @throws objective_not_found */
export async function withdraw(ctx: Ctx, proposalId: number): Promise<void> {
  await accessProposal(ctx, proposalId)
  await ctx.sql.query({
    name: 'withdraw_objective_proposal',
    text: `delete from objectives where proposal_id = $1 and state = 'proposed'`,
    values: [proposalId],
  })
}
