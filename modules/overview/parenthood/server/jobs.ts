import { type JobContext, sendMessage, type WalkingJob } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { mondayOf } from '@school/texts'
import type { LetterKind } from '../contract/report.ts'
import { eveningWords, readEvening } from '@school/today/server'
import { letterOf } from './letters.ts'
import { findLetter, listDueLetters, noteLetter } from './queries.ts'
import { readReport } from './report.ts'

const portion = 100

/** Writes one letter; nothing when nothing was done, or when it was written already. */
export async function writeLetter(ctx: JobContext, kind: LetterKind, linkId: number): Promise<void> {
  const row = await findLetter(ctx.sql, kind, linkId, ctx.now)
  if (!row?.isOn) return
  const { childId, child, to, zone, day } = row
  const from = kind === 'evening' ? day : mondayOf(day)
  const span = kind === 'evening' ? 'day' : 'week'
  const { told: summary } = await readReport(ctx.sql, { childId, from, today: day, span, zone })
  const evening = kind === 'evening' ? await readEvening(ctx, childId) : null
  // A day of which nothing can be praised is no letter.
  if (!summary && !evening?.digest.done.length) return
  const plan = evening ? eveningWords.lines(evening.digest) : []
  const isNew = await noteLetter(ctx.sql, { linkId, kind, day, now: ctx.now })
  if (!isNew) return
  const page = link(site.user.childProgress, { child_id: childId })
  const cause = `family-${kind}:${linkId}:${day}`
  await sendMessage(ctx, letterOf(kind, { linkId, child, summary, plan, link: page, to, cause }), ctx.now)
}

const letterJob = (kind: LetterKind, summary: string): WalkingJob => ({
  name: `family-${kind}-letters`,
  // Every hour: where somebody lives it is seven in the evening.
  schedule: '10 * * * *',
  summary,
  list: ({ sql, now }, { after, except }) =>
    listDueLetters(sql, kind, { now, after, except, limit: portion }),
  each: async (ctx, ids) => {
    for (const id of ids) await writeLetter(ctx, kind, id)
  },
})

export const jobs = [
  letterJob('evening', 'Writes to parents in the evening how the day of a child was, when there was one'),
  letterJob('weekly', 'Writes to parents on Sundays how the week of a child was'),
]
