import { endOtherSessions } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { and, eq, lt } from 'drizzle-orm'
import type * as z from 'zod'
import type { AppConfirmation, AppSetup } from '../contract/factors.ts'
import { makeSecret, otpauthAddress, readCode, stepOf } from './codes.ts'
import { accessOwn, demandFresh, noteAdded, noteRemoved, refuse, notifyOwner } from './factors.ts'
import { countCode } from './guesses.ts'
import { findApp } from './queries.ts'
import type { Seal } from './seal.ts'
import type { FactorSettings } from './settings.ts'
import { authenticatorApps } from './tables.ts'
import { findUser } from '@school/users/server'

const setupMs = 30 * 60_000

const ofApp = (userId: number): string => `app:${userId}`
const ofSetup = (userId: number): string => `setup:${userId}`

/** Makes a secret that is returned and not stored yet. @throws not_fresh */
export async function beginSetup(ctx: Ctx, seal: Seal, settings: FactorSettings): Promise<AppSetup> {
  await demandFresh(ctx)
  const user = (await findUser(ctx.db, ctx.viewer.id))!
  const secret = makeSecret()
  const address = otpauthAddress(secret, settings.schoolName, user.email ?? user.firstName)
  const setup = seal.seal(`${ctx.now.getTime() + setupMs}.${secret}`, ofSetup(user.id))
  return { setup, secret, address, qr: settings.qrCodeOf(address) }
}

/** The secret of a setup that was begun by this person a while ago. @throws setup_outdated */
function secretIn({ now, viewer }: Ctx, seal: Seal, setup: string): string {
  const [end = '', secret = ''] = seal.open(setup, ofSetup(viewer.id))?.text.split('.') ?? []
  if (!(Number(end) > now.getTime())) throw refuse('setup_outdated')
  return secret
}

type Confirmation = z.output<typeof AppConfirmation>

/** Connects the application whose first code came back. Once more with the same is no harm. @returns recovery codes to be shown */
export async function confirmSetup(ctx: Ctx, seal: Seal, form: Confirmation): Promise<string[]> {
  const user = await accessOwn(ctx)
  const secret = secretIn(ctx, seal, form.setup)
  const typed = readCode(form.code)
  const step = typed.kind === 'app' ? stepOf(secret, typed.digits, ctx.now) : null
  if (step === null) throw refuse('code_wrong')
  const row = { sealedSecret: seal.seal(secret, ofApp(user.id)), lastStep: step, createdAt: ctx.now }
  await ctx.db
    .insert(authenticatorApps)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: authenticatorApps.userId, set: row })
  if (form.endsOthers) await endOtherSessions(ctx)
  await notifyOwner(ctx, user, { kind: 'app_added' })
  return noteAdded(ctx, user)
}

/** Before the transaction: guesses at a code of a setup count too. */
export const countSetup = (ctx: Ctx): Promise<() => Promise<void>> => countCode(ctx, ctx.viewer.id)

/** Repeating it changes nothing. @throws not_fresh, factor_needed */
export async function removeApp(ctx: Ctx, staffNeedsFactor: boolean): Promise<void> {
  const user = await accessOwn(ctx)
  const gone = await ctx.db
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, user.id))
    .returning({ userId: authenticatorApps.userId })
  if (gone.length === 0) return
  await noteRemoved(ctx, user, staffNeedsFactor)
  await notifyOwner(ctx, user, { kind: 'app_removed' })
}

/**
 * Takes a code of the application: it and those before it open nothing any more.
 * @throws code_wrong, code_used
 */
export async function takeAppCode(ctx: Ctx, seal: Seal, userId: number, digits: string): Promise<void> {
  const app = await findApp(ctx.db, userId)
  const opened = app && seal.open(app.sealedSecret, ofApp(userId))
  const lastStep = opened ? stepOf(opened.text, digits, ctx.now) : null
  if (!opened || lastStep === null) throw refuse('code_wrong')
  const taken = await ctx.db
    .update(authenticatorApps)
    .set({ lastStep, ...(opened.isOutdated ? { sealedSecret: seal.seal(opened.text, ofApp(userId)) } : {}) })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, lastStep)))
    .returning({ userId: authenticatorApps.userId })
  if (taken.length === 0) throw refuse('code_used')
}

/** Seals with the secret of today what the previous one has sealed. */
export const resealed = (seal: Seal, userId: number, sealedSecret: string): string | null => {
  const opened = seal.open(sealedSecret, ofApp(userId))
  return opened && seal.seal(opened.text, ofApp(userId))
}
