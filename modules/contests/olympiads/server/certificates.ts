import {
  awardCertificates,
  type CertificateAward,
  listCertificatesFor,
  restateCertificates,
  withdrawCertificate,
  withdrawCertificates,
  withdrawCertificatesOf,
} from '@school/certificates/server'
import type { Sql } from '@school/db'
import { isForbiddenSql } from '@school/families/server'
import { percentOfPoints } from '@school/work-rules/server'
import type { Award } from '../contract/olympiad.ts'
import { says } from './ru.ts'

/** What a teacher's letter of thanks is for. */
export const letterSource = 'olympiad_letter'

interface Timed {
  readonly sql: Sql
  readonly now: Date
}

interface Holder {
  userId: number
  stageId: number
  gradeIndex: number
  award: Award | null
  title: string
  season: string
  stage: string
  points: number | null
  maxPoints: number | null
}

/** Participations in a stage with diplomas whose attempt has at least one answer. */
const tookPartSql = `from olympiad_participations p
      join olympiad_stages s on s.id = p.stage_id and s.awards is not null
      join olympiads o on o.id = s.olympiad_id
      join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1 and a.finished_at is not null
      where p.stage_id = $1 and not p.is_virtual
        and (a.points is not null or exists (select from answer_drafts d where d.attempt_id = a.id and d.response is not null))`

/** Participants of a stage with diplomas who handed in at least one answer. */
async function listHolders(sql: Sql, stageId: number, userId: number | null): Promise<Holder[]> {
  const { rows } = await sql.query<Holder>({
    name: 'list_olympiad_holders',
    text: `select p.user_id as "userId", p.stage_id as "stageId", p.grade_index as "gradeIndex", p.award, o.title, o.season,
        s.title as stage, a.points, a.max_points as "maxPoints"
      ${tookPartSql} and ($2::int is null or p.user_id = $2)`,
    values: [stageId, userId],
  })
  return rows
}

const common = ({ userId, stageId, gradeIndex, title }: Holder) => ({
  userId,
  title: says.certificateTitle(title, gradeIndex),
  sourceId: stageId,
})

const partOf = (holder: Holder): CertificateAward => ({
  ...common(holder),
  kind: 'participation',
  details: says.certificateDetails(holder.stage, holder.season, null),
  sourceType: 'olympiad_stage',
})

const diplomaOf = (holder: Holder, award: Award): CertificateAward => ({
  ...common(holder),
  kind: `diploma_${award}`,
  details: says.certificateDetails(
    holder.stage,
    holder.season,
    percentOfPoints(holder.points!, holder.maxPoints!),
  ),
  sourceType: 'olympiad_diploma',
})

interface Thanked {
  userId: number
  title: string
  season: string
  stage: string
  participants: number
  diplomas: number
}

/** Teachers of the classes whose pupils took part. Pupils without consent are not counted. */
async function listThanked(sql: Sql, stageId: number): Promise<Thanked[]> {
  const { rows } = await sql.query<Thanked>({
    name: 'list_olympiad_teachers_to_thank',
    text: `with took as (select p.user_id, p.award, o.title, o.season, s.title as stage ${tookPartSql}
        and not ${isForbiddenSql({ child: 'p.user_id', kind: "'personal_data'", since: "''" })})
      select t.user_id as "userId", took.title, took.season, took.stage, count(distinct took.user_id)::int as participants,
        (count(distinct took.user_id) filter (where took.award is not null))::int as diplomas
      from took join class_members m on m.user_id = took.user_id and m.role = 'pupil'
      join school_classes c on c.id = m.school_class_id and c.archived_at is null
      join class_members t on t.school_class_id = c.id and t.role = 'teacher'
      group by t.user_id, took.title, took.season, took.stage order by t.user_id`,
    values: [stageId],
  })
  return rows
}

const letterOf = (thanked: Thanked, stageId: number): CertificateAward => ({
  userId: thanked.userId,
  kind: 'gratitude',
  title: says.letterTitle(thanked.title),
  details: says.letterDetails(thanked),
  sourceType: letterSource,
  sourceId: stageId,
})

