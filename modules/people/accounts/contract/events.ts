import * as z from 'zod'
import { eventKind } from '@school/kernel/contract'

export const userSignedUp = eventKind('accounts.user_signed_up', z.object({ userId: z.int() }))
