import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { readArchive } from '@school/kernel/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { type JournalDesk, openJournalDesk, refusal } from '../testing/journal-desk.ts'

vi.setConfig({ testTimeout: 60_000 })

let desk: JournalDesk
const pupils = 30

beforeEach(async () => {
  desk = await openJournalDesk()
  const { contest, fortress, school, classId } = desk
  await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
  await contest.goThrough(fortress.shvabrin, fortress.parts.shvabrin, 5)
  await contest.publish()
  await school.addPupils(classId, pupils)
  await school.rows(
    `insert into certificates (user_id, kind, title, source_type, source_id, number, issued_at)
      select u.id, 'participation', 'Физика вокруг нас', 'olympiad_stage', $1, lpad(u.id::text, 12, '0'), now()
      from users u join class_members m on m.user_id = u.id where m.school_class_id = $2 and u.last_name like 'Гринёв %'`,
    [contest.main, classId],
  )
})

const save = () => desk.teacher.get(desk.url('/diplomas.zip'))

test('other requests are served while diplomas of a big class are generated, and the event loop is not blocked for long', async () => {
  // Warm-up: the first request loads threads and fonts.
  await desk.teacher.get(desk.url('/diplomas.zip'))
  const guest = desk.school.guest()
  await guest.get('/api/catalog/courses')
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let isOver = false
  const saving = save().finally(() => (isOver = true))
  let answered = 0
  while (!isOver) {
    expect((await guest.get('/api/catalog/courses')).status).toBe(200)
    answered++
    await setImmediate()
  }
  delay.disable()
  const { status, bytes } = await saving
  expect(status).toBe(200)
  expect((await readArchive(bytes)).size).toBe(pupils + 2)
  expect(answered).toBeGreaterThan(pupils)
  // Wall-clock limit with a wide margin: a quiet machine shows 20 ms.
  expect(delay.percentile(95) / 1e6).toBeLessThan(100)
})

test('two concurrent archives are generated for one person, a third is refused', async () => {
  const [first, second, third] = await Promise.all([save(), save(), save()])
  expect([first, second, third].map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  const refused = [first, second, third].find(({ status }) => status === 429)!
  expect(refusal(refused)).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
