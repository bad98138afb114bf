import { nameOrderSql } from '@school/names/server'
import type { DemoPart } from '@school/demo-school/server'
import { insertMany, type Unit } from '@school/db'
import {
  addDays,
  dayIn,
  instantIn,
  schoolHolidayOn,
  schoolYearOf,
  schoolZone,
  weekdayOf,
} from '@school/texts'
import type { JournalColumnKind } from '../contract/journal.ts'
import type { JournalMark } from '../contract/marks.ts'
import { advice, praise, topics } from './ru-demo.ts'
import { journalChanges, journalColumns, journalMarkRows } from './tables.ts'

interface TaughtRow {
  id: number
  gradeIndex: number
  name: string
  isCoTaught: boolean
  pupils: number[]
}

/** 0 ≤ x < 1, the same for the same words for ever. */
function luck(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const sign of words.join('/')) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

interface PlannedColumn {
  day: string
  kind: JournalColumnKind
  weight: number
  /** What part of the class has a mark. */
  part: number
  topic: string
}

/** Two days a week of lessons: answers on one of them, a written work on the other now and then. */
function planOf(
  discipline: string,
  gradeIndex: number,
  days: readonly [number, number],
  until: string,
  from: string,
) {
  const known = topics[`${discipline}:${gradeIndex}`] ?? []
  const plan: PlannedColumn[] = []
  let week = 0
  for (let day = from; day < until; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    if (weekday === 1) week++
    if (schoolHolidayOn(day) !== null || !days.includes(weekday)) continue
    const topic = known[Math.floor(week / 2) % Math.max(1, known.length)] ?? ''
    if (weekday === days[0]) plan.push({ day, kind: 'answer', weight: 1, part: 0.4, topic })
    else if (week % 4 === 3)
      plan.push({ day, kind: discipline === 'russian' ? 'dictation' : 'test', weight: 3, part: 1, topic })
    else if (week % 2 === 1) plan.push({ day, kind: 'independent', weight: 2, part: 1, topic })
    else plan.push({ day, kind: 'classwork', weight: 1, part: 0.6, topic })
  }
  return plan
}

/** How a pupil does, 2.6 to 5: most are good. */
const abilityOf = (className: string, place: number): number =>
  2.7 + 1.2 * luck('ability', className, place) + 1.1 * luck('zeal', className, place)

function markFor(
  className: string,
  place: number,
  column: PlannedColumn,
  discipline: string,
): JournalMark | null {
  const of = [className, place, column.day, discipline] as const
  if (luck('away', ...of) < 0.05) return 'absent'
  if (luck('excused', ...of) < 0.006) return 'excused'
  if (luck('asked', ...of) > column.part) return null
  const points = Math.round(abilityOf(className, place) + 1.5 * (luck('luck', ...of) - 0.45))
  return String(Math.min(5, Math.max(2, points))) as JournalMark
}

function commentFor(mark: JournalMark | null, of: readonly (string | number)[]): string | null {
  const isSaid = luck('said', ...of) < 0.04
  if (!isSaid || (mark !== '5' && mark !== '2' && mark !== '3')) return null
  const words = mark === '5' ? praise : advice
  return words[Math.floor(luck('words', ...of) * words.length)]!
}

const listTaught = async (unit: Unit, teacherId: number, colleagueId: number | undefined, now: Date) =>
  (
    await unit.sql.query<TaughtRow>({
      text: `select c.id, c.grade_index as "gradeIndex", c.name,
          exists (select from class_members o where o.school_class_id = c.id and o.user_id = $2 and o.role = 'teacher') as "isCoTaught",
          array(select u.id from class_members p join users u on u.id = p.user_id where p.school_class_id = c.id and p.role = 'pupil'
            order by ${nameOrderSql('u')}, u.id) as pupils
        from class_members m join school_classes c on c.id = m.school_class_id
        where m.user_id = $1 and m.role = 'teacher' and c.school_year = $3 order by c.grade_index, c.letter`,
      values: [teacherId, colleagueId ?? null, schoolYearOf(now)],
    })
  ).rows

/** The columns of one discipline of a class with their marks. */
async function seedColumns(
  unit: Unit,
  place: TaughtRow,
  { key, id: disciplineId }: { key: string; id: number },
  plan: readonly PlannedColumn[],
  teacherId: number,
): Promise<void> {
  const at = (day: string) => instantIn(day, '14:30', schoolZone)
  const ids = await insertMany(
    unit.sql,
    journalColumns,
    plan.map(({ part: _, ...column }) => ({
      ...column,
      schoolClassId: place.id,
      disciplineId,
      createdBy: teacherId,
      createdAt: at(column.day),
    })),
  )
  const cells = plan.flatMap((column, index) =>
    place.pupils.flatMap((userId, seat) => {
      const mark = markFor(place.name, seat, column, key)
      if (mark === null) return []
      const comment = commentFor(mark, [place.name, seat, column.day, key])
      return [{ columnId: ids[index]!, userId, mark, comment, at: at(column.day) }]
    }),
  )
  await insertMany(
    unit.sql,
    journalMarkRows,
    cells.map(({ at: updatedAt, ...cell }) => ({ ...cell, version: 1, updatedBy: teacherId, updatedAt })),
  )
  await insertMany(
    unit.sql,
    journalChanges,
    cells.map(({ columnId, userId, mark, comment, at: changedAt }) => ({
      columnId,
      userId,
      fromMark: null,
      toMark: mark,
      comment,
      changedBy: teacherId,
      changedAt,
    })),
  )
}

/** A school year in the journals of the demo teacher: lessons, written works, and homeworks whose term went by. */
export const journalsOfDemo: DemoPart = {
  name: 'journals',
  needs: ['school-classes', 'homeworks'],
  seed: async ({ unit, accounts, now }) => {
    const teacherId = accounts.get('teacher')!
    const colleagueId = accounts.get('school-teacher')
    const { rows } = await unit.sql.query<{ id: number; key: string }>({
      text: 'select id, key from disciplines',
    })
    const disciplines = new Map(rows.map((row) => [row.key, row]))
    const from = `${schoolYearOf(now)}-09-01`
    const today = dayIn(now)
    for (const place of await listTaught(unit, teacherId, colleagueId, now)) {
      const math = disciplines.get('math')
      if (math) {
        const plan = planOf('math', place.gradeIndex, [2, 4], today, from)
        await seedColumns(unit, place, math, plan, teacherId)
      }
      const russian = disciplines.get('russian')
      if (russian && place.isCoTaught) {
        const plan = planOf('russian', place.gradeIndex, [1, 5], today, from)
        await seedColumns(unit, place, russian, plan, colleagueId!)
      }
    }
    await unit.sql.query({
      text: `insert into journal_columns (school_class_id, discipline_id, day, kind, topic, weight, homework_id, created_by, created_at)
        select t.target_id, h.discipline_id, (h.soft_deadline_at at time zone 'Europe/Moscow')::date, 'homework', h.title, 1, h.id, $1, h.soft_deadline_at
        from homeworks h join homework_targets t on t.homework_id = h.id and t.target = 'class'
        where h.author_id = $1 and h.soft_deadline_at between $2::date and $3 order by h.soft_deadline_at, t.target_id`,
      values: [teacherId, from, now],
    })
  },
}
