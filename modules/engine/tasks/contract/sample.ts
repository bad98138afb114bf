import * as z from 'zod'
import { Question } from './question.ts'

/** A task to try on the spot. Its key stays on the server. */
export const SampleTask = z.object({ id: z.int(), title: z.string(), question: Question })
export type SampleTask = z.infer<typeof SampleTask>
