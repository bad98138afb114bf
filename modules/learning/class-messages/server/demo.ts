import type { DemoPart } from '@school/demo-school/server'
import { teacherNameSql } from '@school/names/server'
import type { MessageReaders } from '../contract/message.ts'
import { ring } from './bell.ts'
import { addMessage } from './queries.ts'
import { written } from './ru-demo.ts'

const dayMs = 24 * 3600_000

/** The class of the demo pupil has a message that was not read yet, and its parents have one about the meeting. */
export const messagesOfDemo: DemoPart = {
  name: 'class-messages',
  needs: ['school-classes', 'families'],
  seed: async ({ unit: { sql }, accounts, now }) => {
    const authorId = accounts.get('teacher')!
    const { rows } = await sql.query<{ id: number; className: string; author: string }>({
      text: `select c.id, c.name as "className", ${teacherNameSql('u')} as author from class_members m join class_members t on t.school_class_id = m.school_class_id and t.user_id = $2
        join school_classes c on c.id = m.school_class_id and c.archived_at is null join users u on u.id = t.user_id where m.user_id = $1 and m.role = 'pupil'`,
      values: [accounts.get('pupil')!, authorId],
    })
    for (const { id: classId, className, author } of rows) {
      const target = { classId, authorId, pupilIds: null }
      const send = async (text: string, to: MessageReaders, daysAgo: number) => {
        const at = new Date(now.getTime() - daysAgo * dayMs)
        const { id, recipients } = await addMessage(sql, { ...target, text, to, now: at })
        await ring({ sql, now: at }, recipients, { id, classId, className, author, authorId, text })
      }
      await send(written.meeting, 'parents', 3)
      await send(written.homework, 'pupils', 1)
    }
  },
}
