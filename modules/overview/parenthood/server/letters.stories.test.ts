/** @module-tag embedded */
import { hash } from 'node:crypto'
import { inTransaction } from '@school/db'
import { stopPage } from '@school/delivery/server'
import { jobContext } from '@school/kernel/server'
import { openTestSchool, type Person, sign, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { jobs } from './jobs.ts'

let school: TestSchool
let masha: Person
let vasilisa: Person

/** Seven in the evening in Moscow, a Friday and a Sunday. */
const friday = new Date('2026-11-20T16:10:00Z')
const sunday = new Date('2026-11-22T16:10:00Z')

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  vasilisa = await school.person('Василиса Миронова', {
    gradeIndex: null,
    isParent: true,
    email: 'vasilisa@pochta.example',
  })
  const { code } = (await masha.post('/api/user/family/codes')).body
  await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
  await school.rows('delete from outbox_messages')
})

async function solve(): Promise<void> {
  const lessonId = await school.idOf('lessons', 'linear-equations/what-is-an-equation').catch(async () => {
    const [lesson] = await school.rows<{ id: number; course_id: number }>(
      `select l.id from lessons l join works w on w.id = l.work_id join courses c on c.id = l.course_id where l.retired_at is null order by l.id limit 1`,
    )
    return lesson!.id
  })
  const [lesson] = await school.rows<{ course_id: number }>('select course_id from lessons where id = $1', [
    lessonId,
  ])
  await masha.post(`/api/courses/${lesson!.course_id}/enrollments`)
  const attempt = await masha.begin(`/api/lessons/${lessonId}`)
  const { tasks } = (await masha.get(attempt)).body as { tasks: { id: number }[] }
  for (const { id } of tasks.slice(0, 2)) {
    const response = await school.answerOf(masha, id).catch(() => null)
    if (response) await masha.post(`${attempt}/tasks/${id}/answer_attempts`, { response })
  }
}

async function runJobs(now: Date): Promise<void> {
  school.at(now)
  for (const job of jobs) {
    const ids = await inTransaction(school.database.pool, (unit) =>
      job.list(jobContext(unit, now), { after: null, except: [] }),
    )
    if (ids.length > 0)
      await inTransaction(school.database.pool, (unit) => job.each(jobContext(unit, now), ids))
  }
}
const letterSwitches = async () => (await vasilisa.get('/api/family')).body.children[0].letters
const letters = () =>
  school.rows<{ subject: string; text: string; link: string }>(
    'select subject, text, link from outbox_messages order by id',
  )

test('a day with work is reported in the evening, once', async () => {
  await solve()
  await runJobs(friday)
  await runJobs(friday)
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter!.subject).toBe('Маша: как прошёл день')
  expect(letter!.text).toMatch(/^Сегодня: /)
})

test('plan items that are done, left and planned for tomorrow are in the letter, on a day without answers too', async () => {
  const url = '/api/user/daily_plan'
  for (const title of ['Шахматы', 'Уборка']) await masha.post(`${url}/items`, { title, minutes: 20 })
  await masha.post(`${url}/items`, { title: 'Сдать книги', minutes: 10, day: '2026-11-21' })
  await runJobs(friday)
  expect(await letters()).toEqual([])
  const { rows } = (await masha.get(url)).body as { rows: { key: string; title: string }[] }
  const chess = rows.find(({ title }) => title === 'Шахматы')!
  await masha.patch(`${url}/items/${encodeURIComponent(chess.key)}`, { state: 'done' })
  await runJobs(friday)
  const [letter] = await letters()
  expect(letter!.text.replaceAll('\u00a0', ' ')).toMatch(
    /^Сделано 1 дело, 20 мин: «Шахматы».\n\nОсталось 1 дело, 20 мин: «Уборка».\n\nЗавтра 1 дело, 10 мин: «Сдать книги»./,
  )
})

