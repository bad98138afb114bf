import type { DemoPart } from '@school/demo-school/server'
import { insertMany } from '@school/db'
import { makeUlid } from '@school/kernel/server'
import { addDays, dayIn, instantIn, mondayOf, schoolZone } from '@school/texts'
import { own } from './ru-demo.ts'
import { calendarItems, calendarShares } from './tables.ts'

/** Counted from Monday of this week. */
const ofMasha = [
  { title: own.music, inDays: -5, time: '17:30', minutes: 45 },
  { title: own.chess, inDays: 1, time: '16:00', minutes: 90 },
  { title: own.music, inDays: 2, time: '17:30', minutes: 45 },
  { title: own.swimming, inDays: 3, time: '18:15', minutes: 60 },
  { title: own.birthday, inDays: 5, time: '14:00', minutes: 180 },
  { title: own.chess, inDays: 8, time: '16:00', minutes: 90 },
  { title: own.dentist, inDays: 10, time: '15:20', minutes: 30 },
]

/** A pupil with circles and a birthday party, who shows the calendar to a grandmother. */
export const calendarOfDemo: DemoPart = {
  name: 'calendar',
  seed: async ({ unit, accounts, now }) => {
    const userId = accounts.get('pupil')!
    const monday = mondayOf(dayIn(now))
    const items = ofMasha.map(({ inDays, time, ...item }) => ({
      ...item,
      userId,
      startsAt: instantIn(addDays(monday, inDays), time, schoolZone),
      createdAt: now,
      changedAt: now,
    }))
    await insertMany(unit.sql, calendarItems, items)
    await insertMany(unit.sql, calendarShares, [
      { token: makeUlid(now), userId, kind: 'page', createdAt: now },
    ])
  },
}
