import * as z from 'zod'
import { eventKind } from '@school/kernel/contract'

export const enrolled = eventKind('courses.enrolled', z.object({ userId: z.int(), courseId: z.int() }))
