import type * as z from 'zod'
import type { SolutionRule } from '../contract/homework.ts'
import type { BankTask, HomeworkBody, ManagedHomework, TeachingOptions } from '../contract/managed.ts'
import type { ManagedWebinar } from '../contract/webinar.ts'
import { dayAfter, dayOf, endOfDay, hourOf, instantOf, morning } from '@school/forms'

/** What the form holds: days with hours instead of instants, texts of numbers as they are typed. */
export interface Draft {
  title: string
  intro: string
  tasks: BankTask[]
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
  /** It is for a webinar. */
  webinar: WebinarDraft | null
  /** Given out at once; else it stays a draft. */
  isPublished: boolean
}

export interface WebinarDraft {
  title: string
  schoolClassId: number | null
  on: string
  at: string
  minutes: string
}

const usualSoftDays = 3
const usualHardDays = 10

export const emptyDraft = ({
  serverNow,
  markScale,
}: Pick<TeachingOptions, 'serverNow' | 'markScale'>): Draft => ({
  title: '',
  intro: '',
  tasks: [],
  schoolClassIds: [],
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

/** As the server takes it. */
export const bodyOf = (draft: Draft): z.input<typeof HomeworkBody> => ({
  title: draft.title,
  intro: draft.intro,
  taskIds: draft.tasks.map(({ id }) => id),
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

export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** Fields that are written otherwise than they are sent. */
export const places = {
  taskIds: 'tasks',
  opensAt: 'opensOn',
  softDeadlineAt: 'softOn',
  hardDeadlineAt: 'hardOn',
  markScale: 'scale',
  'webinar.startsAt': 'webinar.on',
}

/** Adds tasks that are not there yet. */
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
