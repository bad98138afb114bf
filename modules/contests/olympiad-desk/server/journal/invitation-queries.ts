import type { Sql } from '@school/db'

interface Invitations {
  stageId: number
  userIds: readonly number[]
  day: string
  sentBy: number
  sentAt: Date
}

/** @returns those who had not been invited on this day before */
export async function addInvitations(
  sql: Sql,
  { stageId, userIds, day, sentBy, sentAt }: Invitations,
): Promise<number[]> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'add_olympiad_invitations',
    text: `insert into olympiad_invitations (stage_id, user_id, day, sent_by, sent_at)
      select $1, user_id, $3, $4, $5 from unnest($2::int[]) user_id order by user_id on conflict do nothing returning user_id as "userId"`,
    values: [stageId, userIds, day, sentBy, sentAt],
  })
  return rows.map(({ userId }) => userId)
}

/** Confirmed addresses of these people. */
export async function listInvitedAddresses(
  sql: Sql,
  userIds: readonly number[],
): Promise<{ userId: number; email: string }[]> {
  const { rows } = await sql.query<{ userId: number; email: string }>({
    name: 'list_invited_addresses',
    text: `select id as "userId", email from users where id = any($1::int[]) and leaving_at is null
      and email_confirmed_at is not null and email not like '%.invalid' order by id`,
    values: [userIds],
  })
  return rows
}

/** Those of these stages to which a teacher has invited somebody. */
export async function listInvitedStageIds(
  sql: Sql,
  userId: number,
  stageIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql.query<{ stageId: number }>({
    name: 'list_invited_stages',
    text: `select distinct stage_id as "stageId" from olympiad_invitations where user_id = $1 and stage_id = any($2::int[])`,
    values: [userId, stageIds],
  })
  return rows.map(({ stageId }) => stageId)
}
