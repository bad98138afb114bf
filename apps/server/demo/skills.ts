import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { type PostingSeed, seedPostings } from '@school/rewards/server'
import { type SeededAnswer, seedSkills, type SkillSeed } from '@school/skills-practice/server'
import { plainVariant, type Recipe, type Rubric } from '@school/tasks/server'
import {
  afterAnswer,
  afterHint,
  reasonOf,
  untouched,
  variantNumber,
  withoutTriesLeft,
  type WorkRules,
} from '@school/work-rules/server'
import { workSeeds } from '@school/works/server'
import { dayMs, minuteMs } from './calendar.ts'
import { Chance } from './chance.ts'
import { judgedAnswers, type Proofs } from './curriculum.ts'

interface PoolRow {
  skillId: number
  skillKey: string
  grade: number
  workId: number
  rules: WorkRules
  easiest: number
  hardest: number
  id: number
  key: string
  availableXp: number
  rubric: Rubric
  recipe: Recipe | null
}

/** Own tasks of skills, by skills; those of lessons are solved in lessons. */
async function listPools(unit: Unit): Promise<Map<string, PoolRow[]>> {
  const { rows } = await unit.sql.query<PoolRow>({
    text: `select s.id as "skillId", s.key as "skillKey", s.grade, s.work_id as "workId", w.rules, s.easiest, s.hardest,
        t.id, t.key, t.available_xp as "availableXp", t.rubric, t.recipe
      from skills s join works w on w.id = s.work_id and w.rules is not null join work_tasks wt on wt.work_id = s.work_id join tasks t on t.id = wt.task_id
      where t.key like 'skills/%' order by s.discipline_id, s.position, wt.position`,
  })
  return Map.groupBy(rows, ({ skillKey }) => skillKey)
}

type Letter = 'r' | 'w' | 'h'
/** How many days ago, what kind of session, and answers by skills: `r` right, `w` wrong, `h` with a hint. */
type Story = [daysAgo: number, mode: SkillSeed['mode'], answers: Record<string, string>]

/** The demo pupil: something of every level, something to be repeated, and a check that went not quite well. */
const mashasStory: Story[] = [
  [24, 'skill', { 'fractions.meaning': 'rrrrr' }],
  [21, 'skill', { 'decimals.operations': 'rrrrr' }],
  [19, 'skill', { 'spelling.checked-vowels': 'rrrrr' }],
  [17, 'skill', { 'fractions.add': 'rrrrr' }],
  [12, 'check', { 'fractions.meaning': 'r', 'decimals.operations': 'r', 'spelling.checked-vowels': 'r' }],
  [11, 'skill', { 'fractions.multiply': 'rrrrr' }],
  [10, 'skill', { 'numbers.negative': 'rrrrr' }],
  [8, 'ten_minutes', { 'percents.base': 'rwrrr', 'spelling.soft-sign': 'rrhrr' }],
  [7, 'skill', { 'measure.units': 'rrrrr' }],
  [5, 'ten_minutes', { 'expressions.brackets': 'rrwrr', 'kinematics.uniform': 'rwr' }],
  [3, 'ten_minutes', { 'equations.linear': 'rww', 'algebra.powers': 'hrw', 'spelling.ne-with-verbs': 'rr' }],
  [1, 'check', { 'fractions.add': 'r', 'numbers.negative': 'w' }],
]

class Practice {
  readonly attempts: workSeeds.AttemptSeed[] = []
  readonly postings: PostingSeed[] = []
  readonly sessions: SkillSeed[] = []
  readonly #pools: ReadonlyMap<string, PoolRow[]>
  readonly #proofs: Proofs

  constructor(pools: ReadonlyMap<string, PoolRow[]>, proofs: Proofs) {
    this.#pools = pools
    this.#proofs = proofs
  }

