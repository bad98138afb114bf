import type { DemoPart } from '@school/demo-school/server'
import { insertMany } from '@school/db'
import { jobContext } from '@school/kernel/server'
import { addDays, dayIn, instantIn, schoolZone } from '@school/texts'
import { writeDigest } from './digest.ts'
import { own } from './ru-demo.ts'
import { reasons } from './ru.ts'
import { type PlanItemSeed, seedPlanItems } from './seed.ts'
import { dailyPlans, planDayOffs, planWishes } from './tables.ts'

type OwnSeed = Pick<PlanItemSeed, 'title' | 'minutes' | 'state'> & { key: string; inDays: number }

const ofMasha: readonly OwnSeed[] = [
  { key: 'bag', title: own.bag, minutes: 10, inDays: -1, state: 'done' },
  { key: 'reading', title: own.reading, minutes: 25, inDays: -1, state: 'planned' },
  { key: 'grandmother', title: own.grandmother, minutes: 10, inDays: -1, state: 'planned' },
  { key: 'poem', title: own.poem, minutes: 15, inDays: -1, state: 'moved' },
  { key: 'poem', title: own.poem, minutes: 15, inDays: 0, state: 'planned' },
  { key: 'chess', title: own.chess, minutes: 30, inDays: 0, state: 'planned' },
  { key: 'present', title: own.present, minutes: 20, inDays: 2, state: 'planned' },
]

/** A pupil who plans: own items, one that was moved, two left of yesterday and the letter about it, a rule and a day off. */
export const planOfDemo: DemoPart = {
  name: 'today',
  seed: async ({ unit, accounts, now }) => {
    const userId = accounts.get('pupil')!
    const today = dayIn(now)
    const items = ofMasha.map(({ key, inDays, ...item }, index): PlanItemSeed => ({
      ...item,
      userId,
      day: addDays(today, inDays),
      key: `own:${key}`,
      thing: 'own',
      position: index + 1,
      reason: reasons.own,
      isSet: false,
      changedAt: now,
    }))
    await seedPlanItems(unit, items)
    const begunAt = new Date(now.getTime() - 24 * 3_600_000)
    await insertMany(unit.sql, dailyPlans, [{ userId, day: addDays(today, -1), begunAt }])
    await insertMany(unit.sql, planDayOffs, [{ userId, day: addDays(today, -4), createdAt: begunAt }])
    await writeDigest(jobContext(unit, instantIn(addDays(today, -1), '19:10', schoolZone)), userId)
    await insertMany(unit.sql, planWishes, [
      {
        userId,
        reason: 'not_mine',
        key: 'training:0',
        thing: 'training',
        title: own.sprint,
        createdAt: begunAt,
      },
    ])
  },
}
