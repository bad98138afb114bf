import { beforeEach, expect, test } from 'vitest'
import { writeDigests } from './jobs.ts'
import { type PlanningPupil, openPlanningPupil, url } from './testing/planning-pupil.ts'

let pupil: PlanningPupil
beforeEach(async () => {
  pupil = await openPlanningPupil()
  await pupil.school.rows(
    `update users set email = $2, email_confirmed_at = now(), muted_mailings = '{}' where id = $1`,
    [pupil.masha.id, `masha-${pupil.masha.id}@pochta.example`],
  )
})

/** The round of an hour. */
async function round(at: string): Promise<void> {
  pupil.school.at(new Date(at))
  await pupil.school.jobQueue.run(writeDigests)
}
const letters = () =>
  pupil.school.rows<{ subject: string; text: string }>(
    `select subject, text from outbox_messages where "to" = $1 and cause like 'plan-digest:%' order by id`,
    [`masha-${pupil.masha.id}@pochta.example`],
  )
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const friday = '2026-11-20T16:10:00Z'

test('in the evening the day is summed up once: done, left, moved, and what is planned for tomorrow', async () => {
  await pupil.add('Шахматы', 30)
  await pupil.add('Уборка', 20)
  await pupil.add('Чтение', 15)
  await pupil.change((await pupil.row('Шахматы')).key, 'done')
  await pupil.change((await pupil.row('Чтение')).key, 'moved')
  await round('2026-11-20T15:10:00Z')
  expect(await letters()).toEqual([])
  await round(friday)
  await round('2026-11-20T16:40:00Z')
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(plain(letter!.subject)).toBe('План на сегодня: сделано 1 из 2')
  expect(plain(letter!.text).split('\n\n').slice(0, 4)).toEqual([
    'Сделано 1 дело, 30 мин: «Шахматы».',
    'Осталось 1 дело, 20 мин: «Уборка».',
    'Перенесено на завтра: «Чтение».',
    'Завтра 1 дело, 15 мин: «Чтение».',
  ])
})

test('on a Sunday it knows the Monday', async () => {
  pupil.later(2)
  await pupil.add('Шахматы', 30)
  await pupil.add('Сдать книги', 10, '2026-11-23')
  await round('2026-11-22T16:10:00Z')
  expect(plain((await letters())[0]!.text)).toContain('Завтра 1 дело, 10 мин: «Сдать книги».')
})

test('no letter without a plan, on a day off, after reminders were switched off, and where it is not evening', async () => {
  await round(friday)
  await pupil.add('Шахматы')
  await pupil.masha.post(`${url}/day_offs`, { day: '2026-11-20' })
  await round(friday)
  await pupil.masha.delete(`${url}/day_offs/2026-11-20`)
  await pupil.school.rows(`update users set muted_mailings = '{reminders}' where id = $1`, [pupil.masha.id])
  await round(friday)
  await pupil.school.rows(
    `update users set muted_mailings = '{}', timezone = 'Asia/Vladivostok' where id = $1`,
    [pupil.masha.id],
  )
  await round(friday)
  expect(await letters()).toEqual([])
})
