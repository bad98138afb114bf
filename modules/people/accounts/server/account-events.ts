import type { Sql } from '@school/db'
import type { Beat, Ctx, SingleJob } from '@school/kernel/server'
import { type AccountEvent, mostAccountEvents } from '../contract/account-events.ts'
import { deviceOf } from './device.ts'

type Kind = AccountEvent['kind']

const keptMs = 180 * 24 * 3600_000

/** Records an event for the owner of the account, in the transaction of the change itself. */
export async function noteAccountEvent(
  { sql, visit, now }: Pick<Ctx, 'sql' | 'visit' | 'now'>,
  userId: number,
  kind: Kind,
): Promise<void> {
  await sql.query({
    name: 'note_account_event',
    text: 'insert into account_events (user_id, kind, at, user_agent, ip) values ($1, $2, $3, $4, $5)',
    values: [userId, kind, now, visit.userAgent, visit.ip],
  })
}

interface Guess {
  userId: number
  at: Date
  userAgent: string
  ip: string
}

/** A refusal takes its transaction back, so wrong passwords are gathered here and written down together. */
let guesses: Guess[] = []
const mostGathered = 1000

export function noteWrongPassword({ visit, now }: Pick<Ctx, 'visit' | 'now'>, userId: number): void {
  const { userAgent, ip } = visit
  if (guesses.length < mostGathered) guesses.push({ userId, at: now, userAgent, ip })
}

export const wrongPasswordsBeat: Beat = {
  name: 'wrong-passwords',
  everyMs: 3000,
  async run(sql) {
    const taken = guesses
    guesses = []
    if (taken.length === 0) return
    await sql.query({
      name: 'note_wrong_passwords',
      // Whose account is being deleted meanwhile is waited for, and then left out.
      text: `with kept as (select id from users where id = any($1::int[]) order by id for key share)
        insert into account_events (user_id, kind, at, user_agent, ip, count)
        select g.user_id, 'wrong_password', max(g.at), g.user_agent, g.ip, count(*)::int
        from unnest($1::int[], $2::timestamptz[], $3::text[], $4::text[]) as g (user_id, at, user_agent, ip)
        join kept on kept.id = g.user_id group by g.user_id, g.user_agent, g.ip`,
      values: [
        taken.map(({ userId }) => userId),
        taken.map(({ at }) => at.toISOString()),
        taken.map(({ userAgent }) => userAgent),
        taken.map(({ ip }) => ip),
      ],
    })
  },
}

export async function listAccountEvents(sql: Sql, userId: number): Promise<AccountEvent[]> {
  const { rows } = await sql.query<{
    id: number
    kind: Kind
    at: Date
    userAgent: string
    ip: string
    count: number
  }>({
    name: 'list_account_events',
    text: `select id, kind, at, user_agent as "userAgent", ip, count from account_events
      where user_id = $1 order by at desc, id desc limit ${mostAccountEvents}`,
    values: [userId],
  })
  return rows.map(({ id, kind, at, userAgent, ip, count }) => ({
    id,
    kind,
    at: at.toISOString(),
    count,
    device: deviceOf(userAgent, ip),
  }))
}

export const forgetAccountEvents: SingleJob = {
  name: 'forget-account-events',
  schedule: '13 3 * * *',
  summary: 'Deletes notices about accounts after half a year',
  run: async ({ sql, now }) => {
    await sql.query({
      text: 'delete from account_events where at <= $1',
      values: [new Date(now.getTime() - keptMs)],
    })
  },
}
