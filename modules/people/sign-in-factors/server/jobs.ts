import type { Job } from '@school/kernel/server'
import { eq, lte, notLike } from 'drizzle-orm'
import { resealed } from './apps.ts'
import type { Seal } from './seal.ts'
import { authenticatorApps, pendingSteps, trustedBrowsers, usedChallenges } from './tables.ts'

export const forgetSteps: Job = {
  name: 'forget-sign-in-steps',
  schedule: '*/15 * * * *',
  summary: 'Deletes expired sign-in steps, challenges of passkeys and trust in browsers',
  run: async ({ db, now }) => {
    for (const table of [pendingSteps, usedChallenges, trustedBrowsers])
      await db.delete(table).where(lte(table.expiresAt, now))
  },
}

const atOnce = 500

/** While both secrets are named: when this has run, the previous one may go. */
export const resealAppsOf = (seal: Seal): Job => ({
  name: 'reseal-authenticator-apps',
  schedule: '27 * * * *',
  summary: 'Encrypts with the new SECRET the secrets of applications that SECRET_PREVIOUS has encrypted',
  run: async ({ db }) => {
    const old = await db
      .select()
      .from(authenticatorApps)
      .where(notLike(authenticatorApps.sealedSecret, `${seal.mark.replaceAll(/[\\%_]/g, '\\$&')}%`))
      .limit(atOnce)
    for (const { userId, sealedSecret } of old) {
      const renewed = resealed(seal, userId, sealedSecret)
      if (renewed === null) continue
      await db
        .update(authenticatorApps)
        .set({ sealedSecret: renewed })
        .where(eq(authenticatorApps.userId, userId))
    }
  },
})
