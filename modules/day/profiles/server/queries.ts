import type { Sql } from '@school/db'
import type { ReadChosenSchool } from '@school/organizations/server'
import type { ProfileRow } from './tables.ts'

/** The row of a person with the names of what it points to. */
export type KnownProfile = Omit<ProfileRow, 'userId' | 'personalChangedAt'> & {
  personalChangedAt: Date | null
  school: { id: number; name: string; address: string; cityId: number; cityName: string } | null
  schoolCityName: string | null
  town: { id: number; name: string; regionId: number; regionName: string } | null
  disciplines: { id: number; title: string }[]
}

/** `null` for a user without a profile row. */
export async function findProfile(sql: Sql, userId: number): Promise<KnownProfile | null> {
  const { rows } = await sql.query<KnownProfile>({
    name: 'find_own_profile',
    text: `select p.gender, p.citizenship_id as "citizenshipId", p.parent_sms_required as "parentSmsRequired", p.skype, p.caption, p.about, p.profession,
        p.attestation_format_id as "attestationFormatId", p.education_form_id as "educationFormId",
        p.last_certification_date::text as "lastCertificationDate", p.school_entry_year as "schoolEntryYear",
        p.start_teaching_year as "startTeachingYear", p.school_id as "schoolId", p.school_name as "schoolName",
        p.school_town_id as "schoolTownId", p.town_id as "townId", p.address, p.discipline_ids as "disciplineIds",
        p.agent_profession_ids as "agentProfessionIds", p.social_links as "socialLinks", p.foreign_place as "foreignPlace",
        p.weekly_minutes as "weeklyMinutes", p.personal_changed_at as "personalChangedAt", p.photo_changed_at as "photoChangedAt",
        p.grade_changed_at as "gradeChangedAt", p.grade_checked_year as "gradeCheckedYear", p.type_changed_at as "typeChangedAt",
        p.onboarding, p.skipped_fields as "skippedFields", p.asked_again_at as "askedAgainAt",
        (select jsonb_build_object('id', s.id, 'name', s.name, 'address', s.address, 'cityId', st.id, 'cityName', st.name)
          from directory_schools s join towns st on st.id = s.town_id where s.id = p.school_id) as school,
        (select st.name from towns st where st.id = p.school_town_id) as "schoolCityName",
        (select jsonb_build_object('id', t.id, 'name', t.name, 'regionId', t.region_id, 'regionName', t.region_name)
          from towns t where t.id = p.town_id) as town,
        coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title) order by d.position)
          from disciplines d where d.id = any(p.discipline_ids)), '[]') as disciplines
      from profiles p where p.user_id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}

export async function isSchool(sql: Sql, id: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_directory_school',
    text: 'select from directory_schools where id = $1',
    values: [id],
  })
  return rowCount === 1
}

export async function isTown(sql: Sql, id: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_town',
    text: 'select from towns where id = $1',
    values: [id],
  })
  return rowCount === 1
}

export async function areDisciplines(sql: Sql, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_disciplines',
    text: 'select count(*)::int as count from disciplines where id = any($1::int[])',
    values: [[...new Set(ids)]],
  })
  return rows[0]!.count === new Set(ids).size
}

/** The school of the directory, or the typed one, in which somebody says they work. */
export const findChosenSchool: ReadChosenSchool = async (sql, userId) => {
  const { rows } = await sql.query<{ name: string; number: number | null; townName: string }>({
    name: 'find_chosen_school',
    text: `select coalesce(s.name, p.school_name) as name, s.number, coalesce(t.name, '') as "townName"
      from profiles p left join directory_schools s on s.id = p.school_id left join towns t on t.id = coalesce(s.town_id, p.school_town_id)
      where p.user_id = $1 and coalesce(s.name, p.school_name) <> ''`,
    values: [userId],
  })
  return rows[0] ?? null
}
