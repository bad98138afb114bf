import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { compareNames, dayIn } from '@school/texts'
import { mostActive } from '../contract/metric.ts'
import type { ObjectiveTab } from '../contract/objective.ts'
import type {
  ObjectiveProposal,
  ProposedTo,
  TeacherObjective,
  TeacherObjectives,
} from '../contract/teacher.ts'
import { refuse, todayOf } from './access.ts'
import { progressOf, standingsOf, type Standing } from './present.ts'
import { listOfProposals } from './queries.ts'
import { forecastOf } from './rules/forecast.ts'
import { nothing, percentReached } from './rules/measure.ts'
import { ownCan, stateOf } from './rules/state.ts'
import { says } from './ru.ts'
import {
  countOfTeacher,
  findOfTeacher,
  listNamesOfProposed,
  listOfTeacher,
  listProposals,
  measureTeacher,
  type ProposalRow,
  type TeacherRow,
} from './teacher-queries.ts'

const stepOf = ({ kind, schoolClassId }: TeacherRow): TeacherObjective['step'] => ({
  title: says.teacherSteps[kind],
  url:
    kind === 'olympiad'
      ? link(site.lms.teacherOlympiads)
      : kind === 'checking'
        ? link(site.lms.teacherChecking)
        : link(site.user.teacherSchoolClass, { id: schoolClassId! }),
})

/** Goals of teachers are counts: they are judged as the goals of tasks are. */
const aimOf = ({ target }: TeacherRow) => ({ metric: 'tasks' as const, target: Math.max(1, target) })

export interface TeacherStanding {
  row: TeacherRow
  presented: TeacherObjective
}

export async function standingsOfTeacher(ctx: Ctx, rows: readonly TeacherRow[]): Promise<TeacherStanding[]> {
  const measures = await measureTeacher(
    ctx.sql,
    rows.filter(({ state }) => state === 'active'),
  )
  return rows.map((row) => {
    const found = measures.get(row.id) ?? { amount: row.amount ?? 0, days: {} }
    const days = new Map(Object.entries(found.days).map(([day, done]) => [day, { done, right: done }]))
    const measure = { ...nothing, amount: found.amount, total: found.amount, days }
    const today = dayIn(ctx.now, row.zone)
    const aim = aimOf(row)
    const isReached = row.state === 'active' && percentReached(aim, measure) === 100
    const state = stateOf({ ...row, reachedAt: null }, isReached, today) as TeacherObjective['state']
    const { claim, move, archive } = ownCan({ state, movedAt: row.movedAt }, 0, false)
    const setOn = dayIn(row.setAt, row.zone)
    return {
      row,
      presented: {
        id: row.id,
        kind: row.kind,
        title: says.teacherTitle(row.kind, row.target, row.className),
        target: row.target,
        amount: found.amount,
        percent: state === 'claimed' ? 100 : percentReached(aim, measure),
        className: row.className,
        setOn,
        dueOn: row.dueOn,
        state,
        isMoved: row.movedAt !== null,
        forecast:
          state === 'active' ? forecastOf(aim, measure, { beganOn: setOn, today, dueOn: row.dueOn }) : null,
        closedAt: row.closedAt?.toISOString() ?? null,
        certificateUrl:
          row.certificateId === null
            ? null
            : link(site.lms.certificate, { user_id: row.userId, certificate_id: row.certificateId }),
        step: stepOf(row),
        can: { claim, move, archive },
      },
    }
  })
}

const urgency: Record<ProposedTo['state'], number> = {
  declined: 0,
  expired: 1,
  proposed: 2,
  active: 3,
  reached: 4,
  claimed: 5,
  archived: 6,
}

function presentProposal(
  { id, className, proposedAt }: ProposalRow,
  standings: readonly Standing[],
  names: ReadonlyMap<number, string>,
): ObjectiveProposal[] {
  const own = standings.filter(({ row }) => row.proposalId === id && names.has(row.id))
  const [first] = own
  if (!first) return []
  const countIn = (...states: ProposedTo['state'][]) =>
    own.filter(({ state }) => states.includes(state)).length
  return [
    {
      id,
      title: says.title(first.row),
      className,
      words: first.row.words,
      proposedAt: proposedAt.toISOString(),
      dueOn: first.row.dueOn,
      accepted: own.length - countIn('proposed', 'declined'),
      reached: countIn('reached', 'claimed'),
      declined: countIn('declined'),
      pupils: own
        .map((standing) => ({
          id: standing.row.id,
          name: names.get(standing.row.id)!,
          state: standing.state,
          progress: progressOf(standing),
          declineWords: standing.row.declineWords,
        }))
        .toSorted((a, b) => urgency[a.state] - urgency[b.state] || compareNames(a.name, b.name)),
      can: { withdraw: countIn('proposed') > 0 },
    },
  ]
}

async function readProposals(ctx: Ctx, isOver: boolean): Promise<ObjectiveProposal[]> {
  const proposals = await listProposals(ctx.sql, ctx.viewer.id, isOver)
  if (proposals.length === 0) return []
  const ids = proposals.map(({ id }) => id)
  const [rows, names] = await Promise.all([listOfProposals(ctx.sql, ids), listNamesOfProposed(ctx.sql, ids)])
  const standings = await standingsOf(ctx, rows)
  return proposals.flatMap((proposal) => presentProposal(proposal, standings, names))
}

export async function readTeacherObjectives(ctx: Ctx, tab: ObjectiveTab): Promise<TeacherObjectives> {
  const isOver = tab === 'completed'
  const [rows, counts, proposals] = await Promise.all([
    listOfTeacher(ctx.sql, ctx.viewer.id, isOver ? ['claimed', 'archived'] : ['active']),
    countOfTeacher(ctx.sql, ctx.viewer.id),
    readProposals(ctx, isOver),
  ])
  return {
    objectives: (await standingsOfTeacher(ctx, rows)).map(({ presented }) => presented),
    proposals,
    counts: { active: counts.active, completed: counts.over },
    today: todayOf(ctx),
    active: counts.active,
    can: { add: counts.active < mostActive },
  }
}

/** @throws teacher_objective_not_found */
export async function readTeacherObjective(ctx: Ctx, id: number): Promise<TeacherObjective> {
  const row = await findOfTeacher(ctx.sql, id, ctx.viewer.id)
  if (!row) throw refuse('teacher_objective_not_found')
  return (await standingsOfTeacher(ctx, [row]))[0]!.presented
}
