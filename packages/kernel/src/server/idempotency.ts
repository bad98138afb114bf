import { hash } from 'node:crypto'
import type { Sql } from '@school/db'
import { commonErrors } from '../contract/errors.ts'
import { refusals } from './refuse.ts'

const refuse = refusals(commonErrors)

export interface KeptAnswer {
  status: number
  body: string
  signedInUserId: number | null
}

export interface RepeatKey {
  /** Whose key: the visitor and the session it came from, as a digest. */
  scope: string
  key: string
  fingerprint: string
}

export const maxKeyLength = 100

export const fingerprintOf = (method: string, url: string, body: unknown): string =>
  hash('sha256', `${method} ${url} ${JSON.stringify(body ?? null)}`, 'base64url')

/** The table alone tells no session. */
export const scopeOf = (visitorId: string, sessionId: string | null): string =>
  hash('sha256', `${visitorId} ${sessionId ?? ''}`, 'base64url')

interface KeptRow {
  fingerprint: string
  status: number
  body: string
  signedInUserId: number | null
}

/** The first answer to this key, if there was one. @throws Refusal when the key came with another request */
export async function findKeptAnswer(sql: Sql, repeat: RepeatKey): Promise<KeptAnswer | null> {
  const { rows } = await sql.query<KeptRow>({
    name: 'find_kept_answer',
    text: 'select fingerprint, status, body, signed_in_user_id as "signedInUserId" from idempotency_keys where scope = $1 and key = $2',
    values: [repeat.scope, repeat.key],
  })
  const [kept] = rows
  if (!kept) return null
  if (kept.fingerprint !== repeat.fingerprint) {
    throw refuse('idempotency_key_reused')
  }
  return kept
}

/** Keeps the answer in the mutation's own transaction; a parallel repeat fails here and is rolled back whole. */
export async function keepAnswer(sql: Sql, repeat: RepeatKey, answer: KeptAnswer, now: Date): Promise<void> {
  await sql.query({
    name: 'keep_answer',
    text: `insert into idempotency_keys (scope, key, fingerprint, status, body, signed_in_user_id, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      repeat.scope,
      repeat.key,
      repeat.fingerprint,
      answer.status,
      answer.body,
      answer.signedInUserId,
      now,
    ],
  })
}
