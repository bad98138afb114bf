import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { type HomeworkSeed, seedHomeworks } from '@school/homeworks/server'
import { type PostingSeed, seedPostings } from '@school/rewards/server'
import type { Rubric } from '@school/tasks/server'
import { workSeeds } from '@school/works/server'
import { scoreOf, untouched, withoutTriesLeft } from '@school/work-rules/server'
import { dayMs, minuteMs } from './calendar.ts'
import { Chance } from './chance.ts'
import {
  judgedAnswers,
  ofPupil,
  type Proofs,
  type Step,
  stepsOfPupil,
  type StudiedTask,
} from './curriculum.ts'
import { drawFate, stepsTo } from './fate.ts'
import { type HomeworkPlan, homeworkPlans } from './homework-plans.ts'
import { solve } from './solving.ts'

const school = 'svetloborsk-7'
const tries = 3

interface SetRow extends Omit<StudiedTask, 'right' | 'wrong'> {
  setKey: string
  setId: number
  disciplineId: number
  rubric: Rubric
}

/** The tasks of every set of the library, with what pupils answer to them. */
async function listSets(unit: Unit, proofs: Proofs) {
  const { rows } = await unit.sql.query<SetRow>({
    text: `select s.key as "setKey", s.id as "setId", s.discipline_id as "disciplineId", t.id, t.key, t.difficulty,
        t.available_xp as "availableXp", jsonb_array_length(t.hints) as "hintsTotal", t.rubric, t.recipe
      from homework_sets s join work_tasks wt on wt.work_id = s.work_id join tasks t on t.id = wt.task_id
      where s.retired_at is null order by s.key, wt.position`,
  })
  return new Map(
    [...Map.groupBy(rows, ({ setKey }) => setKey)].map(([key, own]) => [
      key,
      {
        id: own[0]!.setId,
        disciplineId: own[0]!.disciplineId,
        tasks: own.map(({ rubric, ...task }) => ({
          ...task,
          ...judgedAnswers(rubric, proofs.get(task.key)),
        })),
      },
    ]),
  )
}

/** XP of a task is paid once, wherever it was solved first. */
async function findPaid(unit: Unit): Promise<Set<string>> {
  const { rows } = await unit.sql.query<{ cause: string }>({
    text: `select distinct user_id || ':' || source_id as cause from reward_transactions where source_type = 'task'`,
  })
  return new Set(rows.map(({ cause }) => cause))
}

/** No more than the rules allow: the last of the tries stays, the first mistakes go. */
function withinTries(steps: readonly Step[]): readonly Step[] {
  const answers = steps.filter(({ kind }) => kind === 'answer')
  const givesUp = steps.some(({ kind }) => kind === 'give_up')
  const extra = new Set(answers.slice(0, Math.max(0, answers.length - (givesUp ? tries - 1 : tries))))
  return steps.filter((step) => !extra.has(step))
}

interface Made {
  attempts: workSeeds.AttemptSeed[]
  postings: PostingSeed[]
}

/** One pupil at one homework from the hour when they sat down. */
function goThrough(
  pupil: { userId: number; ability: number; chance: Chance },
  work: { workId: number; tasks: readonly StudiedTask[] },
  time: { startedAt: Date; now: Date; isHandedIn: boolean },
  paid: Set<string>,
): Made {
  const { userId, ability, chance } = pupil
  let at = time.startedAt.getTime()
  const left = time.isHandedIn ? work.tasks.length : chance.whole(1, Math.max(1, work.tasks.length - 1))
  const own = work.tasks.map((task) => ofPupil(task, userId))
  const solvings = own.slice(0, left).flatMap((task) => {
    const steps = withinTries(
      stepsOfPupil(task, stepsTo(drawFate(ability, task.difficulty, chance), task, chance)),
    )
    const solving = solve(userId, task, steps, at, time.now, chance)
    if (!solving) return []
    at = solving.task.updatedAt.getTime()
    const cause = `${userId}:${task.id}`
    const isPaid = paid.has(cause)
    if (solving.postings.length > 0) paid.add(cause)
    const taskState = withoutTriesLeft({ tries }, { ...solving.task.taskState, ...(isPaid ? { xp: 0 } : {}) })
    return [{ task: { ...solving.task, taskState }, postings: isPaid ? [] : solving.postings }]
  })
  const score = scoreOf(
    own.map(({ id }) => {
      const seed = solvings.find(({ task }) => task.taskId === id)?.task
      const given = (seed?.answers ?? []).map(({ verdict }, index) => ({
        tryNumber: index + 1,
        share: verdict.share,
      }))
      const { hintsOpened, gaveUp } = seed?.taskState ?? untouched
      return { maxScore: 1, hintsOpened, gaveUp, tries: given }
    }),
  )
  const finishedAt = new Date(Math.min(at + minuteMs / 2, time.now.getTime()))
  const attempt: workSeeds.AttemptSeed = {
    userId,
    workId: work.workId,
    startedAt: time.startedAt,
    ...(time.isHandedIn ? { result: { finishedAt, ...score } } : {}),
    tasks: solvings.map(({ task }) => task),
  }
  return { attempts: [attempt], postings: solvings.flatMap(({ postings }) => postings) }
}

