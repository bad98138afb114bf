import * as z from 'zod'
import { eventKind } from '@school/kernel/contract'

/** A stage was moved or called off: whoever takes part is told. */
export const stageChanged = eventKind('olympiads.stage_changed', z.object({ changeId: z.int() }))
