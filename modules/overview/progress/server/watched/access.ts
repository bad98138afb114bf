import { fullName } from '@school/names/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { noteNames, seesNames } from '@school/organizations/server'
import { schoolYearOf } from '@school/texts'
import { progressErrors } from '../../contract/errors.ts'
import type { WatchedPupil } from '../../contract/index.ts'
import { watchedWords as words } from '../ru.ts'
import { type Ties, watcherOf } from './rules.ts'

export const refuse = refusals(progressErrors)

interface Row extends Ties {
  firstName: string
  lastName: string
  middleName: string
  schoolId: number | null
  schoolClass: WatchedPupil['schoolClass']
}

/** A pupil with what ties the viewer to them; of several classes the one by which they are tied. */
async function findTied({ sql, viewer, now }: Ctx, pupilId: number): Promise<Row | undefined> {
  const { rows } = await sql.query<Row>({
    name: 'find_watched_pupil',
    text: `select u.first_name as "firstName", u.last_name as "lastName", u.middle_name as "middleName", u.id = $1 as "isMe",
        exists (select from family_links where parent_id = $1 and child_id = u.id and state = 'active') as "isChild",
        coalesce(seat.is_taught, false) as "isTaught", coalesce(seat.is_governed, false) as "isGoverned", seat.school_id as "schoolId",
        case when seat.id is not null then jsonb_build_object('id', seat.id, 'name', seat.name, 'schoolTitle', seat.school_title) end as "schoolClass"
      from users u left join lateral (
        select c.id, c.name, o.id as school_id, o.short_name as school_title,
          exists (select from class_members t where t.school_class_id = c.id and t.user_id = $1 and t.role = 'teacher') as is_taught,
          exists (select from memberships h where h.user_id = $1 and h.is_active and h.role = 'admin' and h.organization_id = any (o.path)) as is_governed
        from class_members m join school_classes c on c.id = m.school_class_id join organizations o on o.id = c.organization_id
        where m.user_id = u.id and m.role = 'pupil' and c.archived_at is null and c.school_year >= $3
        order by is_taught desc, is_governed desc, c.school_year desc, c.id limit 1
      ) seat on true
      where u.id = $2 and u.type = 'pupil' and u.leaving_at is null and u.erased_at is null`,
    values: [viewer.id, pupilId, schoolYearOf(now)],
  })
  return rows[0]
}

/**
 * A pupil whose progress the viewer may read. A head who does leaves a trace, as of a list of names (decision 074).
 * @throws watched_pupil_not_found, absent and somebody else's alike
 */
export async function accessWatchedPupil(ctx: Ctx, pupilId: number): Promise<WatchedPupil> {
  const row = await findTied(ctx, pupilId)
  const watcher = row && watcherOf(row, seesNames(ctx))
  if (!row || !watcher) throw refuse('watched_pupil_not_found')
  const { schoolClass, schoolId } = row
  if (watcher === 'head')
    noteNames(ctx, {
      organizationId: schoolId!,
      list: 'progress',
      about: words.pupilOf(schoolClass!.name, pupilId),
      names: 1,
    })
  return { id: pupilId, name: fullName(row), schoolClass, watcher }
}
