import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { listedNameSql, publicNameSql, teacherNameSql } from '@school/names/server'
import { containsSql, type Sql } from '@school/db'
import type { Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { isNearSql, seesPhotoSql } from '@school/school-classes/server'
import type { Relation } from '../../contract/person.ts'

export interface PersonRow {
  id: number
  firstName: string
  middleName: string
  lastName: string
  type: 'pupil' | 'agent'
  gradeIndex: number | null
  isParent: boolean
  publicProfile: boolean
  avatar: Avatar | null
  isNear: boolean
  caption: string
  school: { name: string; city: string } | null
  subjects: string[]
}

/** Of somebody who has asked to be forgotten there is no page. */
export async function findPerson(
  sql: Sql,
  id: number,
  { viewerId, seesAll }: { viewerId: number; seesAll: boolean },
): Promise<PersonRow | undefined> {
  const { rows } = await sql.query<PersonRow>({
    name: 'find_person',
    text: `select u.id, u.first_name as "firstName", u.middle_name as "middleName", u.last_name as "lastName", u.type,
        u.grade_index as "gradeIndex", u.is_parent as "isParent", u.public_profile as "publicProfile", ${avatarSql('u', `$3 or ${seesPhotoSql('u', '$2::int')}`)} as avatar,
        ${isNearSql('u', '$2::int')} as "isNear", coalesce(p.caption, '') as caption,
        coalesce((select jsonb_build_object('name', o.short_name, 'city', o.city) from class_members m
            join school_classes c on c.id = m.school_class_id and c.archived_at is null
            join organizations o on o.id = c.organization_id and o.kind <> 'own' where m.user_id = u.id order by c.id limit 1),
          (select jsonb_build_object('name', o.short_name, 'city', o.city) from memberships m
            join organizations o on o.id = m.organization_id and o.kind = 'school' where m.user_id = u.id order by m.is_active desc, m.id limit 1),
          (select jsonb_build_object('name', s.name, 'city', t.name) from directory_schools s
            join towns t on t.id = s.town_id where s.id = p.school_id)) as school,
        array(select d.title from disciplines d where d.id = any(p.discipline_ids) order by d.position) as subjects
      from users u left join profiles p on p.user_id = u.id
      where u.id = $1 and u.leaving_at is null and u.erased_at is null`,
    values: [id, viewerId, seesAll],
  })
  return rows[0]
}

export interface AcquaintanceRow {
  id: number
  name: string
  avatar: Avatar | null
  relation: Relation
  className: string | null
}

/** The search uses the displayed name, so that a hidden family name cannot be guessed letter by letter. */
const shownSql = `case when found.relation in ('pupil', 'child', 'parent', 'colleague') then ${listedNameSql('u')}
    when found.relation = 'teacher' then ${teacherNameSql('u')}
    else ${publicNameSql('u')} end`

export function listAcquaintances(sql: Sql, viewerId: number, nameCont: string, paging: Paging) {
  return listPage<AcquaintanceRow>(sql, paging, (limit, offset) => ({
    name: 'list_acquaintances',
    text: `with mine as (
        select c.id, c.name, m.role from class_members m
        join school_classes c on c.id = m.school_class_id and c.archived_at is null where m.user_id = $1
      ), everybody as (
        select tie.child_id as user_id, 'child' as relation, null::text as class_name, 1 as rank
        from family_links tie where tie.parent_id = $1 and tie.state = 'active'
        union all
        select tie.parent_id, 'parent', null, 1 from family_links tie where tie.child_id = $1 and tie.state = 'active'
        union all
        select m.user_id, case when m.role = 'teacher' then case mine.role when 'teacher' then 'colleague' else 'teacher' end
            else case mine.role when 'teacher' then 'pupil' else 'classmate' end end, mine.name, case m.role when 'teacher' then 2 else 3 end
        from mine join class_members m on m.school_class_id = mine.id and m.user_id <> $1
      ), found as (
        select distinct on (user_id) * from everybody order by user_id, rank, class_name
      ), shown as (
        select u.id, ${shownSql} as name, ${avatarSql('u')} as avatar, found.relation, found.class_name as "className", found.rank
        from found join users u on u.id = found.user_id and u.leaving_at is null and u.erased_at is null
      )
      select count(*) over ()::int as total, id, name, avatar, relation, "className" from shown
      where $2 = '' or ${containsSql('name', '$2')}
      order by rank, "className" nulls first, name collate russian, id limit $3 offset $4`,
    values: [viewerId, nameCont, limit, offset],
  }))
}
