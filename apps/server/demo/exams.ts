import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { type PostingSeed, seedPostings } from '@school/rewards/server'
import { isCheckedByPerson } from '@school/tasks/contract'
import type { Rubric } from '@school/tasks/server'
import { workSeeds, extraTime } from '@school/works/server'
import type { WorkRules } from '@school/work-rules/server'
import { dayMs, minuteMs } from './calendar.ts'
import { Chance } from './chance.ts'
import { judgedAnswers, type Proofs, type StudiedTask } from './curriculum.ts'
import { runningNow } from './running.ts'
import { handedIn } from './exam-answers.ts'
import { type DemoSet, goThrough } from './trainings.ts'

interface Row extends Omit<StudiedTask, 'right' | 'wrong'> {
  setKey: string
  workId: number
  grades: number[]
  rules: WorkRules
  rubric: Rubric
}

export async function listExams(unit: Unit, proofs: Proofs): Promise<DemoSet[]> {
  const { rows } = await unit.sql.query<Row>({
    text: `select e.key as "setKey", e.work_id as "workId", e.grades, w.rules, t.id, t.key, t.difficulty,
        t.available_xp as "availableXp", jsonb_array_length(t.hints) as "hintsTotal", t.max_score as "maxScore", t.rubric, t.recipe
      from (
        select key, work_id, grades, position, 0 as kind from exam_rehearsals
        union all select key, work_id, array[grade], position, 1 from attestation_trainings
      ) e
      join works w on w.id = e.work_id and w.rules is not null
      join work_tasks wt on wt.work_id = e.work_id join tasks t on t.id = wt.task_id
      order by e.kind, e.position, wt.position`,
  })
  return [...Map.groupBy(rows, ({ setKey }) => setKey)].map(([key, own]) => ({
    key,
    workId: own[0]!.workId,
    grades: own[0]!.grades,
    rules: own[0]!.rules,
    tasks: own.map(({ rubric, ...task }) => ({
      ...task,
      ...(isCheckedByPerson(rubric.kind)
        ? handedIn(task.maxScore!)
        : judgedAnswers(rubric, proofs.get(task.key))),
    })),
  }))
}

interface HeroAttempt {
  account: string
  exam: string
  daysAgo: number
  ability: number
}

/** First attempts of the demo accounts; later ones are those of `exam-checking.ts`. */
const heroes: HeroAttempt[] = [
  { account: 'graduate', exam: 'ege-math-profile-2025', daysAgo: 44, ability: -0.7 },
  { account: 'pupil', exam: 'oge-math-2025', daysAgo: 5, ability: 0.2 },
  { account: 'pupil', exam: 'math-7', daysAgo: 12, ability: -0.4 },
]

/** Some pupils do not reach the extended tasks and leave them. */
const withoutSome = (exam: DemoSet, chance: Chance): DemoSet => ({
  ...exam,
  tasks: exam.tasks.map((task) =>
    (task.maxScore ?? 1) === 1 || chance.isLucky(0.45) ? task : { ...task, right: [], wrong: [] },
  ),
})

/** The short answers of an attempt: extended ones are written by hand. */
export const shortOf = (exam: DemoSet): DemoSet => ({
  ...exam,
  tasks: exam.tasks.map((task) => ((task.maxScore ?? 1) === 1 ? task : { ...task, right: [], wrong: [] })),
})

/** What was paid in a first attempt is not paid again. */
export const withoutXp = (attempt: workSeeds.AttemptSeed): workSeeds.AttemptSeed => ({
  ...attempt,
  tasks: attempt.tasks.map((task) => ({ ...task, taskState: { ...task.taskState, xp: 0 } })),
})

