import type { CalendarSource } from '@school/calendar/server'
import { link, site } from '@school/routes'
import { listSittings } from '@school/works/server'

/** Trials of attestations that a person has begun, when they have sat over them. */
export const attestationsInCalendar: CalendarSource = async (sql, asked) =>
  (await listSittings(sql, 'attestation_trainings', asked)).map((sitting) => ({
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