test('a day without work has no letter, and at another hour there is none', async () => {
  await runJobs(friday)
  await solve()
  await runJobs(new Date('2026-11-20T15:10:00Z'))
  await runJobs(new Date('2026-11-20T17:10:00Z'))
  expect(await letters()).toEqual([])
})

test('it is seven where the parent lives', async () => {
  await school.rows(`update users set timezone = 'Asia/Vladivostok' where id = $1`, [vasilisa.id])
  await solve()
  await runJobs(friday)
  expect(await letters()).toEqual([])
  await runJobs(new Date('2026-11-20T09:10:00Z'))
  expect(await letters()).toHaveLength(1)
})

test('on Sunday there is a letter of the week', async () => {
  await solve()
  await runJobs(sunday)
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Маша: как прошла неделя'])
})

test('a letter leads to the child, and one kind of them is stopped for this child alone', async () => {
  await solve()
  await runJobs(friday)
  const [{ link } = { link: '' }] = await letters()
  expect(link).toBe(`/dashboard/family/children/${masha.id}`)
  const [{ id } = { id: 0 }] = await school.rows<{ id: number }>('select id from family_links')
  const page = stopPage({ sign }, { mailing: 'family_evening', of: id })
  await school.guest().put(`/api${page}`, { is_on: false })
  expect(await letterSwitches()).toEqual({ evening: false, weekly: true })
  await solve()
  await runJobs(new Date('2026-11-21T16:10:00Z'))
  expect(await letters()).toHaveLength(1)
})

test('the link of a letter from before all mailings had one page leads to that page', async () => {
  const token = 'l'.repeat(32)
  await school.rows(
    `insert into family_letters (link_id, kind, day, token_hash, written_at)
     select id, 'weekly', '2026-11-15', $1, $2 from family_links`,
    [hash('sha256', token, 'base64url'), school.now],
  )
  const follow = async (address: string) =>
    (await school.app.inject({ method: 'GET', url: address, headers: { host: 'localhost' } })).headers[
      'location'
    ]
  const page = await follow(`/family_letters/${token}`)
  const guest = school.guest()
  expect((await guest.get(`/api${page}`)).body).toEqual({
    title: 'Маша: письма о\u00a0неделе',
    settings: 'family',
    is_on: true,
  })
  expect((await guest.put(`/api${page}`, { is_on: false })).body.is_on).toBe(false)
  expect(await letterSwitches()).toEqual({ evening: true, weekly: false })
  expect((await guest.get(`/api${await follow('/family_letters/AAAA')}`)).body).toBeNull()
})

test('an ended link writes nothing more', async () => {
  await solve()
  const [link] = await school.rows<{ id: number }>('select id from family_links')
  await vasilisa.delete(`/api/family/links/${link!.id}`)
  await school.rows('delete from outbox_messages')
  await runJobs(friday)
  expect(await letters()).toEqual([])
})

test('a report of a week is for the parent of the child alone', async () => {
  await solve()
  const url = `/api/family/children/${masha.id}/report`
  const { status, body } = await vasilisa.get(url)
  expect(status).toBe(200)
  expect(body.days).toHaveLength(7)
  expect(body).toMatchObject({
    week_start: '2026-11-16',
    active_days: 1,
    told: { advice: expect.any(String) },
  })
  expect((await vasilisa.get(`${url}?week=2026-11-01`)).body).toMatchObject({ answers: 0, told: null })
  const stranger = await school.person('Швабрин', { gradeIndex: null, isParent: true })
  expect((await stranger.get(url)).status).toBe(404)
  expect((await masha.get(url)).status).toBe(404)
  // A teacher may be a parent too.
  const savelich = await school.person('Архип Савельич', { type: 'agent', gradeIndex: null })
  expect((await savelich.get(url)).status).toBe(404)
  await school.rows(
    `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', false, $3)`,
    [savelich.id, masha.id, school.now],
  )
  expect((await savelich.get(url)).status).toBe(200)
})
