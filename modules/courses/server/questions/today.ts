import { link, site } from '@school/routes'
import type { TodaySource } from '@school/today/server'
import { answered } from '../ru.ts'
import { listUnread } from './queries.ts'

/** Answers of teachers that their pupil has not read yet. */
export const answersToday: TodaySource = {
  read: async (ctx) =>
    (await listUnread(ctx.sql, ctx.viewer.id)).map(({ lessonId, courseId, title, answeredAt }) => ({
      key: `answer ${lessonId}`,
      kind: 'answered' as const,
      title: answered.title,
      note: answered.note(title),
      url: `${link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId })}#questions`,
      at: answeredAt,
    })),
}
