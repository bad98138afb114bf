import type { CalendarSource } from '@school/calendar/server'
import type { Sql } from '@school/db'
import { link, site } from '@school/routes'
import { type Sitting, sittingsSql } from '@school/works/server'

async function listSittings(
  sql: Sql,
  { userId, from, to, now }: Parameters<CalendarSource>[1],
): Promise<Sitting[]> {
  const { rows } = await sql.query<Sitting>({
    name: 'list_attestation_sittings',
    text: `select s."attemptId", o.id as "ownerId", o.title, d.title as "disciplineTitle", d.hue as "disciplineHue",
        s."startedAt", s."endsAt", s."isFinished"
      from (${sittingsSql}) s join attestation_trainings o on o.work_id = s.work_id join disciplines d on d.id = o.discipline_id
      order by s."startedAt", s."attemptId"`,
    values: [userId, from, to, now],
  })
  return rows
}

/** Trials of attestations that a person has begun, when they have sat over them. */
export const attestationsInCalendar: CalendarSource = async (sql, asked) =>
  (await listSittings(sql, asked)).map((sitting) => ({
    id: `attestation:${sitting.attemptId}`,
    kind: 'attestation',
    title: sitting.title,
    startsAt: sitting.startedAt,
    endsAt: sitting.endsAt,
    disciplineName: sitting.disciplineTitle,
    hue: sitting.disciplineHue,
    courseId: null,
    url: link(sitting.isFinished ? site.lms.attestationResults : site.lms.attestationTasks, {
      training_id: sitting.ownerId,
    }),
    state: sitting.isFinished ? 'done' : 'live',
    teacherName: null,
    revision: sitting.isFinished ? 1 : 0,
  }))
