import { Instant } from '@school/kernel/contract'
import { Attempt } from '@school/works/contract'
import { WebinarCard } from '@school/homeworks/contract'
import * as z from 'zod'

/** The homework of a webinar as a pupil of its class sees it. */
export const WebinarHomework = z.object({
  webinar: WebinarCard,
  homeworkId: z.int(),
  title: z.string(),
  introHtml: z.string(),
  tasksCount: z.int(),
  /** The end of the time set by the teacher; `null` until it is opened. */
  answersUntil: Instant.nullable(),
  /** The viewer's own attempt; in `closed` it has the rules of a homework. */
  attempt: Attempt.nullable(),
  serverNow: Instant,
})
export type WebinarHomework = z.infer<typeof WebinarHomework>

export const BegunWebinarHomework = WebinarHomework.extend({ attempt: Attempt })
export type BegunWebinarHomework = z.infer<typeof BegunWebinarHomework>

export const OpeningBody = z.object({ minutes: z.int().min(1).max(90) })

export const ProlongingBody = z.object({ minutes: z.int().min(1).max(60) })
