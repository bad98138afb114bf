import * as z from 'zod'
import { eventKind } from '@school/kernel/contract'

/** A stage was moved or cancelled; participants are notified. */
export const stageChanged = eventKind('olympiads.stage_changed', z.object({ changeId: z.int() }))
