import { fullName } from '@school/names/server'
import { isFakeEmail } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import type { CheckedCoach, CoachCard, CoachData } from '../contract/coach-data.ts'
import type { CheckedUser } from './data-access.ts'
import { type CoachCardRow, type DataRow, type DecisionRow, listDecisions, readData } from './data-queries.ts'
import { gapsOf, mayChange, maySend } from './data-rules.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

const factsOf = (row: DataRow) => ({ ...row, documents: row.documents.map(({ kind }) => kind) })

function presentData(row: DataRow, decisions: readonly DecisionRow[]): CoachData {
  const [last] = decisions
  return {
    ...row,
    sentAt: instant(row.sentAt),
    decision: last ? { isApproved: last.isApproved, comment: last.comment, at: last.at.toISOString() } : null,
    gaps: gapsOf(factsOf(row)),
    can: { send: maySend(factsOf(row)), change: mayChange(row.state) },
  }
}

export async function presentOwnData({ sql, viewer }: Ctx): Promise<CoachData> {
  const [row, decisions] = await Promise.all([readData(sql, viewer.id), listDecisions(sql, viewer.id)])
  return presentData(row, decisions)
}

export const presentCard = ({
  firstName,
  lastName,
  middleName,
  sentAt,
  ...row
}: CoachCardRow): CoachCard => ({
  coachId: row.coachId,
  name: fullName({ firstName, lastName, middleName }),
  state: row.state,
  subjects: row.subjects,
  isCoach: row.isCoach,
  sentAt: instant(sentAt),
})

export async function presentChecked({ sql }: Ctx, user: CheckedUser, data: DataRow): Promise<CheckedCoach> {
  const decisions = await listDecisions(sql, user.id)
  const shown = presentData(data, decisions)
  return {
    ...shown,
    coachId: user.id,
    name: fullName(user),
    email: isFakeEmail(user.email) ? null : user.email,
    phone: user.phone,
    isCoach: user.isCoach,
    decisions: decisions.map(({ at, ...said }) => ({ ...said, at: at.toISOString() })),
    can: { send: false, change: false, decide: data.state === 'on_check' },
  }
}
