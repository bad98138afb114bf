import {
  type SolutionRule,
  minutesFor,
  type ExtraLevel,
  type Level,
  type AssignedWork,
} from '@school/homeworks/contract'
import { addDays, cutText, daysBetween } from '@school/texts'
import { dayAfter, dayOf, endOfDay, hourOf, instantOf, morning } from '@school/forms'
import type * as z from 'zod'
import type { BankTask, HomeworkBody, ManagedHomework, TeachingOptions } from '../contract/managed.ts'
import type { AssignableWork } from '../contract/assignable.ts'
import type { ManagedWebinar } from '../contract/webinar.ts'

/** The state of the form: days with hours instead of instants, numbers as typed text. */
export interface Draft {
  title: string
  intro: string
  tasks: BankTask[]
  /** Assigned instead of tasks. */
  thing: AssignableDraft | null
  /** The form shows the choice of an assignable work instead of tasks. */
  isAssignable: boolean
  /** Sets other than the ordinary one, with their pupils. */
  levels: LevelDraft[]
  /** Limits of results by which pupils are divided, as typed. */
  harderFrom: string
  easierUnder: string
  schoolClassIds: number[]
  userIds: number[]
  exceptUserIds: number[]
  opensOn: string
  opensAt: string
  softOn: string
  softAt: string
  hardOn: string
  hardAt: string
  /** Empty is without limit. */
  tries: string
  solution: SolutionRule
  scale: [string, string, string]
  /** It belongs to a webinar. */
  webinar: WebinarDraft | null
  /** Published at once; otherwise it stays a draft. */
  isPublished: boolean
}

export type AssignableDraft = AssignedWork & { minutes: number }

export interface LevelDraft {
  level: ExtraLevel
  tasks: BankTask[]
  userIds: number[]
}

export interface WebinarDraft {
  title: string
  schoolClassId: number | null
  on: string
  at: string
  minutes: string
}

/** Minutes that the tasks take a pupil, estimated by their difficulty. */
export const minutesOfDraft = (tasks: readonly BankTask[]): number =>
  minutesFor(
    tasks.length,
    tasks.reduce((sum, { difficulty }) => sum + difficulty, 0),
  )

const usualLimits = { harderFrom: '80', easierUnder: '50' }
const usualSoftDays = 3
const usualHardDays = 10

/** The requested class, or the only existing one. */
export const emptyDraft = (
  { classes, serverNow, markScale }: Pick<TeachingOptions, 'classes' | 'serverNow' | 'markScale'>,
  classId: number | null = null,
): Draft => ({
  title: '',
  intro: '',
  tasks: [],
  thing: null,
  isAssignable: false,
  levels: [],
  ...usualLimits,
  schoolClassIds: classes.filter(({ id }) => id === classId || classes.length === 1).map(({ id }) => id),
  userIds: [],
  exceptUserIds: [],
  opensOn: '',
  opensAt: morning,
  softOn: dayAfter(serverNow, usualSoftDays),
  softAt: endOfDay,
  hardOn: dayAfter(serverNow, usualHardDays),
  hardAt: endOfDay,
  tries: '3',
  solution: 'after_solve',
  scale: markScale.map(String) as unknown as Draft['scale'],
  webinar: null,
  isPublished: true,
})

/** A homework of an assignable work; it gets its title, which the teacher may change. */
export const draftOfAssignable = ({
  id,
  kindTitle,
  title,
  url,
  minutes,
}: AssignableWork): Pick<Draft, 'title' | 'thing' | 'isAssignable'> => ({
  title: cutText(title, 80),
  thing: { id, kindTitle, title, url, minutes },
  isAssignable: true,
})

/** A lesson of an hour, tomorrow after school. */
export const emptyWebinar = ({ classes, serverNow }: TeachingOptions): WebinarDraft => ({
  title: '',
  schoolClassId: classes[0]?.id ?? null,
  on: dayAfter(serverNow, 1),
  at: '18:00',
  minutes: '60',
})

const minuteMs = 60_000

const webinarDraftOf = ({ title, schoolClassId, startsAt, endsAt }: ManagedWebinar): WebinarDraft => ({
  title,
  schoolClassId,
  on: dayOf(startsAt),
  at: hourOf(startsAt),
  minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs),
})

const webinarBodyOf = ({ title, schoolClassId, on, at, minutes }: WebinarDraft) => ({
  title,
  schoolClassId: schoolClassId ?? 0,
  startsAt: instantOf(on, at) ?? '',
  minutes: Number(minutes),
})

