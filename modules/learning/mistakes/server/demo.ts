import type { DemoPart, DemoSchool } from '@school/demo-school/server'
import { jobContext } from '@school/kernel/server'
import { keepMistakes } from './keep.ts'

const travellers = ['pupil', 'elementary', 'graduate', 'parent']

/** Older mistakes get no card. */
const pathDays = 30

/** Attempts in which something went wrong in the last weeks. */
async function listAttempts({ unit, now, accounts }: DemoSchool): Promise<number[]> {
  const { rows } = await unit.sql.query<{ id: number }>({
    text: `select distinct a.id from attempts a join answers g on g.attempt_id = a.id
      where a.user_id = any($1::int[]) and g.verdict ->> 'outcome' <> 'right' and g.answered_at > $2::timestamptz - make_interval(days => $3)
      order by a.id`,
    values: [travellers.map((name) => accounts.get(name)), now, pathDays],
  })
  return rows.map(({ id }) => id)
}

/** Most came back in time and were right; every eighth waits today. */
async function walk({ unit: { sql }, now }: DemoSchool): Promise<void> {
  await sql.query({
    text: `with aged as (
        select m.id, m.missed_at, ($1::timestamptz at time zone u.timezone)::date as today,
          ($1::timestamptz at time zone u.timezone)::date - (m.missed_at at time zone u.timezone)::date as days,
          row_number() over (partition by m.user_id order by m.missed_at desc) as recent
        from mistakes m join users u on u.id = m.user_id
      ), gone as (delete from mistakes m using aged a where a.id = m.id and a.days > $2)
      update mistakes m set
        state = case when a.days >= 14 then 'closed' else 'open' end,
        step = case when a.days >= 4 then 3 when a.days >= 2 then 2 else m.step end,
        returns_on = case when a.days > 0 and a.recent % 8 = 1 then a.today when a.days >= 4 then a.today + greatest(1, 14 - a.days)
          when a.days >= 2 then a.today + greatest(1, 4 - a.days) else m.returns_on end,
        moved_at = case when a.days >= 2 then a.missed_at + interval '1 day' end,
        closed_at = case when a.days >= 14 then a.missed_at + interval '14 days' end,
        closed_by = case when a.days >= 14 then 'solved' end
      from aged a where a.id = m.id and a.days between 1 and $2`,
    values: [now, pathDays],
  })
}

/** Demo cards: mistakes of the demo users. */
export const mistakesOfDemo: DemoPart = {
  name: 'mistakes',
  needs: ['lessons', 'checking', 'trainings', 'olympiads', 'homeworks', 'skills-practice', 'exam-checking'],
  async seed(school) {
    const ctx = jobContext(school.unit, school.now, { extensions: school.extensions })
    await keepMistakes(ctx, await listAttempts(school))
    await walk(school)
  },
}
