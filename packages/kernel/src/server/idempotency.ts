import { hash } from 'node:crypto'
import type { Sql } from '@school/db'
import { commonErrors } from '../contract/errors.ts'
import { refusals } from './refuse.ts'

const refuse = refusals(commonErrors)

export interface KeptAnswer {
  status: number
  body: string
}

export interface RepeatKey {
  /** The owner of the key: the visitor and the session of the request, as a digest. */
  scope: string
  key: string
  fingerprint: string
}

const maxKeyLength = 100

/** What a client calls its request by; `null` when it has sent nothing. @throws idempotency_key_unfit */
export function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') return null
  // The network lets no NUL into a header, a caller in this process may.
  if (typeof header !== 'string' || header.length > maxKeyLength || header.includes('\0'))
    throw refuse('idempotency_key_unfit')
  return header
}

export const fingerprintOf = (method: string, url: string, body: unknown): string =>
  hash('sha256', `${method} ${url} ${JSON.stringify(body ?? null)}`, 'base64url')

/** A digest, so that the table reveals no session ids. */
export const scopeOf = (visitorId: string, sessionId: string | null): string =>
  hash('sha256', `${visitorId} ${sessionId ?? ''}`, 'base64url')

interface KeptRow extends KeptAnswer {
  fingerprint: string
}

/** What was answered to this key first, perhaps of another request. */
export async function findKept(sql: Sql, { scope, key }: RepeatKey): Promise<KeptRow | null> {
  const { rows } = await sql.query<KeptRow>({
    name: 'find_kept_answer',
    text: 'select fingerprint, status, body from idempotency_keys where scope = $1 and key = $2',
    values: [scope, key],
  })
  return rows[0] ?? null
}

/** The first answer, for the same request only. @throws idempotency_key_reused */
export function answerOf(kept: KeptRow | null, { fingerprint }: RepeatKey): KeptAnswer | null {
  if (kept && kept.fingerprint !== fingerprint) throw refuse('idempotency_key_reused')
  return kept
}

/** Keeps the answer in the mutation's own transaction; a parallel repeat fails here and is rolled back whole. */
export async function keepAnswer(sql: Sql, repeat: RepeatKey, answer: KeptAnswer, now: Date): Promise<void> {
  await sql.query({
    name: 'keep_answer',
    text: `insert into idempotency_keys (scope, key, fingerprint, status, body, created_at) values ($1, $2, $3, $4, $5, $6)`,
    values: [repeat.scope, repeat.key, repeat.fingerprint, answer.status, answer.body, now],
  })
}
