import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { isForbiddenSql } from '@school/families/server'
import type { MessageReaders } from '../contract/message.ts'

/**
 * Pupils of the class `$1`, and their parents: `(user_id, is_parent)`, without duplicates and without people whose accounts are being erased.
 * @param pupils a condition on `m.user_id`
 */
const peopleSql = (pupils: string): string => `select w.user_id, bool_and(w.is_parent) as is_parent from (
      select m.user_id, false as is_parent from class_members m where m.school_class_id = $1 and m.role = 'pupil' and ${pupils}
      union all select l.parent_id, true from class_members m join family_links l on l.child_id = m.user_id and l.state = 'active'
        where m.school_class_id = $1 and m.role = 'pupil' and ${pupils}
    ) w join users u on u.id = w.user_id and u.leaving_at is null group by w.user_id`

export interface Reach {
  pupils: number
  parents: number
}

export async function findReach(sql: Sql, classId: number): Promise<Reach> {
  const { rows } = await sql.query<Reach>({
    name: 'find_reach_of_class',
    text: `select count(*) filter (where not is_parent)::int as pupils, count(*) filter (where is_parent)::int as parents
      from (${peopleSql('true')}) p`,
    values: [classId],
  })
  return rows[0]!
}

/** Serializes concurrent senders of one class; readers are not blocked. */
export async function lockClass(sql: Sql, classId: number): Promise<void> {
  await sql.query({
    name: 'lock_class_to_write_to',
    text: 'select id from school_classes where id = $1 for no key update',
    values: [classId],
  })
}

/** @returns how many the class has got since then */
export async function countSentSince(sql: Sql, classId: number, since: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_class_messages_since',
    text: 'select count(*)::int as count from class_messages where school_class_id = $1 and sent_at >= $2',
    values: [classId, since],
  })
  return rows[0]!.count
}

export interface NewMessage {
  classId: number
  authorId: number
  text: string
  to: MessageReaders
  pupilIds: readonly number[] | null
  now: Date
}

export interface RecipientRow {
  userId: number
  isParent: boolean
  /** Confirmed; `null` where no letter may go. */
  email: string | null
}

/** Writes a message down with everybody whom it reaches, in one statement. @returns its id and the recipients */
export async function addMessage(
  sql: Sql,
  { classId, authorId, text, to, pupilIds, now }: NewMessage,
): Promise<{ id: number; recipients: RecipientRow[] }> {
  const { rows } = await sql.query<RecipientRow & { id: number }>({
    name: 'add_class_message',
    text: `with people as materialized (
        select * from (${peopleSql('($5::int[] is null or m.user_id = any($5))')}) p
        where $4::text = 'everybody' or p.is_parent = ($4::text = 'parents')
      ), message as (
        insert into class_messages (school_class_id, author_id, text, readers, is_to_chosen, sent_at)
        select $1, $2, $3, $4, $5::int[] is not null, $6 where exists (select from people) returning id
      ), recipient as (
        insert into class_message_recipients (message_id, user_id, is_parent)
        select m.id, p.user_id, p.is_parent from message m cross join people p returning message_id, user_id, is_parent
      )
      select t.message_id as id, t.user_id as "userId", t.is_parent as "isParent",
        case when u.email_confirmed_at is not null and u.email not like '%.invalid'
          and (t.is_parent or not ${isForbiddenSql({ child: 'u.id', kind: `'personal_data'`, since: `''` })}) then u.email end as email
      from recipient t join users u on u.id = t.user_id order by t.user_id`,
    values: [classId, authorId, text, to, pupilIds, now],
  })
  return { id: rows[0]?.id ?? 0, recipients: rows }
}

export interface SentRow {
  id: number
  text: string
  to: MessageReaders
  isToChosen: boolean
  sentAt: Date
  author: string | null
  pupils: number
  parents: number
  read: number
}

export async function listSent(sql: Sql, classId: number, limit: number): Promise<SentRow[]> {
  const { rows } = await sql.query<SentRow>({
    name: 'list_sent_class_messages',
    text: `select m.id, m.text, m.readers as "to", m.is_to_chosen as "isToChosen", m.sent_at as "sentAt", ${teacherNameSql('u')} as author, k.*
      from class_messages m left join users u on u.id = m.author_id
      cross join lateral (
        select count(*) filter (where not is_parent)::int as pupils, count(*) filter (where is_parent)::int as parents, count(read_at)::int as read
        from class_message_recipients where message_id = m.id
      ) k
      where m.school_class_id = $1 order by m.sent_at desc, m.id desc limit $2`,
    values: [classId, limit],
  })
  return rows
}

export interface ReceivedRow {
  id: number
  text: string
  schoolClassId: number
  className: string
  author: string | null
  sentAt: Date
  isNew: boolean
}

/** @param since an instant: older messages are not news */
export async function listReceived(
  sql: Sql,
  userId: number,
  since: Date,
  limit: number,
): Promise<ReceivedRow[]> {
  const { rows } = await sql.query<ReceivedRow>({
    name: 'list_received_class_messages',
    text: `select m.id, m.text, c.id as "schoolClassId", c.name as "className", ${teacherNameSql('u')} as author, m.sent_at as "sentAt",
        r.read_at is null as "isNew"
      from class_message_recipients r join class_messages m on m.id = r.message_id join school_classes c on c.id = m.school_class_id
      left join users u on u.id = m.author_id
      where r.user_id = $1 and m.sent_at >= $2 order by m.sent_at desc, m.id desc limit $3`,
    values: [userId, since, limit],
  })
  return rows
}

export async function noteRead(sql: Sql, userId: number, ids: readonly number[], now: Date): Promise<void> {
  await sql.query({
    name: 'note_class_messages_read',
    text: 'update class_message_recipients set read_at = $3 where user_id = $1 and message_id = any($2::int[]) and read_at is null',
    values: [userId, ids, now],
  })
}
