import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '@school/db'
import { setAccommodation } from '../accommodation/actions.ts'
import { after, type Desk, minute, openDesk, start } from './testing/desk.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})

describe('more time', () => {
  test.each([
    ['to all', { target: 'all' as const }],
    ['by name', { target: 'user' as const }],
  ])('%s moves the deadline of an attempt in progress', async (_, grant) => {
    await desk.begin()
    const whom = grant.target === 'user' ? { targetId: desk.masha.id, userIds: [desk.masha.id] } : {}
    await desk.give({ ...grant, ...whom, extraSeconds: 600 })
    expect((await desk.look())!.deadlineAt).toBe(after(70 * minute).toISOString())
  })

  test('to somebody else changes nothing', async () => {
    const petya = await desk.school.person('Петя Гринёв')
    await desk.begin()
    await desk.give({ target: 'user', targetId: petya.id, userIds: [petya.id], extraSeconds: 600 })
    expect((await desk.look())!.deadlineAt).toBe(after(60 * minute).toISOString())
    expect((await desk.begin(petya)).deadlineAt).toBe(after(70 * minute).toISOString())
  })

  test('to a class and to a school applies to later starts, and adds up', async () => {
    const [organization] = await desk.school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name) values ('school', 'Белогорская', 'Белогорская')
       on conflict do nothing returning id`,
    )
    await desk.school.rows(
      `insert into memberships (user_id, organization_id, role) values ($1, $2, 'student')`,
      [desk.masha.id, organization!.id],
    )
    await desk.give({ target: 'school', targetId: organization!.id, userIds: [], extraSeconds: 300 })
    await desk.give({ target: 'class', targetId: 77, userIds: [], extraSeconds: 60 })
    const attempt = await desk.begin(desk.masha, [77])
    expect(attempt.deadlineAt).toBe(after(66 * minute).toISOString())
    await desk.school.rows('delete from organizations where id = $1', [organization!.id])
  })

  test('by a shift admits pupils after the end of the window', async () => {
    await desk.state({ opensAt: after(-60 * minute).toISOString(), closesAt: start.toISOString() })
    await expect(desk.begin()).rejects.toMatchObject({ code: 'work_over' })
    await desk.give({ target: 'user', targetId: desk.masha.id, userIds: [desk.masha.id], shiftSeconds: 1800 })
    expect((await desk.begin()).deadlineAt).toBe(after(30 * minute).toISOString())
  })

  test.each([
    ['usual', 60],
    ['quarter', 75],
    ['half', 90],
  ] as const)('by the accommodation «%s» applies by itself', async (kind, minutes) => {
    await inTransaction(desk.school.database.pool, (unit) =>
      setAccommodation(unit, { userId: desk.masha.id, kind, setBy: desk.masha.id }, desk.school.now),
    )
    expect((await desk.begin()).deadlineAt).toBe(after(minutes * minute).toISOString())
  })

  test('without limit has no deadline', async () => {
    await inTransaction(desk.school.database.pool, (unit) =>
      setAccommodation(
        unit,
        { userId: desk.masha.id, kind: 'unlimited', setBy: desk.masha.id },
        desk.school.now,
      ),
    )
    expect((await desk.begin()).deadlineAt).toBeNull()
  })
})
