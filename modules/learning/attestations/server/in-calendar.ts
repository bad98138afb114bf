import type { CalendarSource } from '@school/calendar/server'
import type { Sql } from '@school/db'
import { link, site } from '@school/routes'
import { type OwnAttempt, ownAttemptsSql } from '@school/results/server'

async function listOwnAttempts(
  sql: Sql,
  { userId, from, to, now }: Parameters<CalendarSource>[1],
): Promise<OwnAttempt[]> {
  const { rows } = await sql.query<OwnAttempt>({
    name: 'list_attestation_sittings',
    text: `select s."attemptId", o.id as "ownerId", o.title, d.title as "disciplineTitle", d.hue as "disciplineHue",
        s."startedAt", s."endsAt", s."isFinished"
      from (${ownAttemptsSql}) s join attestation_trainings o on o.work_id = s.work_id join disciplines d on d.id = o.discipline_id
      order by s."startedAt", s."attemptId"`,
    values: [userId, from, to, now],
  })
  return rows
}

/** Trials of attestations that a person has begun, when they have sat over them. */
export const attestationsInCalendar: CalendarSource = async (sql, asked) =>
  (await listOwnAttempts(sql, asked)).map((attempt) => ({
    id: `attestation:${attempt.attemptId}`,
    kind: 'attestation',
    title: attempt.title,
    startsAt: attempt.startedAt,
    endsAt: attempt.endsAt,
    disciplineName: attempt.disciplineTitle,
    hue: attempt.disciplineHue,
    courseId: null,
    url: link(attempt.isFinished ? site.lms.attestationResults : site.lms.attestationTasks, {
      training_id: attempt.ownerId,
    }),
    state: attempt.isFinished ? 'done' : 'live',
    teacherName: null,
    revision: attempt.isFinished ? 1 : 0,
  }))
