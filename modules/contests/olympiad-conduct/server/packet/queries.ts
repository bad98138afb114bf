import { listedNameSql, nameOrderSql, namesApart } from '@school/names/server'
import { containsSql, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { titleOrderSql } from '@school/organizations/server'
import type { PacketSchool, PersonalCode } from '../../contract/packets.ts'

interface StageOfSchool {
  stageId: number
  schoolId: number
}

/**
 * Pupils of schools whom a stage concerns, each in one class `(user_id, school_id, class_name, grade_index, letter)`: those of its grades
 * and its participants. Only plain pupils: a code must not sign in as anybody with more rights.
 */
const pupilsSql = (
  stageId: string,
  schools: string,
) => `select distinct on (m.user_id) m.user_id, c.organization_id as school_id,
    c.name as class_name, c.grade_index, c.letter
  from school_classes c join class_members m on m.school_class_id = c.id and m.role = 'pupil' join users u on u.id = m.user_id
  where c.archived_at is null and ${schools}
    and u.type = 'pupil' and not (u.is_methodist or u.is_coach or u.is_parent) and u.portal_role is null
    and (c.grade_index in (select grade_index from olympiad_grades where stage_id = ${stageId})
      or exists (select from olympiad_participations p where p.stage_id = ${stageId} and p.user_id = m.user_id and not p.is_virtual))
  order by m.user_id, c.school_year desc, c.id`

type SchoolRow = Omit<PacketSchool, 'madeAt'> & { madeAt: Date | null }

/** @param schoolId `null`: all schools */
export async function listSchools(
  sql: Sql,
  { stageId, schoolId }: { stageId: number; schoolId: number | null },
  name: string | null,
  paging: Paging,
): Promise<PageOf<PacketSchool>> {
  const { rows, total } = await listPage<SchoolRow>(sql, paging, (limit, offset) => ({
    name: 'list_packet_schools',
    text: `with pupil as (${pupilsSql('$1', '($2::int is null or c.organization_id = $2)')}),
      school as (
        select o.id, o.short_name as name, o.city, count(*)::int as pupils, count(p.id)::int as participants,
          count(k.id)::int as codes, count(k.used_at)::int as "codesUsed", count(d.user_id)::int as diplomas
        from pupil join organizations o on o.id = pupil.school_id
        left join olympiad_participations p on p.stage_id = $1 and p.user_id = pupil.user_id and not p.is_virtual
        left join olympiad_personal_codes k on k.stage_id = $1 and k.user_id = pupil.user_id and k.revoked_at is null
        left join olympiad_stages s on s.id = $1 and s.published_at is not null
        left join certificates d on d.user_id = pupil.user_id and d.source_type = 'olympiad_stage' and d.source_id = s.id
          and d.withdrawn_at is null
        where $3::text is null or ${containsSql("o.short_name || ' ' || o.name || ' ' || o.city", '$3')}
        group by o.id
      )
      select count(*) over ()::int as total, x.*,
        (select max(k.made_at) from olympiad_packets k where k.stage_id = $1 and k.organization_id = x.id) as "madeAt"
      from school x order by ${titleOrderSql('x.name')}, x.id limit $4 offset $5`,
    values: [stageId, schoolId, name, limit, offset],
  }))
  return { rows: rows.map((row) => ({ ...row, madeAt: row.madeAt?.toISOString() ?? null })), total }
}

export interface PacketPupil {
  userId: number
  name: string
  className: string
  /** Of the valid code, if there is one. */
  nonce: string | null
  codeHash: string | null
}

/** Pupils of a school, sorted by class and name. */
export async function listPupils(sql: Sql, { stageId, schoolId }: StageOfSchool): Promise<PacketPupil[]> {
  const { rows } = await sql.query<PacketPupil>({
    name: 'list_packet_pupils',
    text: `with pupil as (${pupilsSql('$1', 'c.organization_id = $2')})
      select pupil.user_id as "userId", ${listedNameSql('u')} as name, pupil.class_name as "className", k.nonce, k.code_hash as "codeHash"
      from pupil join users u on u.id = pupil.user_id
      left join olympiad_personal_codes k on k.stage_id = $1 and k.user_id = pupil.user_id and k.revoked_at is null
      order by pupil.grade_index, pupil.letter, ${nameOrderSql('u')}, u.id`,
    values: [stageId, schoolId],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name', place: 'className' })
}

export interface NewCode {
  userId: number
  nonce: string
  codeHash: string
}

/** Saves codes; a pupil who has got a code meanwhile keeps it. Codes with a digest of a former secret get the digest of the current one. */
export async function saveCodes(
  sql: Sql,
  { stageId, issuedBy, now }: { stageId: number; issuedBy: number; now: Date },
  codes: readonly NewCode[],
): Promise<void> {
  if (codes.length === 0) return
  await sql.query({
    name: 'save_personal_codes',
    text: `insert into olympiad_personal_codes (stage_id, user_id, nonce, code_hash, issued_at, issued_by)
      select $1, n.user_id, n.nonce, n.code_hash, $3, $4
      from jsonb_to_recordset($2::jsonb) as n (user_id int, nonce text, code_hash text) order by n.user_id
      on conflict (stage_id, user_id) where revoked_at is null do update set code_hash = excluded.code_hash
        where olympiad_personal_codes.nonce = excluded.nonce`,
    values: [
      stageId,
      JSON.stringify(
        codes.map(({ userId, nonce, codeHash }) => ({ user_id: userId, nonce, code_hash: codeHash })),
      ),
      now,
      issuedBy,
    ],
  })
}

export interface CodeRow {
  id: number
  stageId: number
  userId: number
}

/** Pupil of a code; undefined when they have got more rights than a pupil since. */
export async function findByHash(sql: Sql, codeHash: string): Promise<CodeRow | undefined> {
  const { rows } = await sql.query<CodeRow>({
    name: 'find_personal_code',
    text: `select k.id, k.stage_id as "stageId", k.user_id as "userId" from olympiad_personal_codes k join users u on u.id = k.user_id
      where k.code_hash = $1 and k.revoked_at is null
        and u.type = 'pupil' and not (u.is_methodist or u.is_coach or u.is_parent) and u.portal_role is null`,
    values: [codeHash],
  })
  return rows[0]
}

/** @returns false when it was revoked concurrently */
export async function noteUse(sql: Sql, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'note_personal_code',
    text: 'update olympiad_personal_codes set used_at = $2 where id = $1 and revoked_at is null',
    values: [id, now],
  })
  return rowCount === 1
}

type PersonalCodeRow = Omit<PersonalCode, 'className' | 'issuedAt' | 'usedAt'> & {
  className: string
  userId: number
  issuedAt: Date
  usedAt: Date | null
}

/** Pupils with a code. @param schoolId `null`: all schools */
export async function listCodes(
  sql: Sql,
  { stageId, schoolId }: { stageId: number; schoolId: number | null },
  name: string | null,
  paging: Paging,
): Promise<PageOf<PersonalCode>> {
  const { rows, total } = await listPage<PersonalCodeRow>(sql, paging, (limit, offset) => ({
    name: 'list_personal_codes',
    text: `with pupil as (${pupilsSql('$1', '($2::int is null or c.organization_id = $2)')})
      select count(*) over ()::int as total, k.id, k.user_id as "userId", ${listedNameSql('u')} as name, pupil.class_name as "className",
        k.issued_at as "issuedAt", k.used_at as "usedAt"
      from pupil join users u on u.id = pupil.user_id
      join olympiad_personal_codes k on k.stage_id = $1 and k.user_id = pupil.user_id and k.revoked_at is null
      where $3::text is null or ${containsSql(listedNameSql('u'), '$3')}
      order by pupil.grade_index, pupil.letter, ${nameOrderSql('u')}, k.id limit $4 offset $5`,
    values: [stageId, schoolId, name, limit, offset],
  }))
  return {
    rows: (await namesApart(sql, rows, { id: 'userId', name: 'name', place: 'className' })).map(
      ({ userId: _, ...row }) => ({
        ...row,
        issuedAt: row.issuedAt.toISOString(),
        usedAt: row.usedAt?.toISOString() ?? null,
      }),
    ),
    total,
  }
}

/** @param schoolId `null`: all schools @returns the owner; undefined when it was already invalid */
export async function revokeCode(
  sql: Sql,
  {
    id,
    stageId,
    schoolId,
    by,
    now,
  }: { id: number; stageId: number; schoolId: number | null; by: number; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'revoke_personal_code',
    text: `update olympiad_personal_codes k set revoked_at = $4, revoked_by = $5
      where k.id = $1 and k.stage_id = $2 and k.revoked_at is null and ($3::int is null or exists (
        select from class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null
        where m.user_id = k.user_id and m.role = 'pupil' and c.organization_id = $3)) returning k.user_id as "userId"`,
    values: [id, stageId, schoolId, now, by],
  })
  return rows[0]?.userId
}