/** More time of some works for a class whose school was without light. */
export async function giveForOutage(
  unit: Unit,
  workIds: readonly number[],
  { pupilIds }: PeopledClass,
  grantedBy: number,
  at: Date,
): Promise<void> {
  const { rows } = await unit.sql.query<{ id: number }>({
    text: `select school_class_id as id from class_members where user_id = $1 and role = 'pupil'`,
    values: [pupilIds[0]],
  })
  const grant = {
    target: 'class' as const,
    targetId: rows[0]!.id,
    userIds: pupilIds,
    extraSeconds: 15 * 60,
    shiftSeconds: 0,
    reason: 'В школе отключали свет',
    grantedBy,
  }
  for (const workId of workIds) await extraTime.grant(unit, { workId, ...grant }, at)
}

/** The light went out in a school. */
async function seedMoreTime(
  unit: Unit,
  { workId, grades }: DemoSet,
  classes: readonly PeopledClass[],
  methodistId: number,
  now: Date,
): Promise<void> {
  const unlucky = classes.find(({ gradeIndex }) => grades.includes(gradeIndex))
  if (!unlucky) return
  await giveForOutage(unit, [workId], unlucky, methodistId, new Date(now.getTime() - 20 * minuteMs))
}

/**
 * Lets most pupils of the right grades write rehearsals and trials of attestations once, so that there is whom to compare with;
 * a few sit at them now.
 */
export async function seedExams(
  unit: Unit,
  classes: readonly PeopledClass[],
  accounts: ReadonlyMap<string, number>,
  proofs: Proofs,
  now: Date,
): Promise<void> {
  const attempts: workSeeds.AttemptSeed[] = []
  const postings: PostingSeed[] = []
  const add = (
    userId: number,
    exam: DemoSet,
    attemptNumber: number,
    daysAgo: number,
    ability: number,
    chance: Chance,
  ) => {
    const startedAt = new Date(Math.round(now.getTime() - daysAgo * dayMs))
    const made = goThrough(userId, withoutSome(exam, chance), startedAt, now, ability, chance)
    attempts.push({
      ...(attemptNumber === 1 ? made.attempt : withoutXp(made.attempt)),
      number: attemptNumber,
    })
    if (attemptNumber === 1) postings.push(...made.postings)
  }
  const exams = await listExams(unit, proofs)
  const saved: workSeeds.SavedSeed[] = []
  const heroIds = new Set(accounts.values())
  for (const exam of exams) {
    for (const { school, name, gradeIndex, pupilIds } of classes) {
      if (!exam.grades.includes(gradeIndex)) continue
      pupilIds.forEach((userId, index) => {
        const chance = new Chance('exam', exam.key, school, name, index)
        if (chance.isLucky(0.7)) {
          const daysAgo = chance.between(1, 50)
          const ability = 1.3 * chance.bell()
          add(userId, exam, 1, daysAgo, ability, chance)
          // Some of the eldest write it once more, a little better.
          if (daysAgo > 20 && gradeIndex === 9 && chance.isLucky(0.7))
            add(userId, exam, 2, daysAgo - 14, ability + 0.4, chance)
        } else if (chance.isLucky(0.2) && !heroIds.has(userId)) {
          const { attempt } = goThrough(userId, shortOf(exam), now, now, 1.3 * chance.bell(), chance)
          saved.push(runningNow(attempt, exam.rules.minutes ?? 60, now, chance))
        }
      })
    }
  }
  const begun = new Map<string, number>()
  for (const { account, exam: key, daysAgo, ability } of heroes) {
    const exam = exams.find((other) => other.key === key)
    const userId = accounts.get(account)
    if (!exam || !userId) continue
    const attemptNumber = (begun.get(account + key) ?? 0) + 1
    begun.set(account + key, attemptNumber)
    add(userId, exam, attemptNumber, daysAgo, ability, new Chance('exam', account, attemptNumber))
  }
  await workSeeds.attempts(unit, attempts)
  await workSeeds.saved(unit, saved)
  await seedPostings(unit, postings)
  const methodistId = accounts.get('methodist')
  if (methodistId && exams[0]) await seedMoreTime(unit, exams[0], classes, methodistId, now)
}
