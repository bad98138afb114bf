import type { CalendarSource } from '@school/calendar/server'
import { link, site } from '@school/routes'
import { listSittings } from '@school/works/server'

/** Exams that a person has begun, when they have sat over them. */
export const examsInCalendar: CalendarSource = async (sql, asked) =>
  (await listSittings(sql, 'exam_rehearsals', asked)).map((sitting) => ({
    id: `rehearsal:${sitting.attemptId}`,
    kind: 'rehearsal',
    title: sitting.title,
    startsAt: sitting.startedAt,
    endsAt: sitting.endsAt,
    disciplineName: sitting.disciplineTitle,
    hue: sitting.disciplineHue,
    courseId: null,
    url: link(sitting.isFinished ? site.lms.examRehearsalResults : site.lms.examRehearsal, {
      exam_rehearsal_id: sitting.ownerId,
    }),
    state: sitting.isFinished ? 'done' : 'live',
    teacherName: null,
    revision: sitting.isFinished ? 1 : 0,
  }))
