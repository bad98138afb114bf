import type { DemoPart } from '@school/demo-school/server'
import { grantAchievements } from './grants.ts'

/** Grants everybody what they have reached; all but the last of each person was seen when it came. */
export const achievementsOfDemo: DemoPart = {
  name: 'achievements',
  needs: ['lessons', 'checking', 'trainings', 'olympiads', 'homeworks', 'skills-practice', 'exam-checking'],
  async seed({ unit: { sql }, now }) {
    const { rows } = await sql.query<{ id: number }>({ text: `select id from users where type = 'pupil'` })
    await grantAchievements(
      sql,
      rows.map(({ id }) => id),
      now,
    )
    await sql.query({
      text: `update achievement_grants g set seen_at = reached_at
      where exists (select from achievement_grants later where later.user_id = g.user_id
        and (later.reached_at, later.family, later.of) > (g.reached_at, g.family, g.of))`,
    })
  },
}
