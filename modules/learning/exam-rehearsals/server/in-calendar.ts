import type { CalendarSource } from '@school/calendar/server'
import type { Sql } from '@school/db'
import { link, site } from '@school/routes'
import { type OwnAttempt, ownAttemptsSql } from '@school/results/server'

async function listOwnAttempts(
  sql: Sql,
  { userId, from, to, now }: Parameters<CalendarSource>[1],
): Promise<OwnAttempt[]> {
  const { rows } = await sql.query<OwnAttempt>({
    name: 'list_exam_sittings',
    text: `select s."attemptId", o.id as "ownerId", o.title, d.title as "disciplineTitle", d.hue as "disciplineHue",
        s."startedAt", s."endsAt", s."isFinished"
      from (${ownAttemptsSql}) s join exam_rehearsals o on o.work_id = s.work_id join disciplines d on d.id = o.discipline_id
      order by s."startedAt", s."attemptId"`,
    values: [userId, from, to, now],
  })
  return rows
}

/** Exams that a user has started, at the time of the attempt. */
export const examsInCalendar: CalendarSource = async (sql, asked) =>
  (await listOwnAttempts(sql, asked)).map((attempt) => ({
    id: `rehearsal:${attempt.attemptId}`,
    kind: 'rehearsal',
    title: attempt.title,
    startsAt: attempt.startedAt,
    endsAt: attempt.endsAt,
    disciplineName: attempt.disciplineTitle,
    hue: attempt.disciplineHue,
    courseId: null,
    url: link(attempt.isFinished ? site.lms.examRehearsalResults : site.lms.examRehearsal, {
      exam_rehearsal_id: attempt.ownerId,
    }),
    state: attempt.isFinished ? 'done' : 'live',
    teacherName: null,
    revision: attempt.isFinished ? 1 : 0,
  }))