export const draftOf = (homework: ManagedHomework): Draft => ({
  title: homework.title,
  intro: homework.intro,
  tasks: homework.tasks,
  thing: homework.thing && { ...homework.thing, minutes: 0 },
  isAssignable: homework.thing !== null,
  levels: homework.levels,
  ...usualLimits,
  schoolClassIds: homework.schoolClassIds,
  userIds: homework.userIds,
  exceptUserIds: homework.exceptUserIds,
  opensOn: dayOf(homework.opensAt),
  opensAt: homework.opensAt === null ? morning : hourOf(homework.opensAt),
  softOn: dayOf(homework.softDeadlineAt),
  softAt: homework.softDeadlineAt === null ? endOfDay : hourOf(homework.softDeadlineAt),
  hardOn: dayOf(homework.hardDeadlineAt),
  hardAt: homework.hardDeadlineAt === null ? endOfDay : hourOf(homework.hardDeadlineAt),
  tries: homework.tries === null ? '' : String(homework.tries),
  solution: homework.solution,
  scale: homework.markScale.map(String) as unknown as Draft['scale'],
  webinar: homework.webinar && webinarDraftOf(homework.webinar),
  isPublished: true,
})

/**
 * A homework given again: its days move so that it begins today, its classes are the teacher's present ones with the same names,
 * and its pupils are those still in them.
 */
export function againOf(homework: ManagedHomework, { classes, serverNow }: TeachingOptions): Draft {
  const draft = draftOf(homework)
  const first = dayOf(homework.opensAt ?? homework.publishedAt)
  const days = first === '' ? 0 : Math.max(0, daysBetween(first, dayOf(serverNow)))
  const later = (day: string) => (day === '' ? '' : addDays(day, days))
  const titles = homework.classes.map(({ title }) => title)
  const chosen = classes.filter(
    ({ id, title }) => homework.schoolClassIds.includes(id) || titles.includes(title),
  )
  const here = new Set(chosen.flatMap(({ pupils }) => pupils.map(({ id }) => id)))
  const taught = new Set(classes.flatMap(({ pupils }) => pupils.map(({ id }) => id)))
  return {
    ...draft,
    schoolClassIds: chosen.map(({ id }) => id),
    userIds: draft.userIds.filter((id) => taught.has(id)),
    exceptUserIds: draft.exceptUserIds.filter((id) => here.has(id)),
    levels: draft.levels.map((set) => ({ ...set, userIds: set.userIds.filter((id) => taught.has(id)) })),
    opensOn: '',
    softOn: later(draft.softOn),
    hardOn: later(draft.hardOn),
    webinar: null,
  }
}

/** In the format of the endpoint. */
export const bodyOf = (draft: Draft): z.input<typeof HomeworkBody> => ({
  title: draft.title,
  intro: draft.intro,
  taskIds: draft.isAssignable ? [] : draft.tasks.map(({ id }) => id),
  thingId: draft.isAssignable ? (draft.thing?.id ?? null) : null,
  levels:
    draft.webinar || draft.isAssignable
      ? []
      : draft.levels.map(({ level, tasks, userIds }) => ({
          level,
          userIds,
          taskIds: tasks.map(({ id }) => id),
        })),
  schoolClassIds: draft.webinar ? [] : draft.schoolClassIds,
  userIds: draft.webinar ? [] : draft.userIds,
  exceptUserIds: draft.webinar ? [] : draft.exceptUserIds,
  opensAt: draft.webinar ? null : instantOf(draft.opensOn, draft.opensAt || morning),
  softDeadlineAt: instantOf(draft.softOn, draft.softAt || endOfDay),
  hardDeadlineAt: instantOf(draft.hardOn, draft.hardAt || endOfDay),
  tries: draft.tries === '' ? null : Number(draft.tries),
  solution: draft.solution,
  markScale: draft.scale.map(Number) as [number, number, number],
  isPublished: draft.isPublished,
  webinar: draft.webinar && webinarBodyOf(draft.webinar),
})

/** Form fields with other names than in the request. */
export const places = {
  taskIds: 'tasks',
  thingId: 'thing',
  opensAt: 'opensOn',
  softDeadlineAt: 'softOn',
  hardDeadlineAt: 'hardOn',
  markScale: 'scale',
  'webinar.startsAt': 'webinar.on',
}

/** The set of a pupil. */
export const levelIn = (sets: readonly LevelDraft[], userId: number): Level =>
  sets.find(({ userIds }) => userIds.includes(userId))?.level ?? 'b'

/** The sets with exactly these pupils. */
export const placedAs = (
  sets: readonly LevelDraft[],
  placed: readonly (readonly [userId: number, level: Level])[],
): LevelDraft[] =>
  sets.map((set) => ({
    ...set,
    userIds: placed.flatMap(([userId, level]) => (level === set.level ? [userId] : [])),
  }))

export const withLevelTasks = (sets: readonly LevelDraft[], level: Level, tasks: BankTask[]): LevelDraft[] =>
  sets.map((set) => (set.level === level ? { ...set, tasks } : set))

/** Adds missing tasks. */
export const withTasks = (tasks: readonly BankTask[], more: readonly BankTask[]): BankTask[] => {
  const known = new Set(tasks.map(({ id }) => id))
  return [...tasks, ...more.filter(({ id }) => !known.has(id))]
}

/** The order with a task on another place. */
export function withTaskAt(tasks: readonly BankTask[], id: number, index: number): BankTask[] {
  const moved = tasks.filter((task) => task.id === id)
  const rest = tasks.filter((task) => task.id !== id)
  return [...rest.slice(0, index), ...moved, ...rest.slice(index)]
}
