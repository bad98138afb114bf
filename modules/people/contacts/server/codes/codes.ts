import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Ctx, type Message, refusals, sendMessage, TooManyRequests } from '@school/kernel/server'
import { codeErrors } from '../../contract/code-errors.ts'
import { type AllowedWish, type CodeWish, countTry, digestOf } from './allowance.ts'
import { channelOf, codeLivesMs, codeOf, codePauseMs, codesCount, typedCode } from './rules.ts'

const refuse = refusals(codeErrors)

type Place = Pick<CodeWish, 'purpose' | 'to'>

const codeHashOf = (ctx: Ctx, { purpose, to }: Place, code: string): string =>
  ctx.sign(`code:${purpose}:${digestOf(ctx, to)}:${code}`)

/**
 * Stores a new code in place of the previous one and sends it. For an address without an account the same is done, but no code matches and the
 * message is not sent: neither the reply nor its time reveals who is registered.
 * @param says the text around the code; an SMS contains the code itself
 * @throws TooManyRequests within a minute of the previous code
 */
export async function giveCode(
  ctx: Ctx,
  wish: AllowedWish,
  says: (code: string) => Pick<Message, 'subject' | 'text' | 'way'>,
): Promise<void> {
  const { purpose, to, userId } = wish
  const code = codeOf(randomInt(codesCount))
  const codeHash = codeHashOf(ctx, wish, userId === null ? randomBytes(16).toString('hex') : code)
  const expiresAt = new Date(ctx.now.getTime() + codeLivesMs)
  const { rowCount } = await ctx.sql.query({
    name: 'give_code',
    text: `insert into one_time_codes as kept (purpose, address_digest, user_id, code_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)
      on conflict (purpose, address_digest) do update set user_id = $3, code_hash = $4, created_at = $5, expires_at = $6, used_at = null
      where kept.created_at <= $7`,
    values: [
      purpose,
      digestOf(ctx, to),
      userId,
      codeHash,
      ctx.now,
      expiresAt,
      new Date(ctx.now.getTime() - codePauseMs),
    ],
  })
  if (rowCount === 0) throw new TooManyRequests(codePauseMs, 'code_too_soon', codeErrors.code_too_soon)
  const message: Message = {
    channel: channelOf(to),
    kind: 'needed',
    to,
    code,
    expiresAt,
    cause: `code:${codeHash}`,
    ...says(code),
  }
  await sendMessage(ctx, userId === null ? { ...message, isVoid: true } : message, ctx.now)
}

/** A code that fits, and whom it belongs to. */
export interface RecognizedCode {
  readonly purpose: string
  readonly addressDigest: string
  readonly codeHash: string
  readonly userId: number
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Checks whether this is the code that was sent, and counts the try. Call it before the transaction (`handleAfter`), so that refused tries are
 * counted too.
 * @param field the form field of a refusal
 * @throws code_expired when none lives, code_wrong, too_many_tries after five; TooManyRequests
 */
export async function recognizeCode(
  ctx: Ctx,
  { purpose, to, code }: Place & { code: string },
  field = 'code',
): Promise<RecognizedCode> {
  const addressDigest = digestOf(ctx, to)
  const { rows } = await ctx.sql.query<{ userId: number | null; codeHash: string }>({
    name: 'find_code',
    text: `select user_id as "userId", code_hash as "codeHash" from one_time_codes
      where purpose = $1 and address_digest = $2 and used_at is null and expires_at > $3`,
    values: [purpose, addressDigest, ctx.now],
  })
  const [kept] = rows
  if (!kept) throw refuse('code_expired', field)
  const { isAllowed, wasRight, crowded } = await countTry(ctx, kept.codeHash, kept.userId)
  if (!isAllowed) throw refuse('too_many_tries', field)
  if (!isSame(kept.codeHash, codeHashOf(ctx, { purpose, to }, typedCode(code))) || kept.userId === null) {
    const subjectIds = kept.userId === null ? [] : [kept.userId]
    ctx.security('authn_login_fail', { reason: 'code_wrong', subjectIds })
    throw crowded ?? refuse('code_wrong', field)
  }
  await wasRight()
  return { purpose, addressDigest, codeHash: kept.codeHash, userId: kept.userId }
}

/** Uses the code up: of two at once one has it. @returns whom it belongs to @throws code_expired */
export async function takeCode(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  { purpose, addressDigest, codeHash }: RecognizedCode,
): Promise<number> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'take_code',
    text: `update one_time_codes set used_at = $4
      where purpose = $1 and address_digest = $2 and code_hash = $3 and used_at is null and expires_at > $4 and user_id is not null
      returning user_id as "userId"`,
    values: [purpose, addressDigest, codeHash, now],
  })
  if (!rows[0]) throw refuse('code_expired')
  return rows[0].userId
}
