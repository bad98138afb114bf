import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import {
  type ParticipationSeed,
  publishDueStages,
  seedDisqualification,
  seedCodes,
  seedParticipations,
} from '@school/olympiads/server'
import { type PostingSeed, seedPostings } from '@school/rewards/server'
import type { Rubric } from '@school/tasks/server'
import { seedPresence } from '@school/monitoring/server'
import { workSeeds } from '@school/works/server'
import type { WorkRules } from '@school/work-rules/server'
import { dayMs, minuteMs } from './calendar.ts'
import { Chance } from './chance.ts'
import { judgedAnswers, type Proofs, type StudiedTask } from './curriculum.ts'
import { asJudgedThen, seedKeyPutRight } from './earlier-key.ts'
import { giveForOutage } from './exams.ts'
import { runningNow, savedBy } from './running.ts'
import { goThrough } from './trainings.ts'

export interface Contest {
  /** `olympiad/stage`, for chance. */
  name: string
  stageId: number
  kind: string
  gradeIndex: number
  opensAt: Date
  closesAt: Date
  resultsAt: Date | null
  workId: number
  rules: WorkRules
  tasks: StudiedTask[]
}

interface Row extends Omit<Contest, 'tasks'>, Omit<StudiedTask, 'right' | 'wrong'> {
  rubric: Rubric
}

/** Every grade of every stage with its tasks. */
export async function listContests(unit: Unit, proofs: Proofs): Promise<Contest[]> {
  const { rows } = await unit.sql.query<Row>({
    text: `select o.key || '/' || s.key as name, s.id as "stageId", s.kind, g.grade_index as "gradeIndex", s.opens_at as "opensAt",
        s.closes_at as "closesAt", s.results_at as "resultsAt", g.work_id as "workId", w.rules,
        t.id, t.key, t.difficulty, t.available_xp as "availableXp", jsonb_array_length(t.hints) as "hintsTotal", t.rubric
      from olympiads o join olympiad_stages s on s.olympiad_id = o.id join olympiad_grades g on g.stage_id = s.id
      join works w on w.id = g.work_id and w.rules is not null join work_tasks wt on wt.work_id = w.id join tasks t on t.id = wt.task_id
      order by o.position, s.position, g.grade_index, wt.position`,
  })
  return [...Map.groupBy(rows, ({ workId }) => workId).values()].map((own) => ({
    ...own[0]!,
    tasks: own.map(({ rubric, ...task }) => ({
      ...task,
      ...asJudgedThen(task.key, rubric, judgedAnswers(rubric, proofs.get(task.key))),
    })),
  }))
}

/** How many of the pupils of a grade come: nearly all to what is over, some to what is still open. */
const turnout = ({ kind, closesAt }: Contest, now: Date): number => {
  if (kind === 'trial') return 0.4
  return closesAt < now ? 0.88 : 0.3
}

/** A few pupils choose a higher grade. */
const gradeOf = (own: number, grades: readonly number[], chance: Chance): number =>
  chance.isLucky(0.04) && grades.includes(own + 1) ? own + 1 : own

/** In open olympiads many have submitted, some are solving now, and the rest have only registered so far. */
function savedOf(
  attempt: workSeeds.AttemptSeed,
  minutes: number,
  now: Date,
  chance: Chance,
): workSeeds.SavedSeed | null {
  const { startedAt, result } = attempt
  const fate = chance.whole(1, 10)
  if (fate > 7 || !result) return null
  if (fate === 7) return runningNow(attempt, minutes, now, chance)
  return savedBy(attempt, { startedAt, finishedAt: result.finishedAt, minutes }, now, chance)
}

/** The light went out in a school, and somebody works slower than others. */
async function seedMoreTime(
  unit: Unit,
  contests: readonly Contest[],
  classes: readonly PeopledClass[],
  saved: readonly workSeeds.SavedSeed[],
  methodistId: number,
  now: Date,
): Promise<void> {
  const open = contests.filter(
    ({ kind, opensAt, closesAt }) => kind === 'main' && opensAt < now && now < closesAt,
  )
  const unlucky = classes.find(({ school, name }) => school === 'svetloborsk-7' && name === '7Б')
  if (open.length === 0 || !unlucky) return
  const workIds = open.map(({ workId }) => workId)
  const grantedAt = new Date(now.getTime() - 40 * minuteMs)
  await giveForOutage(unit, workIds, unlucky, methodistId, grantedAt)
  const slow = saved.find(({ finishedAt }) => finishedAt === null) ?? saved[0]
  if (slow)
    await workSeeds.accommodation(unit, { userId: slow.userId, kind: 'half', setBy: methodistId }, grantedAt)
}

