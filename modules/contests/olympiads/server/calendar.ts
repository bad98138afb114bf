import { type Ctx, type FileReply, handle, madeFile, type Route } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { readerAddress } from '@school/routes/reader-address'
import ical, { ICalAlarmType } from 'ical-generator'
import { saveStageToCalendar } from '../contract/index.ts'
import { accessStage } from './access.ts'
import { calendarWords as t } from './ru.ts'

export interface Site {
  /** Without a trailing slash. */
  publicUrl: string
}

const dayBefore = 24 * 60 * 60

/** Calendar file of a stage; importing it again moves the same events. @throws stage_not_found */
async function calendarFile(ctx: Ctx, stageId: number, { publicUrl }: Site): Promise<FileReply> {
  const { stage, olympiad } = await accessStage(ctx, stageId)
  const host = new URL(publicUrl).hostname
  const url = readerAddress(
    { portalUrl: ctx.portalUrl, siteUrl: publicUrl },
    link(site.lms.olympiad, { olympiad_id: olympiad.id }),
  )
  const calendar = ical({ name: t.name, prodId: { company: t.name, product: t.product, language: 'RU' } })
  const add = (part: string, start: Date, end: Date, summary: string, description: string) =>
    calendar.createEvent({
      id: `olympiad-stage-${stage.id}-${part}@${host}`,
      stamp: ctx.now,
      start,
      end,
      summary,
      description,
      url,
    })
  add(
    'window',
    stage.opensAt,
    stage.closesAt,
    t.window(olympiad.title, stage.title),
    t.windowText(stage.closesAt, url),
  ).createAlarm({ type: ICalAlarmType.display, triggerBefore: dayBefore })
  if (stage.resultsAt)
    add('results', stage.resultsAt, stage.resultsAt, t.results(olympiad.title, stage.title), url)
  return madeFile(
    'text/calendar; charset=utf-8',
    `${olympiad.title}. ${stage.title}.ics`,
    calendar.toString(),
  )
}

export const calendarRoutesOf = (place: Site): Route[] => [
  handle(saveStageToCalendar, (ctx, { params }) => calendarFile(ctx, params.stageId, place)),
]
