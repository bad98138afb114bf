import type { Ctx } from '@school/kernel/server'
import { dayIn, daysBetween } from '@school/texts'
import { mostRepeatDays, type KeptHomeworks } from '../contract/kept.ts'
import { accessManagedToChange, accessPublished, refuse } from './access.ts'
import { listRepeats, listTemplates, type RepeatRow } from './kept-queries.ts'
import type { ManagedRow } from './managed-queries.ts'
import { nextOn } from './rules/repeat.ts'

const presentRepeat = (row: RepeatRow, today: string): KeptHomeworks['repeats'][number] => ({
  homeworkId: row.homeworkId,
  title: row.title,
  classes: row.classes,
  weekdays: row.weekdays,
  untilOn: row.untilOn,
  nextOn: nextOn(row, row.lastOn !== null && row.lastOn > today ? row.lastOn : today),
})

export async function readKept(ctx: Ctx): Promise<KeptHomeworks> {
  const today = dayIn(ctx.now)
  const [templates, repeats] = await Promise.all([
    listTemplates(ctx.sql, ctx.viewer.id),
    listRepeats(ctx.sql, ctx.viewer.id, today),
  ])
  return { templates, repeats: repeats.map((row) => presentRepeat(row, today)) }
}

/** The ordinary set represents its assignment. @throws homework_not_found, homework_not_published */
async function accessWhole(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  const homework = await accessPublished(ctx, homeworkId)
  return homework.baseId === null ? homework : accessPublished(ctx, homework.baseId)
}

/** @throws homework_not_found, homework_not_published */
export async function keepTemplate(ctx: Ctx, homeworkId: number, title: string): Promise<void> {
  const { id } = await accessWhole(ctx, homeworkId)
  await ctx.sql.query({
    name: 'keep_homework_template',
    text: `insert into homework_templates (homework_id, author_id, title, created_at) values ($1, $2, $3, $4)
      on conflict (homework_id) do update set title = excluded.title`,
    values: [id, ctx.viewer.id, title, ctx.now],
  })
}

/** @throws homework_not_found */
export async function dropTemplate(ctx: Ctx, homeworkId: number): Promise<void> {
  const { id, baseId } = await accessManagedToChange(ctx, homeworkId)
  await ctx.sql.query({
    name: 'drop_homework_template',
    text: 'delete from homework_templates where homework_id = $1',
    values: [baseId ?? id],
  })
}

/** @throws homework_not_found, homework_not_published, repeat_of_webinar, repeat_passed, repeat_too_long */
export async function repeatOn(
  ctx: Ctx,
  homeworkId: number,
  { weekdays, untilOn }: { weekdays: readonly number[]; untilOn: string },
): Promise<void> {
  const { id, webinar } = await accessWhole(ctx, homeworkId)
  const today = dayIn(ctx.now)
  if (webinar) throw refuse('repeat_of_webinar')
  if (untilOn <= today) throw refuse('repeat_passed')
  if (daysBetween(today, untilOn) > mostRepeatDays) throw refuse('repeat_too_long')
  await ctx.sql.query({
    name: 'repeat_homework',
    text: `insert into homework_repeats (homework_id, weekdays, until_on, created_at) values ($1, $2, $3, $4)
      on conflict (homework_id) do update set weekdays = excluded.weekdays, until_on = excluded.until_on, stopped_at = null`,
    values: [id, [...new Set(weekdays)].toSorted((a, b) => a - b), untilOn, ctx.now],
  })
}

/** Idempotent. @throws homework_not_found */
export async function stopRepeating(ctx: Ctx, homeworkId: number): Promise<void> {
  const { id, baseId } = await accessManagedToChange(ctx, homeworkId)
  await ctx.sql.query({
    name: 'stop_homework_repeat',
    text: 'update homework_repeats set stopped_at = coalesce(stopped_at, $2) where homework_id = $1',
    values: [baseId ?? id, ctx.now],
  })
}
