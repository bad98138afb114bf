import type { CalendarSource } from '@school/calendar/server'
import { link, site } from '@school/routes'

interface AttemptRow {
  id: number
  title: string
  disciplineTitle: string
  disciplineHue: number
  startedAt: Date
  endsAt: Date | null
  trainingId: number
  isFinished: boolean
}

/** Trials of attestations that a person has begun, when they have sat over them. */
export const attestationsInCalendar: CalendarSource = async (sql, { userId, from, to, now }) => {
  const { rows } = await sql.query<AttemptRow>({
    name: 'list_calendar_attestations',
    text: `select a.id, t.title, d.title as "disciplineTitle", d.hue as "disciplineHue", a.started_at as "startedAt",
        coalesce(a.finished_at, a.deadline_at) as "endsAt", t.id as "trainingId",
        a.finished_at is not null or coalesce(a.deadline_at <= $4, false) as "isFinished"
      from attempts a join attestation_trainings t on t.work_id = a.work_id join disciplines d on d.id = t.discipline_id
      where a.user_id = $1 and a.started_at < $3 and coalesce(a.finished_at, a.deadline_at, a.started_at) >= $2
      order by a.started_at, a.id`,
    values: [userId, from, to, now],
  })
  return rows.map((row) => ({
    id: `attestation:${row.id}`,
    kind: 'attestation',
    title: row.title,
    startsAt: row.startedAt,
    endsAt: row.endsAt,
    disciplineName: row.disciplineTitle,
    hue: row.disciplineHue,
    courseId: null,
    url: link(row.isFinished ? site.lms.attestationResults : site.lms.attestationTasks, {
      training_id: row.trainingId,
    }),
    state: row.isFinished ? 'done' : 'live',
    teacherName: null,
    revision: row.isFinished ? 1 : 0,
  }))
}
