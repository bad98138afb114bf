import * as z from 'zod'
import { eventKind } from '@school/kernel/contract'
import { AccessSource } from './grant.ts'

const Payload = z.object({
  userId: z.int(),
  resourceKind: z.string(),
  resourceId: z.int(),
  source: AccessSource,
})

export const accessGiven = eventKind('grants.access_given', Payload)
export const accessTaken = eventKind('grants.access_taken', Payload)
