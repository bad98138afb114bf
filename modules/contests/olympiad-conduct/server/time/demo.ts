import type { DemoPart } from '@school/demo-school/server'
import type { Unit } from '@school/db'

const minuteMs = 60_000

/** A teacher of a participating school has requested time in the open stage, and the request is pending. */
async function seedRequest(unit: Unit, teacherId: number, now: Date): Promise<void> {
  await unit.sql.query({
    text: `insert into olympiad_time_requests (stage_id, target, target_id, extra_minutes, shift_minutes, reason, asked_by, asked_at)
      select s.id, 'class', m.school_class_id, 15, 0, 'В кабинете на четверть часа пропала связь', $1, $2
      from olympiads o join olympiad_stages s on s.olympiad_id = o.id and s.key = 'main' and s.published_at is null
      join lateral (
        select school_class_id from class_members where user_id = $1 and role = 'teacher' order by school_class_id limit 1
      ) m on true where o.key = 'physics-around'`,
    values: [teacherId, new Date(now.getTime() - 7 * minuteMs)],
  })
}

export const requestOfDemo: DemoPart = {
  name: 'olympiads.conduct',
  needs: ['olympiads'],
  seed: ({ unit, accounts, now }) => seedRequest(unit, accounts.get('school-teacher')!, now),
}
