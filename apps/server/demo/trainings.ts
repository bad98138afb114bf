import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { type PostingSeed, seedPostings } from '@school/rewards/server'
import type { Rubric } from '@school/tasks/server'
import {
  afterAnswer,
  reasonOf,
  scoreOf,
  untouched,
  withoutTriesLeft,
  type WorkRules,
} from '@school/work-rules/server'
import { workSeeds } from '@school/works/server'
import { dayMs, minuteMs } from './calendar.ts'
import { Chance } from './chance.ts'
import { judgedAnswers, ofPupil, type Proofs, stepsOfPupil, type StudiedTask } from './curriculum.ts'
import { drawFate, stepsTo } from './fate.ts'
import { solve, type Solving } from './solving.ts'

/** A set of tasks that is gone through in attempts. */
export interface DemoSet {
  key: string
  workId: number
  grades: number[]
  rules: WorkRules
  tasks: StudiedTask[]
}

interface Row extends Omit<StudiedTask, 'right' | 'wrong'> {
  trainingKey: string
  workId: number
  grades: number[]
  rules: WorkRules
  rubric: Rubric
}

async function listTrainings(unit: Unit, proofs: Proofs): Promise<DemoSet[]> {
  const { rows } = await unit.sql.query<Row>({
    text: `select tr.key as "trainingKey", tr.work_id as "workId", tr.grades, w.rules, t.id, t.key, t.difficulty,
        t.available_xp as "availableXp", jsonb_array_length(t.hints) as "hintsTotal", t.rubric, t.recipe
      from trainings tr join works w on w.id = tr.work_id and w.rules is not null
      join work_tasks wt on wt.work_id = tr.work_id join tasks t on t.id = wt.task_id
      where t.kind not in ('file', 'essay')
      order by tr.position, wt.position`,
  })
  return [...Map.groupBy(rows, ({ trainingKey }) => trainingKey)].map(([key, own]) => ({
    key,
    workId: own[0]!.workId,
    grades: own[0]!.grades,
    rules: own[0]!.rules,
    tasks: own.map(({ rubric, ...task }) => ({ ...task, ...judgedAnswers(rubric, proofs.get(task.key)) })),
  }))
}

/** One answer without a hint, right or not; some tasks are left for later and never come. */
function answerOnce(
  userId: number,
  task: StudiedTask,
  rules: WorkRules,
  at: Date,
  ability: number,
  chance: Chance,
): Solving | null {
  if (chance.isLucky(0.04)) return null
  const isRight = drawFate(ability, task.difficulty, chance) === 'solved'
  const known = isRight ? task.right : task.wrong
  // A task with no wrong answer to choose from is left rather than missed.
  if (known.length === 0) return null
  const { response, verdict } = chance.pick(known)
  const taskState = withoutTriesLeft(rules, afterAnswer(untouched, verdict, task.availableXp))
  const seed: workSeeds.TaskSeed = {
    taskId: task.id,
    taskState,
    updatedAt: at,
    answers: [{ response, verdict, answeredAt: at }],
  }
  const cause = { reason: reasonOf(verdict), sourceType: 'task', sourceId: task.id }
  const posting = { userId, currency: 'xp', amount: taskState.xp, ...cause, createdAt: at } as const
  return { task: seed, postings: taskState.xp > 0 ? [posting] : [] }
}

/** One attempt from its start to its end. */
export function goThrough(
  userId: number,
  training: Pick<DemoSet, 'workId' | 'rules' | 'tasks'>,
  startedAt: Date,
  now: Date,
  ability: number,
  chance: Chance,
) {
  const { rules, workId } = training
  const tasks = training.tasks.map((task) => ofPupil(task, userId))
  let at = startedAt.getTime()
  const solvings = tasks.flatMap((task) => {
    if (rules.mode === 'exam') {
      at += Math.round((chance.between(0.4, 1) * (rules.minutes ?? 20) * minuteMs) / tasks.length)
      return answerOnce(userId, task, rules, new Date(at), ability, chance) ?? []
    }
    const fate = drawFate(ability, task.difficulty, chance)
    const solving = solve(userId, task, stepsOfPupil(task, stepsTo(fate, task, chance)), at, now, chance)
    at = solving?.task.updatedAt.getTime() ?? at
    return solving ?? []
  })
  const score = scoreOf(
    tasks.map(({ id, maxScore = 1 }) => {
      const seed = solvings.find(({ task }) => task.taskId === id)?.task
      const tries = (seed?.answers ?? []).map(({ verdict }, index) => ({
        tryNumber: index + 1,
        share: verdict.share,
      }))
      const { hintsOpened, gaveUp } = seed?.taskState ?? untouched
      return { maxScore, hintsOpened, gaveUp, tries }
    }),
  )
  const finishedAt = new Date(Math.min(at + minuteMs / 2, now.getTime()))
  const attempt: workSeeds.AttemptSeed = {
    userId,
    workId,
    startedAt,
    result: { finishedAt, ...score },
    tasks: solvings.map(({ task }) => task),
  }
  return { attempt, postings: solvings.flatMap(({ postings }) => postings) }
}

/** Lets a good half of the pupils of the right grades go through the trainings, so that ratings live. */
export async function seedTrainings(
  unit: Unit,
  classes: readonly PeopledClass[],
  accounts: ReadonlyMap<string, number>,
  proofs: Proofs,
  now: Date,
): Promise<void> {
  const attempts: workSeeds.AttemptSeed[] = []
  const postings: PostingSeed[] = []
  const add = (userId: number, training: DemoSet, daysAgo: number, ability: number, chance: Chance) => {
    const startedAt = new Date(Math.round(now.getTime() - daysAgo * dayMs))
    const made = goThrough(userId, training, startedAt, now, ability, chance)
    attempts.push(made.attempt)
    postings.push(...made.postings)
  }
  const trainings = await listTrainings(unit, proofs)
  for (const training of trainings) {
    for (const { school, name, gradeIndex, pupilIds } of classes) {
      if (!training.grades.includes(gradeIndex)) continue
      pupilIds.forEach((userId, index) => {
        const chance = new Chance('training', training.key, school, name, index)
        if (chance.isLucky(0.55)) add(userId, training, chance.between(1, 40), 0.4 + chance.bell(), chance)
      })
    }
  }
  const [first] = trainings
  const masha = accounts.get('pupil')
  if (first && masha) add(masha, first, 6, 1.2, new Chance('training', 'pupil'))
  await workSeeds.attempts(unit, attempts)
  await seedPostings(unit, postings)
}
