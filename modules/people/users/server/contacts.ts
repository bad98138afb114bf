import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { type Login, loginText } from './login.ts'

const columnsOf = (login: Login) =>
  'phone' in login
    ? ({ contact: 'phone', confirmedAt: 'phone_confirmed_at', type: 'text' } as const)
    : ({ contact: 'email', confirmedAt: 'email_confirmed_at', type: 'citext' } as const)

/** Takes a contact from the other users who have named it without a proof. @returns their ids */
export async function freeContact(sql: Sql, userId: number, login: Login): Promise<number[]> {
  const { contact, confirmedAt, type } = columnsOf(login)
  const { rows } = await sql.query<{ id: number }>({
    name: `free_contact_${contact}`,
    text: `update users set ${contact} = null where ${contact} = $2::text::${type} and id <> $1 and ${confirmedAt} is null returning id`,
    values: [userId, loginText(login)],
  })
  return rows.map(({ id }) => id)
}

/** How a contact belongs to a user who claims it. */
export interface Claim {
  readonly isOwn: boolean
  /** Any contact of the user. */
  readonly wasProved: boolean
  /** Another user has proved it. */
  readonly isTaken: boolean
}

/** Looks at a contact and locks the row of the user. */
export async function findClaim(sql: Sql, userId: number, login: Login): Promise<Claim | undefined> {
  const { contact, confirmedAt, type } = columnsOf(login)
  const { rows } = await sql.query<{ isOwn: boolean; wasProved: boolean; isTaken: boolean }>({
    name: `find_claim_${contact}`,
    text: `select coalesce(u.${contact} = $2::text::${type}, false) as "isOwn", u.email_confirmed_at is not null or u.phone_confirmed_at is not null as "wasProved",
        exists (select from users o where o.${contact} = $2::text::${type} and o.id <> $1 and o.${confirmedAt} is not null) as "isTaken"
      from users u where u.id = $1 for no key update of u`,
    values: [userId, loginText(login)],
  })
  return rows[0]
}

/** The contact is the user’s own one from now on, and confirmed; one that was confirmed keeps its day. */
export async function confirmContact(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  userId: number,
  login: Login,
): Promise<void> {
  const { contact, confirmedAt, type } = columnsOf(login)
  await sql.query({
    name: `confirm_contact_${contact}`,
    text: `update users set ${confirmedAt} = case when ${contact} = $2::text::${type} then coalesce(${confirmedAt}, $3) else $3 end, ${contact} = $2::text::${type}
        ${contact === 'email' ? ', unconfirmed_email = null' : ''} where id = $1`,
    values: [userId, 'phone' in login ? login.phone : login.email, now],
  })
}