/**
 * Enters the pupils in olympiads: in past ones with results and diplomas, in open trials with results, and in open ones that need
 * registration, in progress or submitted. The demo pupil has a diploma and has not entered anything that is open.
 */
export async function seedOlympiads(
  unit: Unit,
  classes: readonly PeopledClass[],
  accounts: ReadonlyMap<string, number>,
  proofs: Proofs,
  now: Date,
): Promise<void> {
  const participations: ParticipationSeed[] = []
  const attempts: workSeeds.AttemptSeed[] = []
  const saved: workSeeds.SavedSeed[] = []
  const postings: PostingSeed[] = []
  const contests = await listContests(unit, proofs)

  const add = (userId: number, contest: Contest, ability: number, chance: Chance) => {
    const { stageId, gradeIndex, workId, opensAt, closesAt, kind } = contest
    const minutes = contest.rules.minutes ?? 45
    const latest = Math.min(closesAt.getTime(), now.getTime()) - minutes * minuteMs
    const startedAt = new Date(Math.round(chance.between(opensAt.getTime(), latest)))
    const registeredAt = new Date(startedAt.getTime() - chance.whole(2, 600) * minuteMs)
    participations.push({ stageId, userId, gradeIndex, workId, registeredAt })
    const made = goThrough(userId, contest, startedAt, now, ability, chance)
    const isShown = kind === 'trial' || (contest.resultsAt !== null && contest.resultsAt <= now)
    if (!isShown) {
      saved.push(...[savedOf(made.attempt, minutes, now, chance)].filter((seed) => seed !== null))
      return
    }
    attempts.push(made.attempt)
    postings.push(...made.postings)
  }

  const stages = [...Map.groupBy(contests, ({ name }) => name)].filter(([, own]) => own[0]!.opensAt < now)
  for (const [name, own] of stages) {
    const grades = own.map(({ gradeIndex }) => gradeIndex)
    for (const schoolClass of classes) {
      if (!grades.includes(schoolClass.gradeIndex)) continue
      schoolClass.pupilIds.forEach((userId, index) => {
        const chance = new Chance('olympiad', name, schoolClass.school, schoolClass.name, index)
        const grade = gradeOf(schoolClass.gradeIndex, grades, chance)
        const contest = own.find(({ gradeIndex }) => gradeIndex === grade)!
        if (chance.isLucky(turnout(contest, now))) add(userId, contest, 0.1 + chance.bell(), chance)
      })
    }
  }
  const masha = accounts.get('pupil')
  for (const contest of contests)
    if (masha && contest.gradeIndex === 7 && contest.closesAt < now)
      add(masha, contest, 2.6, new Chance('olympiad', contest.name, 'pupil'))
  await seedParticipations(unit, participations)
  await seedCodes(unit, new Date(now.getTime() - 8 * 24 * 60 * minuteMs))
  await workSeeds.attempts(unit, attempts)
  await workSeeds.saved(unit, saved)
  // Some have been offline for a while, the rest stay online for the whole demo.
  await seedPresence(
    unit,
    saved
      .filter(({ finishedAt }) => finishedAt === null)
      .map(({ userId, workId }, index) => ({
        userId,
        workId,
        heardAt: new Date(now.getTime() + (index % 5 === 0 ? -4 * minuteMs : dayMs)),
      })),
  )
  await seedPostings(unit, postings)
  const methodist = accounts.get('methodist')
  if (methodist) await seedMoreTime(unit, contests, classes, saved, methodist, now)
  await publishDueStages({ sql: unit.sql, now })
  await seedKeyPutRight(unit, now)
  if (methodist)
    await seedDisqualification(Object.assign(unit, { now }), {
      decidedBy: methodist,
      reason: 'Решения слово в слово совпали с работой соседа',
      except: [...accounts.values()],
    })
}
