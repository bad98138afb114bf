import type { SingleJob } from '@school/kernel/server'
import { lt } from 'drizzle-orm'
import { spentCaptchas } from './tables.ts'

export const forgetSpentCaptchas: SingleJob = {
  name: 'forget-spent-captchas',
  schedule: '37 * * * *',
  summary: 'Forgets solved captchas that have expired',
  run: async ({ db, now }) => {
    await db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, now))
  },
}
