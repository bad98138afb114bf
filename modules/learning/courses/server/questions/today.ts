import { link, site } from '@school/routes'
import { idsIn, type TodaySource } from '@school/today/server'
import { answered } from '../ru.ts'
import { listRead, listUnread } from './queries.ts'

const readingMinutes = 3

/** Answers of teachers that their pupil has not read yet. */
export const answersToday: TodaySource = {
  read: async (ctx) =>
    (await listUnread(ctx.sql, ctx.viewer.id)).map(({ lessonId, courseId, title, answeredAt }) => ({
      key: `answer:${lessonId}`,
      kind: 'answered' as const,
      title: answered.title,
      note: answered.note(title),
      url: `${link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId })}#questions`,
      at: answeredAt,
      plan: {
        thing: 'answer',
        minutes: readingMinutes,
        xp: null,
        reason: answered.note(title),
        discipline: null,
      },
    })),
  findDone: async (ctx, keys, since) => {
    const lessonIds = idsIn(keys, 'answer')
    if (lessonIds.length === 0) return []
    const read = await listRead(ctx.sql, ctx.viewer.id, lessonIds, since)
    return read.map(({ lessonId, at }) => ({ key: `answer:${lessonId}`, at }))
  },
}
