import { type Account, findIdentity } from '@school/users/server'
import { type JobContext, sendMessage } from '@school/kernel/server'
import { addDays, dayIn } from '@school/texts'
import { digestLetter } from './letters.ts'
import { noteDigest } from './queries.ts'
import { readPlanData } from './read.ts'
import { type Digest, digestOf, easyReasonOf } from './rules/index.ts'
import { asideOn, dayOf } from './standing.ts'

interface Evening {
  account: Account
  day: string
  digest: Digest
}

/** The day of a pupil so far; `null` when there is nothing to report, and for small children, who have no plan. */
export async function readEvening(ctx: JobContext, userId: number): Promise<Evening | null> {
  const identity = await findIdentity(ctx.sql, userId)
  const account = identity?.account as Account | undefined
  if (!identity || !account || account.isElementaryPupil) return null
  const day = dayIn(ctx.now, account.timezone)
  const next = addDays(day, 1)
  // The week of tomorrow: on a Sunday it is another one.
  const data = await readPlanData({ ...ctx, viewer: identity.viewer, account }, next)
  const { rows } = dayOf(data, day)
  const digest = digestOf({
    now: ctx.now,
    easy: easyReasonOf(day),
    isDayOff: data.rules.dayOffs.includes(day),
    done: rows.filter(({ state }) => state === 'done'),
    left: rows.filter(({ state }) => state === 'planned'),
    moved: asideOn(data, day).filter(({ state }) => state === 'moved'),
    tomorrow: { isDayOff: data.rules.dayOffs.includes(next), things: dayOf(data, next).rows },
  })
  return digest && { account, day, digest }
}

/** Writes to a pupil how the day was; idempotent, and nothing when there is nothing to report. */
export async function writeDigest(
  ctx: JobContext,
  userId: number,
  isTime: (now: Date, zone: string) => boolean = () => true,
): Promise<void> {
  const evening = await readEvening(ctx, userId)
  if (!evening?.account.email) return
  const { account, day, digest } = evening
  if (!isTime(ctx.now, account.timezone)) return
  if (!(await noteDigest(ctx.sql, userId, day, ctx.now))) return
  const cause = `plan-digest:${userId}:${day}`
  await sendMessage(ctx, digestLetter({ to: account.email!, userId, digest, cause }), ctx.now)
}