export interface PacketRow {
  schoolId: number
  schoolName: string
  madeAt: Date
}

export async function addPacket(
  sql: Sql,
  packet: StageOfSchool & { madeAt: Date; madeBy: number; codes: number; diplomas: number },
): Promise<number> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'add_olympiad_packet',
    text: `insert into olympiad_packets (stage_id, organization_id, made_at, made_by, codes, diplomas) values ($1, $2, $3, $4, $5, $6)
      returning id`,
    values: [packet.stageId, packet.schoolId, packet.madeAt, packet.madeBy, packet.codes, packet.diplomas],
  })
  return rows[0]!.id
}

/** A packet made by this person since then. */
export async function findPacket(
  sql: Sql,
  { id, stageId, madeBy, since }: { id: number; stageId: number; madeBy: number; since: Date },
): Promise<PacketRow | undefined> {
  const { rows } = await sql.query<PacketRow>({
    name: 'find_olympiad_packet',
    text: `select k.organization_id as "schoolId", o.short_name as "schoolName", k.made_at as "madeAt"
      from olympiad_packets k join organizations o on o.id = k.organization_id
      where k.id = $1 and k.stage_id = $2 and k.made_by = $3 and k.made_at >= $4`,
    values: [id, stageId, madeBy, since],
  })
  return rows[0]
}

/** Stages that the valid codes of a person admit to. */
export async function listCodedStageIds(sql: Sql, userId: number): Promise<number[]> {
  const { rows } = await sql.query<{ stageId: number }>({
    name: 'list_stages_of_personal_codes',
    text: 'select stage_id as "stageId" from olympiad_personal_codes where user_id = $1 and revoked_at is null',
    values: [userId],
  })
  return rows.map(({ stageId }) => stageId)
}
