import type { DemoPart } from '@school/accounts/server'
import { addMessage } from './queries.ts'
import { written } from './ru-demo.ts'

const dayMs = 24 * 3600_000

/** The class of the demo pupil has a message that was not read yet, and its parents have one about the meeting. */
export const messagesOfDemo: DemoPart = {
  name: 'class-messages',
  needs: ['school-classes', 'families'],
  seed: async ({ unit: { sql }, accounts, now }) => {
    const authorId = accounts.get('teacher')!
    const { rows } = await sql.query<{ id: number }>({
      text: `select c.id from class_members m join class_members t on t.school_class_id = m.school_class_id and t.user_id = $2
        join school_classes c on c.id = m.school_class_id and c.archived_at is null where m.user_id = $1 and m.role = 'pupil'`,
      values: [accounts.get('pupil')!, authorId],
    })
    for (const { id: classId } of rows) {
      const told = { classId, authorId, pupilIds: null }
      await addMessage(sql, {
        ...told,
        text: written.meeting,
        to: 'parents',
        now: new Date(now.getTime() - 3 * dayMs),
      })
      await addMessage(sql, {
        ...told,
        text: written.homework,
        to: 'pupils',
        now: new Date(now.getTime() - dayMs),
      })
    }
  },
}