  /** One person's sessions; a task of a pool is met once. */
  add(userId: number, story: readonly Story[], now: Date, chance: Chance): void {
    const attempts = new Map<number, workSeeds.AttemptSeed>()
    for (const [daysAgo, mode, answers] of story) {
      const startedAt = new Date(Math.round(now.getTime() - daysAgo * dayMs))
      let at = startedAt.getTime()
      const given: SeededAnswer[] = []
      for (const [key, letters] of Object.entries(answers)) {
        for (const letter of letters as Iterable<Letter>) {
          at += Math.round(chance.between(0.4, 1.1) * minuteMs)
          const answer = this.#answer(userId, attempts, key, letter, new Date(at), chance)
          if (answer) given.push(answer)
        }
      }
      if (given.length > 0) this.sessions.push({ userId, mode, startedAt, answers: given })
    }
    this.attempts.push(...attempts.values())
  }

  #answer(
    userId: number,
    attempts: Map<number, workSeeds.AttemptSeed>,
    key: string,
    letter: Letter,
    at: Date,
    chance: Chance,
  ): SeededAnswer | null {
    const pool = this.#pools.get(key)
    if (!pool) return null
    const { workId, skillId } = pool[0]!
    const attempt = attempts.get(workId) ?? { userId, workId, startedAt: at, tasks: [] }
    attempts.set(workId, attempt)
    const task = pool[attempt.tasks.length]
    if (!task) return null
    const own = task.recipe && plainVariant(task.recipe, variantNumber(userId, task.id, 1, 0)).task
    const { right, wrong } = own
      ? judgedAnswers(own.rubric, own.proof)
      : judgedAnswers(task.rubric, this.#proofs.get(task.key))
    const { response, verdict } = chance.pick(letter === 'w' ? wrong : right)
    const before = letter === 'h' ? afterHint(untouched) : untouched
    const taskState = withoutTriesLeft(task.rules, afterAnswer(before, verdict, task.availableXp))
    const seed: workSeeds.TaskSeed = {
      taskId: task.id,
      taskState,
      updatedAt: at,
      answers: [{ response, verdict, answeredAt: at }],
    }
    attempt.tasks.push(seed)
    const cause = { reason: reasonOf(verdict), sourceType: 'task', sourceId: task.id }
    if (taskState.xp > 0)
      this.postings.push({ userId, currency: 'xp', amount: taskState.xp, ...cause, createdAt: at } as const)
    const outcome =
      taskState.status === 'solved' ? 'right' : taskState.status === 'failed' ? 'wrong' : 'helped'
    return { skillId, taskId: task.id, outcome, at, xp: taskState.xp }
  }
}

/** A pupil of a class: a few skills up to the own grade, as it comes. */
function drawStory(pools: readonly PoolRow[][], gradeIndex: number, chance: Chance): Story[] {
  const own = pools.filter(([first]) => first!.grade <= gradeIndex)
  const from = chance.between(8, 30)
  return Array.from({ length: chance.whole(2, 5) }, (_, index): Story => {
    const [first] = chance.pick(own)
    const ability = chance.between(0.5, 1)
    const letters = Array.from({ length: 5 }, () => (chance.isLucky(ability) ? 'r' : 'w')).join('')
    return [Math.max(0.2, from - index * 2), 'skill', { [first!.skillKey]: letters }]
  })
}

/** Lets the demo pupil and a good third of the pupils of grades 5–8 practise skills. */
export async function seedSkillPractice(
  unit: Unit,
  classes: readonly PeopledClass[],
  accounts: ReadonlyMap<string, number>,
  proofs: Proofs,
  now: Date,
): Promise<void> {
  const pools = await listPools(unit)
  const practice = new Practice(pools, proofs)
  const masha = accounts.get('pupil')
  if (masha) practice.add(masha, mashasStory, now, new Chance('skills', 'pupil'))
  for (const { school, name, gradeIndex, pupilIds } of classes) {
    if (gradeIndex < 5 || gradeIndex > 8) continue
    pupilIds.forEach((userId, index) => {
      const chance = new Chance('skills', school, name, index)
      if (userId === masha || !chance.isLucky(0.35)) return
      practice.add(userId, drawStory([...pools.values()], gradeIndex, chance), now, chance)
    })
  }
  await workSeeds.attempts(unit, practice.attempts)
  await seedPostings(unit, practice.postings)
  const bounds = [...pools.values()].map(([first]) => [first!.skillId, first!] as const)
  await seedSkills(unit, practice.sessions, new Map(bounds))
}
