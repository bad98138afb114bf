/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { agent, codeOf, disciplineOf, sendDocument } from './testing/coaches.ts'

let school: TestSchool
let beaupre: Person
let anna: Person
let maths: number

beforeEach(async () => {
  school = await openTestSchool()
  beaupre = await school.person('Антон Бопре', {
    ...agent,
    email: 'beaupre@pochta.example',
    emailConfirmedAt: school.now,
  })
  anna = await school.person('Анна Власьевна', { ...agent, isMethodist: true })
  maths = await disciplineOf(school, 'math')
})

const own = async (who = beaupre) => (await who.get('/api/coach/info')).body
const say = (body: object, who = beaupre) => who.patch('/api/coach/info', body)
const education = [{ place: 'Симбирский университет', speciality: 'Математика', year: 2012 }]
const subjects = () => [{ discipline_id: maths, levels: ['middle', 'oge'] }]

async function fillIn(who = beaupre) {
  await say({ education, subjects: subjects(), payment_scheme: 'contract', about: 'Считаем вслух' }, who)
  await sendDocument(who, 'education')
  await sendDocument(who, 'no_record')
}
const send = (who = beaupre) => who.post('/api/coach/info/checks')
const look = async (who = anna) => who.get(`/api/teacher/coaches/${beaupre.id}`)
const decide = async (body: object, who = anna) =>
  who.post(`/api/teacher/coaches/${beaupre.id}/decisions`, {
    sent_at: (await look(who)).body?.sent_at ?? school.now.toISOString(),
    ...body,
  })

describe('data of a coach', () => {
  test('begin empty, and say what is missing', async () => {
    expect(await own()).toMatchObject({
      state: 'draft',
      education: [],
      gaps: ['education', 'subjects', 'documents', 'payment_scheme'],
      can: { send: false, change: true },
    })
    expect(codeOf(await send())).toBe('coach_incomplete')
  })

  test('are saved in parts; a part leaves the others as they were', async () => {
    await say({ education })
    const { status, body } = await say({ subjects: subjects() })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      education,
      subjects: [{ discipline_id: maths, title: 'Математика', levels: ['middle', 'oge'] }],
      gaps: ['documents', 'payment_scheme'],
    })
  })

  test('name what is wrong at its field', async () => {
    expect(codeOf(await say({ video_url: 'https://example.com/video' }))).toBe('video_unfit')
    expect(codeOf(await say({ subjects: [{ discipline_id: 999_999, levels: ['oge'] }] }))).toBe(
      'subject_unfit',
    )
    expect(codeOf(await say({ subjects: [...subjects(), ...subjects()] }))).toBe('subject_twice')
    expect(codeOf(await say({ education: [{ ...education[0], year: 2099 }] }))).toBe('education_year_ahead')
    const { status, text } = await say({ education: [{ place: '', speciality: 'Физика', year: 2012 }] })
    expect(status).toBe(422)
    expect(text).toContain('Нужно название учебного заведения')
    expect((await own()).education).toEqual([])
  })

  test('are private: pupils and guests have none, and a file of another person is no document', async () => {
    const masha = await school.person('Маша Миронова')
    expect((await masha.get('/api/coach/info')).status).toBe(403)
    expect((await school.guest().get('/api/coach/info')).status).toBe(401)
    const shvabrin = await school.person('Алексей Швабрин', agent)
    const fileId = await sendDocument(shvabrin, 'other')
    const stolen = await beaupre.post('/api/coach/documents', { kind: 'education', file_id: fileId })
    expect(codeOf(stolen)).toBe('document_absent')
    const { documents } = await own(shvabrin)
    expect((await beaupre.delete(`/api/coach/documents/${documents[0].id}`)).status).toBe(404)
  })

  test('appear in the profile as the payment scheme', async () => {
    await say({ payment_scheme: 'self_employed' })
    expect((await beaupre.get('/api/user/profile')).body.coach_payment_scheme).toBe('self_employed')
  })
})

