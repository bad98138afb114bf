import type { Hold } from '@school/profiles/server'

/**
 * Participants of an olympiad stay in the class in which they began until its last stage is over and published: tasks and diplomas belong
 * to a class.
 */
export const olympiadHold: Hold = {
  of: 'grade',
  async isHeld({ sql, now }, userId) {
    const { rows } = await sql.query<{ is: boolean }>({
      name: 'is_grade_held_by_olympiad',
      text: `select exists (
          select from olympiad_participations p join olympiad_stages own on own.id = p.stage_id
          join olympiad_stages s on s.olympiad_id = own.olympiad_id
          where p.user_id = $1 and not p.is_virtual and own.cancelled_at is null and s.cancelled_at is null
            and s.kind <> 'trial' and (s.closes_at > $2 or (s.results_at is not null and s.published_at is null))) as "is"`,
      values: [userId, now],
    })
    return rows[0]!.is
  },
}
