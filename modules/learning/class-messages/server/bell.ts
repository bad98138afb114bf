import type { Sql } from '@school/db'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import type { RecipientRow } from './queries.ts'
import { says } from './ru.ts'

interface Rung {
  id: number
  classId: number
  className: string
  author: string
  authorId: number
  text: string
}

/** Where it is read. */
export const pageFor = ({ isParent }: Pick<RecipientRow, 'isParent'>, classId: number): string =>
  isParent ? link(site.user.family) : link(site.user.schoolClassCourses, { id: classId })

/** Everybody whom a message has reached has it in the bell. */
export const ring = (
  unit: { readonly sql: Sql; readonly now: Date },
  recipients: readonly Pick<RecipientRow, 'userId' | 'isParent'>[],
  { id, classId, className, author, authorId, text }: Rung,
): Promise<void> =>
  notify(
    unit,
    recipients.map((recipient) => ({
      userId: recipient.userId,
      kind: 'class_message',
      title: says.toClass(author, className),
      text,
      url: `${pageFor(recipient, classId)}${recipient.isParent ? '' : '#messages'}`,
      aboutId: authorId,
      cause: `class-message:${id}`,
    })),
  )
