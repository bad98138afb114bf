import type * as z from 'zod'
import type { SolutionRule } from '../contract/homework.ts'
import type { BankTask, HomeworkBody, ManagedHomework, TeachingOptions } from '../contract/managed.ts'
import type { ManagedWebinar } from '../contract/webinar.ts'
import { dayAfter, dayOf, endOfDay, hourOf, instantOf, morningOf } from './days.ts'

/** What the form holds: days instead of instants, texts of numbers as they are typed. */
export interface Draft {
  title: string
  intro: string
  tasks: BankTask[]
  schoolClassIds: number[]
  userIds: number[]
  opensOn: string
  softOn: string
  hardOn: string
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

export const emptyDraft = (serverNow: string): Draft => ({
  title: '',
  intro: '',
  tasks: [],
  schoolClassIds: [],
  userIds: [],
  opensOn: '',
  softOn: dayAfter(serverNow, usualSoftDays),
  hardOn: dayAfter(serverNow, usualHardDays),
  tries: '3',
  solution: 'after_solve',
  scale: ['85', '65', '45'],
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
  opensOn: dayOf(homework.opensAt),
  softOn: dayOf(homework.softDeadlineAt),
  hardOn: dayOf(homework.hardDeadlineAt),
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
  opensAt: draft.webinar ? null : morningOf(draft.opensOn),
  softDeadlineAt: endOfDay(draft.softOn),
  hardDeadlineAt: endOfDay(draft.hardOn),
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
