import { type Ctx, type FileReply, madeFile } from '@school/kernel/server'
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { accessOwnerBy, refuse } from './access.ts'
import type { FeedItem } from './feed.ts'
import { classesOf, peopleOf, readItemsOf, readItemsOfClasses, type Site } from './read.ts'
import { feedWords as t } from './ru.ts'

const dayMs = 86_400_000
const daysBack = 31
const daysAhead = 366
/** How often programs should refresh. */
const ttlSeconds = 4 * 3600

/** @param hasUrls of a person's own feed; a page for strangers leads nowhere */
function addItem(
  calendar: ICalCalendar,
  item: FeedItem & { ofId: number },
  { stamp, site: { publicUrl }, hasUrls }: { stamp: Date; site: Site; hasUrls: boolean },
): void {
  const isLong = item.endsAt !== null && item.endsAt.getTime() - item.startsAt.getTime() >= dayMs
  const url = hasUrls && item.url !== null ? publicUrl + item.url : null
  calendar.createEvent({
    // Steady: a program that comes again changes the same event.
    id: `${item.id.replaceAll(':', '-')}-of-${item.ofId}@${new URL(publicUrl).hostname}`,
    sequence: item.revision,
    status: item.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A week-long stage or the minute of a deadline does not make a person busy.
    transparency:
      item.endsAt === null || isLong ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    stamp,
    ...(item.day === undefined
      ? {
          // Instants in UTC are the same in every zone and over every change of clocks.
          start: item.startsAt,
          // Without an end it is a moment (RFC 5545, 3.6.1).
          ...(item.endsAt !== null && { end: item.endsAt }),
        }
      : { allDay: true, start: new Date(`${item.day}T00:00:00Z`) }),
    summary: item.title,
    description: [item.disciplineName, url].filter((part) => part !== null).join('\n') || null,
    categories: [{ name: t.kinds[item.kind] }],
    url,
  })
}

/** A calendar for programs. @throws calendar_share_not_found */
export async function readFeed(
  ctx: Ctx,
  { userId, token }: { userId: number; token: string },
  site: Site,
): Promise<FileReply> {
  const { kind, schoolClassId, ...owner } = await accessOwnerBy(ctx, token, userId)
  const taught = await classesOf(ctx, owner)
  const schoolClass = taught.find(({ id }) => id === schoolClassId)
  // Of a class that its maker teaches no more, or of a year that is over.
  if (kind === 'class' && !schoolClass) throw refuse('calendar_share_not_found')
  const people = schoolClass ? [] : await peopleOf(ctx, owner)
  const classes = schoolClass ? [schoolClass] : taught
  const { now } = ctx
  const span = {
    from: new Date(now.getTime() - daysBack * dayMs),
    to: new Date(now.getTime() + daysAhead * dayMs),
    now,
  }
  const calendar = ical({
    name: owner.isParent ? t.ofChildren : t.of(schoolClass?.name ?? owner.firstName),
    prodId: { company: t.school, product: t.product, language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ttlSeconds,
    x: [{ key: 'X-WR-TIMEZONE', value: owner.timezone }],
  })
  // Constant within an hour, so that the ETag is stable and repeated requests get 304.
  const stamp = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
  const items = [
    ...(await readItemsOf(ctx, people, span)),
    ...(await readItemsOfClasses(ctx, { classes, teacherId: owner.id, isOne: kind === 'class' }, span)),
  ]
  for (const item of items)
    addItem(calendar, item, { stamp, site, hasUrls: kind === 'feed' && !owner.isParent })
  return madeFile('text/calendar; charset=utf-8', 'calendar.ics', calendar.toString(), true)
}
