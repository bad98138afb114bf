import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'class-messages',
    title: 'Сообщения классу',
    columns: { sent_at: 'когда', class: 'класс', text: 'текст' },
    sql: `select m.sent_at, c.name as class, m.text from class_messages m join school_classes c on c.id = m.school_class_id
      where m.author_id = $1 or exists (select from class_message_recipients r where r.message_id = m.id and r.user_id = $1) order by m.sent_at, m.id`,
  },
]
