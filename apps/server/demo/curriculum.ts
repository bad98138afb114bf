import type { Unit } from '@school/db'
import { isCheckedByPerson, type Response, type Verdict } from '@school/tasks/contract'
import {
  check,
  correctResponse,
  isVerdict,
  type KeyedTask,
  plainVariant,
  type Recipe,
  type Rubric,
} from '@school/tasks/server'
import { variantNumber } from '@school/work-rules/server'
import { slipsOf } from './slips.ts'

export interface JudgedResponse {
  response: Response
  verdict: Verdict
}

/** What a pupil does in a task. */
export type Step = { kind: 'answer'; judged: JudgedResponse } | { kind: 'hint' } | { kind: 'give_up' }

export interface StudiedTask {
  id: number
  key: string
  difficulty: number
  availableXp: number
  hintsTotal: number
  /** Whole points in an attempt; one by default. */
  maxScore?: number
  /** What pupils answer, right and not; neither is ever empty. */
  right: JudgedResponse[]
  wrong: JudgedResponse[]
  /** For a task whose numbers differ from pupil to pupil. */
  recipe?: Recipe | null
}

export interface StudiedLesson {
  id: number
  workId: number
  readingMinutes: number
  /** 0 without a video. */
  videoSeconds: number
  tasks: StudiedTask[]
}

export interface StudiedCourse {
  id: number
  key: string
  grades: number[]
  lessons: StudiedLesson[]
}

/** Answers by which authors prove their keys: the most lifelike right and wrong answers there are. */
export type Proofs = ReadonlyMap<string, KeyedTask['proof']>

const judge = (rubric: Rubric, responses: readonly Response[]): JudgedResponse[] =>
  responses.flatMap((response) => {
    const verdict = check(rubric, response)
    return isVerdict(verdict) ? [{ response, verdict }] : []
  })

/** What pupils answer to a task. */
export function judgedAnswers(rubric: Rubric, proof: KeyedTask['proof'] | undefined) {
  const all = judge(rubric, [correctResponse(rubric), ...(proof?.right ?? []), ...(proof?.wrong ?? [])])
  const right = all.filter(({ verdict }) => verdict.outcome === 'right')
  const wrong = all.filter(({ verdict }) => verdict.outcome !== 'right')
  const isProofEnough = wrong.length > 0 && (rubric.kind === 'short_text' || rubric.kind === 'number')
  const slips = isProofEnough ? [] : judge(rubric, slipsOf(rubric))
  return { right, wrong: [...wrong, ...slips.filter(({ verdict }) => verdict.outcome !== 'right')] }
}

/** The task with the numbers of a pupil. */
export function ofPupil(task: StudiedTask, userId: number): StudiedTask {
  const own = task.recipe && plainVariant(task.recipe, variantNumber(userId, task.id, 1, 0)).task
  return own ? { ...task, ...judgedAnswers(own.rubric, own.proof) } : task
}

/** Tasks that change their numbers after a wrong answer have only one try in the demo school. */
export function stepsOfPupil(task: StudiedTask, steps: readonly Step[]): readonly Step[] {
  return task.recipe?.again ? steps.filter(({ kind }) => kind === 'answer').slice(0, 1) : steps
}

interface Row {
  courseId: number
  courseKey: string
  grades: number[]
  lessonId: number
  workId: number
  readingMinutes: number
  videoSeconds: number
  id: number
  key: string
  difficulty: number
  availableXp: number
  hintsTotal: number
  rubric: Rubric
  recipe: Recipe | null
}

/** All that can be learned now, in the order in which it is learned. */
export async function listCurriculum(unit: Unit, proofs: Proofs): Promise<StudiedCourse[]> {
  const { rows } = await unit.sql.query<Row>({
    text: `select c.id as "courseId", c.key as "courseKey", c.grades, l.id as "lessonId", l.work_id as "workId",
        l.reading_minutes as "readingMinutes", coalesce(v.duration_seconds, 0)::float8 as "videoSeconds",
        t.id, t.key, t.difficulty, t.available_xp as "availableXp", jsonb_array_length(t.hints) as "hintsTotal", t.rubric, t.recipe
      from courses c
      join lessons l on l.course_id = c.id and l.retired_at is null
      left join videos v on v.id = l.video_id
      join work_tasks wt on wt.work_id = l.work_id
      join tasks t on t.id = wt.task_id
      where c.retired_at is null
      order by c.key, l.position, wt.position`,
  })
  const byCourse = Map.groupBy(rows, ({ courseId }) => courseId)
  return [...byCourse.values()].map((courseRows) => ({
    id: courseRows[0]!.courseId,
    key: courseRows[0]!.courseKey,
    grades: courseRows[0]!.grades,
    lessons: [...Map.groupBy(courseRows, ({ lessonId }) => lessonId).values()].map((lessonRows) =>
      lessonOf(lessonRows, proofs),
    ),
  }))
}

function lessonOf(rows: readonly Row[], proofs: Proofs): StudiedLesson {
  const { lessonId, workId, readingMinutes, videoSeconds } = rows[0]!
  // What a person checks is answered by those of `checking.ts`.
  const judged = rows.filter(({ rubric }) => !isCheckedByPerson(rubric.kind))
  const tasks = judged.map(({ id, key, difficulty, availableXp, hintsTotal, rubric, recipe }) => {
    const answers = judgedAnswers(rubric, proofs.get(key))
    return { id, key, difficulty, availableXp, hintsTotal, recipe, ...answers }
  })
  return { id: lessonId, workId, readingMinutes, videoSeconds, tasks }
}