/** On publication: a letter of thanks for every teacher. */
async function thankTeachers(unit: Timed, stageId: number): Promise<void> {
  const thanked = await listThanked(unit.sql, stageId)
  await restateCertificates(
    unit,
    thanked.map((one) => letterOf(one, stageId)),
  )
}

/** Degrees have changed: updates the issued letters. Teachers without a letter do not get a new one. */
export async function reissueLetters(unit: Timed, stageId: number): Promise<void> {
  const thanked = await listThanked(unit.sql, stageId)
  const ids = thanked.map(({ userId }) => userId)
  const given = await listCertificatesFor(unit.sql, ids, { sourceTypes: [letterSource], sourceId: stageId })
  const holders = new Set(given.map(({ userId }) => userId))
  await restateCertificates(
    unit,
    thanked.filter(({ userId }) => holders.has(userId)).map((one) => letterOf(one, stageId)),
  )
}

/** At the finish, without waiting for results: certifies participation. */
export async function certifyPart(unit: Timed, stageId: number, userId: number): Promise<void> {
  await awardCertificates(unit, (await listHolders(unit.sql, stageId, userId)).map(partOf))
}

/** On publication: diplomas, certificates for attempts ended by the clock, letters for teachers. */
export async function certifyStage(unit: Timed, stageId: number): Promise<void> {
  const holders = await listHolders(unit.sql, stageId, null)
  const diplomas = holders.flatMap((holder) => (holder.award ? [diplomaOf(holder, holder.award)] : []))
  await awardCertificates(unit, holders.map(partOf))
  await restateCertificates(unit, diplomas)
  await thankTeachers(unit, stageId)
}

/** After an appeal: issues a new diploma, or updates the existing one. */
export async function reissueDiploma(unit: Timed, stageId: number, userId: number): Promise<void> {
  const holders = await listHolders(unit.sql, stageId, userId)
  await restateCertificates(
    unit,
    holders.flatMap((holder) => (holder.award ? [diplomaOf(holder, holder.award)] : [])),
  )
}

/** After a regrading: updates points and degrees of every diploma, and withdraws those whose degree was revoked. */
export async function certifyRegraded(unit: Timed, stageId: number): Promise<void> {
  const holders = await listHolders(unit.sql, stageId, null)
  await restateCertificates(
    unit,
    holders.flatMap((holder) => (holder.award ? [diplomaOf(holder, holder.award)] : [])),
  )
  const without = holders.filter(({ award }) => award === null).map(({ userId }) => userId)
  await withdrawCertificates(unit, without, { sourceType: 'olympiad_diploma', sourceId: stageId })
  await reissueLetters(unit, stageId)
}

/** Withdraws the diploma; the certificate of participation stays. */
export async function withdrawDiploma(
  unit: Timed,
  stageId: number,
  { userId, participationId }: { userId: number; participationId: number },
): Promise<void> {
  await unit.sql.query({
    name: 'take_olympiad_award',
    text: 'update olympiad_participations set award = null where id = $1',
    values: [participationId],
  })
  await withdrawCertificate(unit, { userId, sourceType: 'olympiad_diploma', sourceId: stageId })
}

/** Withdraws all diplomas and letters of a stage together with its results; they are computed again on the next publication. */
export async function withdrawDiplomas(unit: Timed, stageId: number): Promise<void> {
  const { rows } = await unit.sql.query<{ userId: number }>({
    name: 'take_olympiad_awards',
    text: `update olympiad_participations set award = null where stage_id = $1 and not is_virtual and award is not null
      returning user_id as "userId"`,
    values: [stageId],
  })
  await withdrawCertificates(
    unit,
    rows.map(({ userId }) => userId),
    { sourceType: 'olympiad_diploma', sourceId: stageId },
  )
  await withdrawCertificatesOf(unit, { sourceType: letterSource, sourceId: stageId })
}
