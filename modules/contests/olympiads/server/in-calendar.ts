import type { CalendarFeedItem, CalendarSource, ClassCalendarSource } from '@school/calendar/server'
import { link, site } from '@school/routes'
import { grantReachesSql } from './queries.ts'
import { calendarWords as t } from './ru.ts'

interface StageRow {
  id: number
  title: string
  opensAt: Date
  closesAt: Date
  resultsAt: Date | null
  cancelledAt: Date | null
  olympiadId: number
  olympiadTitle: string
  disciplineTitle: string
  disciplineHue: number
  startedAt: Date | null
  finishedAt: Date | null
  deadlineAt: Date | null
  changes: number
}

function standing(row: StageRow, now: Date): CalendarFeedItem['state'] {
  if (row.cancelledAt) return 'cancelled'
  if (row.finishedAt) return 'done'
  if (row.startedAt) return row.deadlineAt !== null && row.deadlineAt <= now ? 'done' : 'live'
  if (row.closesAt <= now) return 'missed'
  return row.opensAt <= now ? 'live' : 'planned'
}

function itemsOf(row: StageRow, now: Date): CalendarFeedItem[] {
  const shared = {
    kind: 'olympiad_stage',
    disciplineName: row.disciplineTitle,
    hue: row.disciplineHue,
    courseId: null,
    url: link(site.lms.olympiad, { olympiad_id: row.olympiadId }),
    teacherName: null,
    revision: row.changes,
  } as const
  const window: CalendarFeedItem = {
    ...shared,
    id: `olympiad_stage:${row.id}`,
    title: t.window(row.olympiadTitle, row.title),
    startsAt: row.opensAt,
    endsAt: row.closesAt,
    state: standing(row, now),
  }
  if (!row.resultsAt) return [window]
  const isOff = row.cancelledAt !== null
  const results: CalendarFeedItem = {
    ...shared,
    id: `olympiad_stage:${row.id}:results`,
    title: t.results(row.olympiadTitle, row.title),
    startsAt: row.resultsAt,
    endsAt: null,
    state: isOff ? 'cancelled' : row.resultsAt <= now ? 'done' : 'planned',
  }
  return [window, results]
}

/** Stages in which a person takes part, including cancelled ones, and announced stages of the same olympiads. */
export const stagesInCalendar: CalendarSource = async (sql, { userId, from, to, now }) => {
  const { rows } = await sql.query<StageRow>({
    name: 'list_calendar_stages',
    text: `with mine as (
        select distinct on (s.olympiad_id) s.olympiad_id, p.grade_index
        from olympiad_participations p join olympiad_stages s on s.id = p.stage_id
        where p.user_id = $1 and not p.is_virtual order by s.olympiad_id, p.registered_at desc
      )
      select s.id, s.title, s.opens_at + make_interval(secs => shift.seconds) as "opensAt",
        s.closes_at + make_interval(secs => shift.seconds) as "closesAt", s.results_at as "resultsAt", s.cancelled_at as "cancelledAt",
        o.id as "olympiadId", o.title as "olympiadTitle", d.title as "disciplineTitle", d.hue as "disciplineHue",
        a.started_at as "startedAt", a.finished_at as "finishedAt", a.deadline_at as "deadlineAt",
        (select count(*)::int from olympiad_stage_changes c where c.stage_id = s.id and c.kind in ('moved', 'cancelled')) as changes
      from mine
      join olympiads o on o.id = mine.olympiad_id
      join disciplines d on d.id = o.discipline_id
      join olympiad_stages s on s.olympiad_id = o.id
      left join olympiad_participations p on p.stage_id = s.id and p.user_id = $1 and not p.is_virtual
      left join attempts a on a.work_id = p.work_id and a.user_id = $1 and a.number = 1
      cross join lateral (
        select coalesce(sum(w.shift_seconds), 0)::int as seconds from work_allowances w
        where w.work_id = p.work_id and w.shift_seconds <> 0 and ${grantReachesSql}
      ) shift
      where (p.id is not null or (s.cancelled_at is null and s.opens_at > $4 and s.entry <> 'by_result' and exists (
          select from olympiad_grades g where g.stage_id = s.id and g.grade_index = mine.grade_index)))
        and ((s.opens_at + make_interval(secs => shift.seconds) < $3 and s.closes_at + make_interval(secs => shift.seconds) >= $2)
          or (s.results_at >= $2 and s.results_at < $3))
      order by s.opens_at, s.id`,
    values: [userId, from, to, now],
  })
  return rows.flatMap((row) => itemsOf(row, now))
}

/** Stages with participants from the classes, and upcoming stages for their grades. */
export const stagesOfClasses: ClassCalendarSource = async (sql, { classIds, from, to, now }) => {
  const { rows } = await sql.query<StageRow & { classIds: number[] }>({
    name: 'list_calendar_stages_of_classes',
    text: `select s.id, s.title, s.opens_at as "opensAt", s.closes_at as "closesAt", s.results_at as "resultsAt", s.cancelled_at as "cancelledAt",
        o.id as "olympiadId", o.title as "olympiadTitle", d.title as "disciplineTitle", d.hue as "disciplineHue",
        null as "startedAt", null as "finishedAt", null as "deadlineAt", of.ids as "classIds",
        (select count(*)::int from olympiad_stage_changes c where c.stage_id = s.id and c.kind in ('moved', 'cancelled')) as changes
      from olympiad_stages s
      join olympiads o on o.id = s.olympiad_id and o.retired_at is null
      join disciplines d on d.id = o.discipline_id
      cross join lateral (
        select array_agg(c.id order by c.grade_index, c.letter) as ids from school_classes c
        where c.id = any($1::int[]) and (
          exists (select from class_members m join olympiad_participations p on p.user_id = m.user_id and p.stage_id = s.id and not p.is_virtual
            where m.school_class_id = c.id and m.role = 'pupil')
          or (s.cancelled_at is null and s.entry <> 'by_result' and s.closes_at > $4 and exists (
            select from olympiad_grades g where g.stage_id = s.id and g.grade_index = c.grade_index)))
      ) of
      where of.ids is not null
        and ((s.opens_at < $3 and s.closes_at >= $2) or (s.results_at >= $2 and s.results_at < $3))
      order by s.opens_at, s.id`,
    values: [classIds, from, to, now],
  })
  return rows.flatMap((row) =>
    itemsOf(row, now).map((item) => ({
      ...item,
      classIds: row.classIds,
      // For a whole class a stage is neither done nor missed.
      state: item.state === 'missed' || item.state === 'done' ? 'planned' : item.state,
      url: link(site.lms.teacherOlympiadStage, { stage_id: row.id }),
    })),
  )
}
