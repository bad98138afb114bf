import type { DemoPart } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { dayIn } from '@school/texts'

const dayMs = 86_400_000

/** Yesterday the teacher invited the pupils who are solving now or have only registered, and every third of the rest. */
async function seedInvitations(unit: Unit, teacherId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - dayMs)
  await unit.sql.query({
    text: `insert into olympiad_invitations (stage_id, user_id, day, sent_by, sent_at)
      select distinct s.id, m.user_id, $2::date, $1::int, $3::timestamptz
      from olympiads o join olympiad_stages s on s.olympiad_id = o.id and s.key = 'main' and s.published_at is null
      join olympiad_grades g on g.stage_id = s.id
      join school_classes c on c.grade_index = g.grade_index and c.archived_at is null
      join class_members me on me.school_class_id = c.id and me.user_id = $1 and me.role = 'teacher'
      join class_members m on m.school_class_id = c.id and m.role = 'pupil'
      left join olympiad_participations p on p.stage_id = s.id and p.user_id = m.user_id and not p.is_virtual
      left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id
      where o.key = 'physics-around' and a.finished_at is null and (p.id is not null or m.user_id % 3 = 0)
        and (p.registered_at is null or p.registered_at < $3::timestamptz)
      on conflict do nothing`,
    values: [teacherId, dayIn(at), at],
  })
}

/** The school of the administrator has opened the running stage to its youngest grade. */
async function seedAccesses(unit: Unit, adminId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 2 * dayMs)
  await unit.sql.query({
    text: `insert into olympiad_class_accesses (stage_id, school_class_id, opened_at, opened_by)
      select s.id, c.id, $2, $1 from olympiad_stages s join olympiads o on o.id = s.olympiad_id
      join olympiad_grades g on g.stage_id = s.id join school_classes c on c.grade_index = g.grade_index and c.archived_at is null
      join memberships m on m.organization_id = c.organization_id and m.user_id = $1 and m.role = 'admin'
      where o.key = 'physics-around' and s.key = 'main' and s.entry = 'code'
        and c.grade_index = (select min(grade_index) from olympiad_grades where stage_id = s.id)
      order by c.id on conflict do nothing`,
    values: [adminId, at],
  })
}

/** Preparation of the same school: two classes have classrooms, most of the check list is ticked. */
async function seedPreparation(unit: Unit, adminId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - dayMs)
  await unit.sql.query({
    text: `insert into olympiad_class_rooms (stage_id, school_class_id, room, supervisor_id, supervisor_name, set_at, set_by)
      select s.id, c.id, (10 + row_number() over (order by c.id))::text, case when row_number() over (order by c.id) = 1 then $1::int end,
        case when row_number() over (order by c.id) = 2 then 'Савельев Архип Савельевич' else '' end, $2, $1
      from olympiad_stages s join olympiads o on o.id = s.olympiad_id join olympiad_grades g on g.stage_id = s.id
      join school_classes c on c.grade_index = g.grade_index and c.archived_at is null
      join memberships m on m.organization_id = c.organization_id and m.user_id = $1 and m.role = 'admin'
      where o.key = 'physics-around' and s.key = 'main' order by c.id limit 2`,
    values: [adminId, at],
  })
  await unit.sql.query({
    text: `insert into olympiad_readiness_ticks (stage_id, organization_id, item, ticked_at, ticked_by)
      select s.id, m.organization_id, item, $2, $1 from olympiad_stages s join olympiads o on o.id = s.olympiad_id
      join memberships m on m.user_id = $1 and m.role = 'admin', unnest(array['classrooms', 'computers', 'memo']) item
      where o.key = 'physics-around' and s.key = 'main'`,
    values: [adminId, at],
  })
}

/** What the school and the teacher of the demo school have prepared. */
export const deskOfDemo: DemoPart = {
  name: 'olympiads.desk',
  needs: ['olympiads.jury'],
  async seed({ unit, accounts, now }) {
    const adminId = accounts.get('school-admin')!
    await seedAccesses(unit, adminId, now)
    await seedPreparation(unit, adminId, now)
    await seedInvitations(unit, accounts.get('teacher')!, now)
  },
}