const ago = (now: Date, days: number): Date => new Date(Math.round(now.getTime() + days * dayMs))

/** The end of a day of the school, so many days from now. */
function endOf(now: Date, days: number): Date {
  const day = ago(now, days).toISOString().slice(0, 10)
  return new Date(`${day}T20:59:00Z`)
}

interface Taught {
  id: number
  title: string
}

async function listTaught(unit: Unit, teacherId: number): Promise<Map<string, number>> {
  const { rows } = await unit.sql.query<Taught>({
    text: `select c.id, c.name as title from class_members m join school_classes c on c.id = m.school_class_id
      where m.user_id = $1 and m.role = 'teacher'`,
    values: [teacherId],
  })
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** An hour of the afternoon: at six by Moscow; from five on, in an hour; late in the evening, tomorrow at six. */
function nextLesson(now: Date) {
  const hour = 60 * minuteMs
  const six = endOf(now, 0).getTime() - 6 * hour + minuteMs
  const next = Math.ceil(now.getTime() / hour + 0.5) * hour
  const startsAt = next <= six ? six : next <= six + 3 * hour ? next : six + dayMs
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + hour) }
}

function seedOf(
  plan: HomeworkPlan,
  set: { id: number; disciplineId: number; tasks: readonly StudiedTask[] },
  {
    teacherId,
    mashaId,
    classIds,
    now,
  }: { teacherId: number; mashaId: number; classIds: number[]; now: Date },
): HomeworkSeed {
  const { givenDays, opensDays, softDays, hardDays, masha } = plan
  const word = { userId: mashaId, updatedAt: ago(now, -1) }
  return {
    key: plan.key,
    title: plan.title,
    intro: plan.intro,
    introHtml: plan.intro === '' ? '' : `<p>${plan.intro}</p>`,
    authorId: teacherId,
    disciplineId: set.disciplineId,
    setId: set.id,
    taskIds: set.tasks.slice(0, plan.tasks).map(({ id }) => id),
    rules: {
      opensAt: opensDays === undefined ? null : ago(now, opensDays).toISOString(),
      closesAt: hardDays === null ? null : endOf(now, hardDays).toISOString(),
      solution: plan.solution ?? 'after_solve',
    },
    softDeadlineAt: softDays === null ? null : endOf(now, softDays),
    createdAt: ago(now, givenDays ?? -1),
    publishedAt: givenDays === null ? null : ago(now, givenDays),
    archivedAt: plan.isArchived ? ago(now, -20) : null,
    classIds,
    userIds: [],
    webinar: plan.webinar === undefined ? null : { title: plan.webinar, ...nextLesson(now) },
    copies:
      masha === 'returned'
        ? [
            {
              ...word,
              mark: null,
              comment: 'Маша, в последней задаче проверь знак.',
              returnedAt: word.updatedAt,
            },
          ]
        : masha === 'done'
          ? [{ ...word, mark: 5, comment: 'Очень аккуратно!', returnedAt: null }]
          : [],
  }
}

