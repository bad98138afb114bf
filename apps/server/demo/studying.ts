import type { LessonViewSeed } from '@school/courses/server'
import type { PostingSeed } from '@school/rewards/server'
import type { workSeeds } from '@school/works/server'
import { dayMs, type Evening, minuteMs } from './calendar.ts'
import type { Chance } from './chance.ts'
import {
  ofPupil,
  stepsOfPupil,
  type StudiedCourse,
  type StudiedLesson,
  type StudiedTask,
} from './curriculum.ts'
import { drawFate, type Fate, stepsTo } from './fate.ts'
import { solve } from './solving.ts'

/** How somebody studies a course they are enrolled in. */
export interface Study {
  userId: number
  course: StudiedCourse
  enrolledAt: Date
  /** The class whose school has opened the course to it, as the cause of the access; `null` for pupils who enrolled themselves. */
  givenBy: string | null
  /** Around 0, from −3 to 3. */
  ability: number
  /** The part of the tasks that was taken up, 0–1. */
  share: number
  /** Days since the last activity. */
  idleDays: number
  tasksAtOnce: number
  /** Leaves nothing undone. */
  isThorough?: boolean
  /** Fixed outcomes of the tasks in turn, instead of random ones. */
  fates?: readonly Fate[]
}

export interface Trace {
  attempts: workSeeds.AttemptSeed[]
  postings: PostingSeed[]
  views: LessonViewSeed[]
}

type Item = { lesson: StudiedLesson; task: StudiedTask }

/** The tasks that were taken up, in order. */
function taken({ course, share, isThorough, fates }: Study, chance: Chance): Item[] {
  const all = course.lessons.flatMap((lesson) => lesson.tasks.map((task) => ({ lesson, task })))
  const begun = all.slice(0, Math.round(all.length * share))
  return isThorough || fates ? begun : begun.filter(() => !chance.isLucky(0.05))
}

/** Goes through a course on some of the evenings and moves their clocks on. */
export function studyCourse(study: Study, evenings: readonly Evening[], now: Date, chance: Chance): Trace {
  const items = taken(study, chance)
  const lastAt = now.getTime() - study.idleDays * dayMs
  const free = evenings.filter(({ at }) => at > study.enrolledAt.getTime() && at <= lastAt)
  const chosen = chance.some(free, Math.min(free.length, Math.ceil(items.length / study.tasksAtOnce)))
  const walk = new Walk(study, now, chance)
  chosen.forEach((evening, index) => {
    const from = Math.floor((index * items.length) / chosen.length)
    const to = Math.floor(((index + 1) * items.length) / chosen.length)
    walk.spend(evening, items.slice(from, to))
  })
  return walk.trace()
}

/** One pupil in one course: what they have opened and solved so far. */
class Walk {
  readonly #study: Study
  readonly #now: Date
  readonly #chance: Chance
  readonly #attempts = new Map<StudiedLesson, workSeeds.AttemptSeed>()
  readonly #views = new Map<StudiedLesson, LessonViewSeed>()
  readonly #postings: PostingSeed[] = []
  #done = 0

  constructor(study: Study, now: Date, chance: Chance) {
    this.#study = study
    this.#now = now
    this.#chance = chance
  }

  trace(): Trace {
    const attempts = [...this.#attempts.values()]
    return { attempts, postings: this.#postings, views: [...this.#views.values()] }
  }

  spend(evening: Evening, items: readonly Item[]): void {
    let lesson: StudiedLesson | undefined
    for (const item of items) {
      if (item.lesson !== lesson) this.#open(item.lesson, evening)
      lesson = item.lesson
      if (evening.at >= this.#now.getTime()) return
      this.#solve(item, evening)
    }
    evening.at += Math.round(this.#chance.between(2, 10) * minuteMs)
  }

  /** Watches and reads at first, glances at it afterwards. */
  #open(lesson: StudiedLesson, evening: Evening): void {
    if (evening.at >= this.#now.getTime()) return
    const openedAt = new Date(evening.at)
    const seen = this.#views.get(lesson)
    if (seen) {
      seen.lastOpenedAt = openedAt
      evening.at += Math.round(this.#chance.between(0.2, 1) * minuteMs)
      return
    }
    const watched = lesson.videoSeconds * (this.#chance.isLucky(0.75) ? 1 : this.#chance.between(0.2, 0.9))
    const read = lesson.readingMinutes * this.#chance.between(0.4, 1.1)
    const left = (this.#now.getTime() - evening.at) / 1000
    const watchedSeconds = Math.floor(Math.min(watched, left))
    this.#views.set(lesson, {
      userId: this.#study.userId,
      lessonId: lesson.id,
      firstOpenedAt: openedAt,
      lastOpenedAt: openedAt,
      watchedSeconds,
      videoPosition: watchedSeconds,
    })
    evening.at += Math.round(watchedSeconds * 1000 + read * minuteMs)
  }

  #solve({ lesson, task: shared }: Item, evening: Evening): void {
    const { userId } = this.#study
    const task = ofPupil(shared, userId)
    const steps = stepsOfPupil(task, stepsTo(this.#fate(task), task, this.#chance))
    const solving = solve(userId, task, steps, evening.at, this.#now, this.#chance)
    if (!solving) return
    const attempt = this.#attempts.get(lesson)
    if (attempt) attempt.tasks.push(solving.task)
    else this.#attempts.set(lesson, attemptOf(userId, lesson, solving.task))
    this.#postings.push(...solving.postings)
    evening.at = solving.task.updatedAt.getTime()
  }

  #fate(task: StudiedTask): Fate {
    const { fates, ability, isThorough } = this.#study
    const fate = fates?.[this.#done++ % fates.length] ?? drawFate(ability, task.difficulty, this.#chance)
    return isThorough && fate === 'abandoned' ? 'mended' : fate
  }
}

const attemptOf = (
  userId: number,
  lesson: StudiedLesson,
  task: workSeeds.TaskSeed,
): workSeeds.AttemptSeed => ({
  userId,
  workId: lesson.workId,
  startedAt: task.answers[0]?.answeredAt ?? task.updatedAt,
  tasks: [task],
})
