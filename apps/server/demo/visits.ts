import { seedSignIns } from '@school/accounts/server'
import type { Unit } from '@school/db'

/** Pupils of the schools of a teacher have signed in shortly before their last answers. */
export async function seedVisits(unit: Unit, teacherId: number): Promise<void> {
  const { rows } = await unit.sql.query<{ userId: number; at: Date }>({
    text: `select a.user_id as "userId", max(n.answered_at) - interval '5 minutes' as at from class_members me
      join school_classes own on own.id = me.school_class_id
      join school_classes c on c.organization_id = own.organization_id
      join class_members m on m.school_class_id = c.id and m.role = 'pupil'
      join attempts a on a.user_id = m.user_id join answers n on n.attempt_id = a.id
      where me.user_id = $1 and me.role = 'teacher' group by 1`,
    values: [teacherId],
  })
  await seedSignIns(unit, rows)
}
