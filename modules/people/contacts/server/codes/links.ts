import { hash, randomBytes } from 'node:crypto'
import { type Ctx, refusals } from '@school/kernel/server'
import { codeErrors } from '../../contract/code-errors.ts'
import { faultOfLink, linkLivesMs } from './rules.ts'

const refuse = refusals(codeErrors)

const hashOf = (token: string): string => hash('sha256', token, 'base64url')

export interface LinkWish {
  /** `module.what`: a link of one purpose does not work for another. */
  readonly purpose: string
  /** `null` when no account has the address: the same row is written, but the token is not sent. */
  readonly userId: number | null
  /** The subject of the link, returned when it is used: the address to confirm. */
  readonly subject?: string
  readonly livesMs?: number
}

export interface GivenLink {
  /** Sent in the letter and not stored. */
  readonly token: string
  readonly expiresAt: Date
  /** Of the letter that carries it. */
  readonly cause: string
}

/** A new link in place of those of the same purpose that this person has. */
export async function giveLink(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  { purpose, userId, subject = '', livesMs = linkLivesMs }: LinkWish,
): Promise<GivenLink> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(token)
  const expiresAt = new Date(now.getTime() + livesMs)
  await endLinks({ sql, now }, { purpose, userId })
  await sql.query({
    name: 'give_link',
    text: `insert into one_time_links (token_hash, purpose, user_id, subject, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    values: [tokenHash, purpose, userId, subject, now, expiresAt],
  })
  return { token, expiresAt, cause: `link:${tokenHash.slice(0, 16)}` }
}

/** What this person was sent for the purpose works no more. */
export async function endLinks(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  { purpose, userId }: Pick<LinkWish, 'purpose' | 'userId'>,
): Promise<void> {
  await sql.query({
    name: 'end_links',
    text: `update one_time_links set replaced_at = $3
      where purpose = $1 and user_id = $2 and used_at is null and replaced_at is null`,
    values: [purpose, userId, now],
  })
}

export interface OpenLink {
  readonly userId: number
  readonly subject: string
}

type LinkRow = Omit<OpenLink, 'userId'> & {
  userId: number | null
  expiresAt: Date
  usedAt: Date | null
  replacedAt: Date | null
}

/** Looks at a link and changes nothing. @throws link_unknown, link_used, link_replaced, link_expired */
export async function findLink(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  purpose: string,
  token: string,
): Promise<OpenLink> {
  const { rows } = await sql.query<LinkRow>({
    name: 'find_link',
    text: `select user_id as "userId", subject, expires_at as "expiresAt", used_at as "usedAt", replaced_at as "replacedAt"
      from one_time_links where token_hash = $1 and purpose = $2`,
    values: [hashOf(token), purpose],
  })
  const [link] = rows
  if (!link || link.userId === null) throw refuse('link_unknown')
  const fault = faultOfLink(link, now)
  if (fault) throw refuse(fault)
  return { userId: link.userId, subject: link.subject }
}

/** Uses the link up: of two at once one has it. @throws link_unknown, link_used, link_replaced, link_expired */
export async function takeLink(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  purpose: string,
  token: string,
): Promise<OpenLink> {
  const { rows } = await sql.query<OpenLink & Record<string, unknown>>({
    name: 'take_link',
    text: `update one_time_links set used_at = $3
      where token_hash = $1 and purpose = $2 and user_id is not null and used_at is null and replaced_at is null and expires_at > $3
      returning user_id as "userId", subject`,
    values: [hashOf(token), purpose, now],
  })
  if (rows[0]) return { userId: rows[0].userId, subject: rows[0].subject }
  await findLink({ sql, now }, purpose, token)
  throw refuse('link_used')
}
