import type { Sql } from '@school/db'
import { extensionPoint } from '@school/kernel/server'

/** Those of these stages to which a teacher has invited a person. Journals of teachers are in a higher module. */
export const stageInvitations =
  extensionPoint<(sql: Sql, userId: number, stageIds: readonly number[]) => Promise<number[]>>(
    'olympiads.invitations',
  )