/** Gives the classes of the demo teacher homeworks in every state, and lets pupils do them. */
export async function seedHomeworkOfClasses(
  unit: Unit,
  classes: readonly PeopledClass[],
  accounts: ReadonlyMap<string, number>,
  proofs: Proofs,
  now: Date,
): Promise<void> {
  const teacherId = accounts.get('teacher')
  const mashaId = accounts.get('pupil')
  const sets = await listSets(unit, proofs)
  if (teacherId === undefined || mashaId === undefined || sets.size === 0) return
  const taught = await listTaught(unit, teacherId)
  const plans = homeworkPlans.filter(({ set }) => sets.has(set))
  const seeds = plans.map((plan) => {
    const classIds = plan.classes.map((title) => taught.get(title)!)
    return seedOf(plan, sets.get(plan.set)!, { teacherId, mashaId, classIds, now })
  })
  const workIds = await seedHomeworks(unit, seeds)
  const paid = await findPaid(unit)
  const made = plans.flatMap((plan, index) => {
    const work = { workId: workIds[index]!, tasks: sets.get(plan.set)!.tasks.slice(0, plan.tasks) }
    return doneBy(plan, work, classes, mashaId, now, paid)
  })
  await workSeeds.attempts(
    unit,
    made.flatMap(({ attempts }) => attempts),
  )
  await seedPostings(
    unit,
    made.flatMap(({ postings }) => postings),
  )
}

interface GivenSet {
  workId: number
  key: string
  publishedAt: Date
  taskIds: number[]
  userIds: number[]
}

/** Two sets by level, each for its pupils; most have begun, Маша has it before her. */
export async function seedSetsByLevel(
  unit: Unit,
  proofs: Proofs,
  mashaId: number | undefined,
  now: Date,
): Promise<void> {
  const { rows } = await unit.sql.query<GivenSet>({
    text: `select h.work_id as "workId", w.key, h.published_at as "publishedAt",
        array(select task_id from work_tasks where work_id = h.work_id order by position) as "taskIds",
        array(select m.user_id from homework_targets t join class_members m on m.school_class_id = t.target_id and m.role = 'pupil'
          where t.homework_id = h.id and t.target = 'class' and m.user_id not in (
            select x.target_id from homework_targets x where x.homework_id = h.id and x.target = 'except')
          union select target_id from homework_targets where homework_id = h.id and target = 'user' order by 1) as "userIds"
      from homeworks h join works w on w.id = h.work_id where w.key in ('homework:demo/levels', 'homework:demo/levels-harder') and h.published_at is not null order by h.id`,
  })
  const tasks = new Map(
    [...(await listSets(unit, proofs)).values()].flatMap((set) => set.tasks.map((task) => [task.id, task])),
  )
  const paid = await findPaid(unit)
  const made = rows.flatMap(({ workId, key, publishedAt, taskIds, userIds }) => {
    const own = taskIds.flatMap((id) => tasks.get(id) ?? [])
    return userIds.flatMap((userId, index) => {
      if (userId === mashaId) return []
      const chance = new Chance('sets', key, index)
      if (!chance.isLucky(0.8)) return []
      const startedAt = new Date(publishedAt.getTime() + chance.between(0.1, 1.5) * dayMs)
      const time = { startedAt, now, isHandedIn: chance.isLucky(0.6) }
      return [goThrough({ userId, ability: 0.5 + chance.bell(), chance }, { workId, tasks: own }, time, paid)]
    })
  })
  await workSeeds.attempts(
    unit,
    made.flatMap(({ attempts }) => attempts),
  )
  await seedPostings(
    unit,
    made.flatMap(({ postings }) => postings),
  )
}

function doneBy(
  plan: HomeworkPlan,
  work: { workId: number; tasks: readonly StudiedTask[] },
  classes: readonly PeopledClass[],
  mashaId: number,
  now: Date,
  paid: Set<string>,
): Made[] {
  const given = plan.givenDays ?? 0
  const until = Math.min(-0.1, (plan.softDays ?? 0) + 1)
  const own = classes.filter((one) => one.school === school && plan.classes.includes(one.name))
  const pupils = own.flatMap(({ name, pupilIds }) =>
    pupilIds.map((userId, index) => ({ userId, name, index })),
  )
  const done = pupils.flatMap(({ userId, name, index }) => {
    const chance = new Chance('homework', plan.key, name, index)
    if (!chance.isLucky(plan.begun)) return []
    const time = {
      startedAt: ago(now, chance.between(given + 0.2, Math.max(given + 0.3, until))),
      now,
      isHandedIn: chance.isLucky(plan.submitted),
    }
    return [goThrough({ userId, ability: 0.5 + chance.bell(), chance }, work, time, paid)]
  })
  if (!plan.masha) return done
  const chance = new Chance('homework', plan.key, 'pupil')
  const time = { startedAt: ago(now, given + 1.2), now, isHandedIn: plan.masha === 'done' }
  return [
    ...done,
    goThrough({ userId: mashaId, ability: plan.masha === 'done' ? 2 : 0.4, chance }, work, time, paid),
  ]
}
