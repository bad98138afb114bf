import { fullName, nameOrderSql, namesApart } from '@school/names/server'
import { lastVisitSql } from '@school/accounts/server'
import type { TableFormat } from '@school/kernel/contract'
import { type Ctx, dayCell, TableFile } from '@school/kernel/server'
import { noteNames, seesNames } from '@school/organizations/server'
import { dayIn } from '@school/texts'
import type { ManagedPupil, PupilEntry } from '../../contract/managed-class.ts'
import { accessManagedClass, type ManagedClass } from '../access.ts'
import { neverSignedInSql, signsInByCodeOnlySql } from '../pupil-sign-in.ts'
import { portalWords as words } from '../ru-portal.ts'

interface Row {
  userId: number
  firstName: string
  lastName: string
  middleName: string
  entry: PupilEntry
  login: string | null
  parents: number
  gradeIndex: number | null
  lastVisitAt: Date | null
}

/** By name where names are visible; numbers are ordered by account ids, because the order by name would reveal something of the names. */
async function listRows({ sql }: Ctx, classId: number, isByName: boolean): Promise<Row[]> {
  const order = isByName ? `${nameOrderSql('u')}, u.id` : 'u.id'
  const { rows } = await sql.query<Row>({
    name: `list_managed_pupils_by_${isByName ? 'name' : 'number'}`,
    text: `select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.middle_name as "middleName",
        case when ${neverSignedInSql('u')} then 'absent' when ${signsInByCodeOnlySql('u')} then 'code' else 'own' end as entry,
        coalesce(u.email::text, u.phone) as login,
        (select count(*)::int from family_links f where f.child_id = u.id and f.state = 'active') as parents,
        u.grade_index as "gradeIndex", s.seen as "lastVisitAt"
      from class_members m join users u on u.id = m.user_id
        cross join lateral (select ${lastVisitSql('u.id')} as seen) s
      where m.school_class_id = $1 and m.role = 'pupil' order by ${order}`,
    values: [classId],
  })
  return rows
}

const present =
  (place: ManagedClass, isByName: boolean) =>
  (
    { userId, entry, login, parents, gradeIndex, lastVisitAt, ...name }: Row,
    index: number,
  ): ManagedPupil => ({
    number: index + 1,
    userId: isByName ? userId : null,
    name: isByName ? fullName(name) : null,
    entry,
    login: isByName && place.isOwnSchool ? login : null,
    parents,
    gradeIndex,
    isGradeSame: gradeIndex === place.gradeIndex,
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
  })

async function read(
  ctx: Ctx,
  classId: number,
  list: 'class' | 'class_file',
): Promise<{ place: ManagedClass; pupils: ManagedPupil[] }> {
  const place = await accessManagedClass(ctx, classId)
  const isByName = seesNames(ctx)
  const rows = await listRows(ctx, classId, isByName)
  const pupils = await namesApart(ctx.sql, rows.map(present(place, isByName)), { id: 'userId', name: 'name' })
  if (isByName)
    noteNames(ctx, { organizationId: place.schoolId, list, about: place.name, names: pupils.length })
  return { place, pupils }
}

/** @throws school_class_not_found */
export const readManagedPupils = async (ctx: Ctx, classId: number): Promise<ManagedPupil[]> =>
  (await read(ctx, classId, 'class')).pupils

/** @throws school_class_not_found */
export async function managedPupilsFile(ctx: Ctx, classId: number, format: TableFormat): Promise<TableFile> {
  const { place, pupils } = await read(ctx, classId, 'class_file')
  return new TableFile({
    format,
    name: words.file(place.name),
    titles: [
      words.number,
      words.pupil,
      words.entry,
      words.login,
      words.parents,
      words.grade,
      words.lastVisit,
    ],
    rows: pupils.map(({ number, name, entry, login, parents, gradeIndex, lastVisitAt }) => [
      number,
      name ?? words.pupilOf(number),
      words.entries[entry],
      login,
      parents,
      gradeIndex,
      dayCell(lastVisitAt && dayIn(lastVisitAt)),
    ]),
  })
}
