import type { DemoPart, DemoSchool } from '@school/demo-school/server'
import { insertMany, type Unit } from '@school/db'
import { type FileStore, seededFileId, seedFile } from '@school/files/server'
import { addDays, dayIn, mondayOf } from '@school/texts'
import type { CoachLevel, Education } from '../contract/coach-data.ts'
import { says } from './ru-demo.ts'
import { minuteOf } from './schedule-rules.ts'
import {
  coachData,
  coachDecisions,
  coachDocuments,
  coachSlots,
  coachSubjects,
  coachVacations,
} from './tables.ts'

const dayMs = 86_400_000

interface SaidData {
  userId: number
  state: 'on_check' | 'approved'
  about: string
  education: Education[]
  subject: { key: string; levels: CoachLevel[] }
  paymentScheme: 'self_employed' | 'contract'
  sentAt: Date
}

async function say({ unit }: DemoSchool, said: SaidData): Promise<void> {
  const { userId, state, about, education, subject, paymentScheme, sentAt } = said
  await unit.db.insert(coachData).values({ userId, state, about, education, paymentScheme, sentAt })
  const { rows } = await unit.sql.query<{ id: number }>({
    text: 'select id from disciplines where key = $1',
    values: [subject.key],
  })
  await unit.db.insert(coachSubjects).values({ userId, disciplineId: rows[0]!.id, levels: subject.levels })
}

/** Hours of every week, and of this and the next one what is different. */
async function plan({ unit, now }: DemoSchool, userId: number): Promise<void> {
  const monday = mondayOf(dayIn(now))
  const every = [1, 2, 4].map((weekday) => [weekday, null, 'regular', '16:00', '20:00'] as const)
  const single = [
    [null, addDays(monday, 5), 'open', '10:00', '13:00'],
    [null, addDays(monday, 8), 'busy', '17:00', '18:30'],
    [null, addDays(monday, 12), 'open', '10:00', '12:00'],
  ] as const
  await insertMany(
    unit.sql,
    coachSlots,
    [...every, ...single].map(([weekday, day, kind, from, to]) => ({
      userId,
      kind,
      weekday,
      day,
      startsMinute: minuteOf(from),
      endsMinute: minuteOf(to),
      createdAt: now,
    })),
  )
  const fromDay = addDays(monday, 35)
  await unit.db.insert(coachVacations).values({ userId, fromDay, toDay: addDays(fromDay, 9) })
}

/** A coach who works, and one whose data wait for a methodist. */
export const coachesDemo: DemoPart = {
  name: 'coaches',
  seed: async (school) => {
    const { accounts, now, unit } = school
    const ago = (days: number) => new Date(now.getTime() - days * dayMs)
    const coach = accounts.get('coach')!
    await say(school, {
      userId: coach,
      state: 'approved',
      about: says.about,
      education: says.education,
      subject: { key: 'math', levels: ['middle', 'oge', 'ege'] },
      paymentScheme: 'self_employed',
      sentAt: ago(40),
    })
    await unit.db.insert(coachDecisions).values({
      userId: coach,
      isApproved: true,
      comment: says.approved,
      decidedBy: accounts.get('methodist')!,
      decidedAt: ago(39),
    })
    await plan(school, coach)
    await say(school, {
      userId: accounts.get('new-coach')!,
      state: 'on_check',
      ...says.newcomer,
      subject: { key: 'physics', levels: ['middle', 'oge'] },
      paymentScheme: 'contract',
      sentAt: ago(1),
    })
  },
}

/** What both have sent with it. */
export async function seedCoachDocuments(
  unit: Unit,
  accounts: DemoSchool['accounts'],
  store: FileStore,
  now: Date,
): Promise<void> {
  const createdAt = new Date(now.getTime() - 40 * dayMs)
  for (const userId of [accounts.get('coach')!, accounts.get('new-coach')!])
    for (const kind of ['education', 'no_record'] as const) {
      const name = says.documents[kind]
      const id = seededFileId(`coaches:${userId}/${kind}`)
      const bytes = Buffer.from(says.document(name))
      await seedFile(unit, store, { id, ownerId: userId, name, bytes, createdAt })
      await unit.db.insert(coachDocuments).values({ userId, kind, fileId: id, createdAt })
    }
}