describe('a document', () => {
  test('is read by its owner and by methodists alone, and is gone when it is taken away', async () => {
    const fileId = await sendDocument(beaupre, 'education')
    const savelich = await school.person('Архип Савельев', agent)
    const statuses = async () =>
      Promise.all(
        [beaupre, anna, savelich].map(async (who) => (await who.get(`/api/files/${fileId}`)).status),
      )
    expect(await statuses()).toEqual([200, 200, 404])
    const { documents } = await own()
    expect((await beaupre.delete(`/api/coach/documents/${documents[0].id}`)).body.documents).toEqual([])
    expect((await statuses()).slice(1)).toEqual([404, 404])
  })

  test('added twice is one; there are ten at most', async () => {
    const fileId = await sendDocument(beaupre, 'education')
    await beaupre.post('/api/coach/documents', { kind: 'education', file_id: fileId })
    expect((await own()).documents).toHaveLength(1)
    for (let more = 0; more < 9; more++) await sendDocument(beaupre, 'other')
    const eleventh = await sendDocument(beaupre, 'other')
    expect((await own()).documents).toHaveLength(10)
    expect((await own()).documents.map(({ file_id }: { file_id: string }) => file_id)).not.toContain(eleventh)
  })
})

describe('a check', () => {
  beforeEach(async () => {
    await fillIn()
    await send()
  })

  test('keeps the data as they were sent, and is waited for in the list of methodists', async () => {
    expect(await own()).toMatchObject({ state: 'on_check', can: { send: false, change: false } })
    expect(codeOf(await say({ about: 'Другое' }))).toBe('coach_on_check')
    expect(codeOf(await send())).toBe('coach_on_check')
    const { body } = await anna.get('/api/teacher/coaches')
    expect(body).toMatchObject([
      {
        coach_id: beaupre.id,
        name: 'Бопре Антон',
        state: 'on_check',
        subjects: ['Математика'],
        is_coach: false,
      },
    ])
  })

  test('is for methodists: teachers see no coaches', async () => {
    const savelich = await school.person('Архип Савельев', agent)
    expect((await savelich.get('/api/teacher/coaches')).status).toBe(404)
    expect((await look(savelich)).status).toBe(404)
    expect((await decide({ is_approved: true }, savelich)).status).toBe(404)
    expect((await decide({ is_approved: true }, beaupre)).status).toBe(404)
  })

  test('passed makes the person a coach, who is written to', async () => {
    expect((await decide({ is_approved: true })).body).toMatchObject({ state: 'approved', is_coach: true })
    expect((await beaupre.get('/api/user/me')).body.is_coach).toBe(true)
    const letters = await school.rows<{ subject: string }>(
      `select subject from outbox_messages where "to" = 'beaupre@pochta.example' order by id desc limit 1`,
    )
    expect(letters).toEqual([{ subject: 'Данные репетитора проверены' }])
  })

  test('not passed says why, and the data are sent again', async () => {
    expect(codeOf(await decide({ is_approved: false }))).toBe('coach_comment_needed')
    await decide({ is_approved: false, comment: 'Снимок диплома нечёткий' })
    expect(await own()).toMatchObject({
      state: 'returned',
      decision: { is_approved: false, comment: 'Снимок диплома нечёткий' },
      can: { send: true, change: true },
    })
    expect((await beaupre.get('/api/user/me')).body.is_coach).toBe(false)
    await send()
    await decide({ is_approved: true, comment: 'Спасибо' })
    expect((await look()).body.decisions.map(({ comment }: { comment: string }) => comment)).toEqual([
      'Спасибо',
      'Снимок диплома нечёткий',
    ])
  })

  race('is decided once: of two methodists the second gets an error', async () => {
    const vasilisa = await school.person('Василиса Миронова', { ...agent, isMethodist: true })
    const both = await together(school, [
      () => decide({ is_approved: true }),
      () => decide({ is_approved: false, comment: 'Нет справки' }, vasilisa),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await school.rows('select from coach_decisions')).toHaveLength(1)
  })

  test('of what was sent before is no check of what was sent since', async () => {
    const earlier = (await look()).body.sent_at
    await decide({ is_approved: false, comment: 'Нет справки' })
    school.at(new Date(school.now.getTime() + 60_000))
    await send()
    expect(codeOf(await decide({ is_approved: true, sent_at: earlier }))).toBe('coach_decided')
  })

  test('is due again when what was checked is changed; own words are not checked', async () => {
    await decide({ is_approved: true })
    await say({ about: 'Рисуем и считаем', payment_scheme: 'entrepreneur' })
    expect((await own()).state).toBe('approved')
    await say({ subjects: [{ discipline_id: maths, levels: ['ege'] }] })
    expect(await own()).toMatchObject({ state: 'draft', can: { send: true } })
    expect((await beaupre.get('/api/user/me')).body.is_coach).toBe(true)
  })
})
