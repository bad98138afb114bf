import { lockUser } from '@school/users/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { and, count, desc, eq, gt, isNull, like, lte, or } from 'drizzle-orm'
import { grantErrors } from '../contract/errors.ts'
import { accessGiven, accessTaken } from '../contract/events.ts'
import type { AccessSource, HandSource } from '../contract/grant.ts'
import { isTerm } from './rules.ts'
import { accessGrants } from './tables.ts'

const refuse = refusals(grantErrors)

export interface AccessToGive {
  userId: number
  resourceKind: string
  resourceId: number
  source: AccessSource
  /** What causes it; the same gives nothing twice. */
  cause: string
  startsAt?: Date
  /** Without end when absent. */
  endsAt?: Date | null
  givenBy?: number
}

type Giving = Pick<Ctx, 'db' | 'now' | 'announce'>

/**
 * Grants a person access to a resource. A repeated cause is idempotent: a current grant is left as it is, an expired one is renewed, a revoked one
 * stays revoked. @returns the id of the new or renewed grant, `undefined` when nothing has changed
 */
export async function giveAccess(
  ctx: Giving,
  { startsAt = ctx.now, endsAt = null, givenBy, ...grant }: AccessToGive,
): Promise<number | undefined> {
  const t = accessGrants
  const set = { startsAt, endsAt, givenBy: givenBy ?? null, givenAt: ctx.now }
  const [given] = await ctx.db
    .insert(t)
    .values({ ...grant, ...set })
    .onConflictDoUpdate({
      target: [t.userId, t.resourceKind, t.resourceId, t.source, t.cause],
      set,
      setWhere: and(isNull(t.takenAt), lte(t.endsAt, ctx.now)),
    })
    .returning({ id: t.id })
  if (given) await ctx.announce(accessGiven, grant)
  return given?.id
}

export interface HandGrant extends Pick<AccessToGive, 'userId' | 'resourceKind' | 'resourceId'> {
  source: HandSource
  startsAt?: Date | undefined
  endsAt: Date | null
}

/**
 * Grants access on behalf of the viewer, or changes the term of a manual grant of the same source. A revoked grant stays as a row and a new one is
 * added, so that the people who granted and revoked are known.
 * @returns its id and whether anything has changed @throws access_ends_early
 */
export async function giveByHand(ctx: Ctx, grant: HandGrant): Promise<{ id: number; hasChanged: boolean }> {
  const { startsAt, endsAt, ...asked } = grant
  const t = accessGrants
  const givenBy = ctx.viewer.id
  const before = and(
    eq(t.userId, asked.userId),
    eq(t.resourceKind, asked.resourceKind),
    eq(t.resourceId, asked.resourceId),
    eq(t.source, asked.source),
    like(t.cause, 'hand:%'),
  )
  await lockUser(ctx.sql, asked.userId)
  const lasts = and(isNull(t.takenAt), or(isNull(t.endsAt), gt(t.endsAt, ctx.now)))
  const [live] = await ctx.db.select().from(t).where(and(before, lasts)).orderBy(desc(t.id)).limit(1)
  const from = startsAt ?? live?.startsAt ?? ctx.now
  if (!isTerm(from, endsAt, ctx.now)) throw refuse('access_ends_early')
  if (live) {
    const hasChanged = +live.startsAt !== +from || +(live.endsAt ?? 0) !== +(endsAt ?? 0)
    const set = { startsAt: from, endsAt, givenBy, givenAt: ctx.now }
    if (hasChanged) await ctx.db.update(t).set(set).where(eq(t.id, live.id))
    return { id: live.id, hasChanged }
  }
  const [known] = await ctx.db.select({ n: count() }).from(t).where(before)
  const cause = `hand:${known!.n + 1}`
  const id = await giveAccess(ctx, { ...asked, cause, startsAt: from, endsAt, givenBy })
  return { id: id!, hasChanged: true }
}

/** Closes at once what a grant has opened; it stays, with who has taken it. @returns false when it was taken before */
export async function takeAccess(ctx: Giving, grantId: number, takenBy: number | null): Promise<boolean> {
  const t = accessGrants
  const [taken] = await ctx.db
    .update(t)
    .set({ takenAt: ctx.now, takenBy })
    .where(and(eq(t.id, grantId), isNull(t.takenAt)))
    .returning({
      userId: t.userId,
      resourceKind: t.resourceKind,
      resourceId: t.resourceId,
      source: t.source,
    })
  if (taken) await ctx.announce(accessTaken, taken)
  return taken !== undefined
}
