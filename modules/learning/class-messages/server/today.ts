import { link, site } from '@school/routes'
import type { TodaySource } from '@school/today/server'
import { readReceived } from './read.ts'
import { says } from './ru.ts'

const shown = 2

/** What a teacher has written and its pupil has not read yet. */
export const messagesToday: TodaySource = {
  read: async (ctx) =>
    (await readReceived(ctx))
      .filter(({ isNew }) => isNew)
      .slice(0, shown)
      .map(({ id, text, author, schoolClassId, sentAt }) => ({
        key: `class-message:${id}`,
        kind: 'answered' as const,
        title: says.title(author),
        note: says.note(text),
        url: `${link(site.user.schoolClassCourses, { id: schoolClassId })}#messages`,
        at: new Date(sentAt),
      })),
}
