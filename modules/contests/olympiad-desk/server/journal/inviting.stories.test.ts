import { race, together } from '@school/server/testing'
import { readArchive, readTable } from '@school/kernel/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '@school/olympiads/testing'
import { type JournalDesk, openJournalDesk, refusal } from '../testing/journal-desk.ts'

let desk: JournalDesk
beforeEach(async () => {
  desk = await openJournalDesk()
})

const invite = (by = desk.teacher, school_class_id: number | null = null) =>
  by.post(desk.url('/invitations'), { school_class_id })

describe('inviting', () => {
  beforeEach(async () => {
    await desk.school.rows('update users set email_confirmed_at = now(), email = $2 where id = $1', [
      desk.palasha.id,
      'palasha@pochta.example',
    ])
  })

  const lettersTo = () =>
    desk.school.rows<{ subject: string; text: string; mailing: string }>(
      `select subject, text, mailing from outbox_messages where cause like 'olympiad-invitation:%' order by id`,
    )

  test('invites those who are not in the stage and reminds those who have not begun: a letter and the plan of the day', async () => {
    const { body } = await invite()
    expect(body).toEqual({ pupils: 2, letters: 1 })
    expect(await lettersTo()).toMatchObject([
      {
        subject: 'Приглашение: Физика вокруг нас',
        text: expect.stringContaining('код школы'),
        mailing: 'reminders',
      },
    ])
    const journal = (await desk.read()).body
    for (const pupil of journal.pupils)
      expect(pupil).toMatchObject({ invited_at: expect.any(String), can: { remind: false } })
    const lineOf = async (person = desk.palasha) =>
      (await person.get('/api/user/today')).body.lines.find(({ key }: { key: string }) =>
        key.startsWith('olympiad:'),
      )
    expect(await lineOf()).toMatchObject({ kind: 'due', note: expect.stringContaining('Учитель зовёт') })
    const reasonsOf = async (person = desk.palasha) =>
      (await person.get('/api/user/daily_plan')).body.rows.map(({ reason }: { reason: string }) => reason)
    expect(await reasonsOf()).toContain('учитель зовёт')
    expect(await reasonsOf(desk.fortress.masha)).toContain('учитель напоминает')
  })

  race(
    'once a day: a second click or concurrent requests send nothing more, the next day sends again',
    async () => {
      const both = await together(desk.school, [invite, invite])
      expect(both.map(({ body }) => body.pupils).toSorted()).toEqual([0, 2])
      expect((await invite()).body).toEqual({ pupils: 0, letters: 0 })
      expect(await lettersTo()).toHaveLength(1)
      desk.school.at(days(1))
      expect((await invite()).body).toEqual({ pupils: 2, letters: 1 })
    },
  )

  test('skips those who are solving, have finished or have no consent; a finished stage is closed', async () => {
    const { contest, fortress } = desk
    await contest.start(fortress.masha, fortress.parts.masha)
    await desk.addParent(desk.palasha, [])
    expect((await invite()).body).toEqual({ pupils: 0, letters: 0 })
    await contest.finish(fortress.masha, fortress.parts.masha)
    await contest.publish()
    expect(refusal(await invite())).toEqual([422, 'entry_closed'])
  })

  test('a foreign class and a stranger are refused', async () => {
    expect(refusal(await invite(desk.teacher, desk.fortress.classes.city))).toEqual([
      404,
      'school_class_not_found',
    ])
    expect(refusal(await invite(desk.fortress.stranger))).toEqual([404, 'stage_not_found'])
    expect(await lettersTo()).toHaveLength(0)
  })
})

describe('slips', () => {
  test('require the school code where entry needs one, and are then a document', async () => {
    expect((await desk.read()).body).toMatchObject({
      codes: [],
      can: { issue_code: true, save_slips: false },
    })
    expect(refusal(await desk.teacher.get(desk.url('/codes')))).toEqual([422, 'school_code_needed'])
    await desk.teacher.post(`/api/olympiad_stages/${desk.contest.main}/codes`)
    const { body } = await desk.read()
    expect(body).toMatchObject({
      codes: [{ school: 'Белогорская', code: expect.stringMatching(/^\w{4}-\w{4}$/) }],
      can: { issue_code: false, save_slips: true },
    })
    const { status, headers, bytes } = await desk.teacher.get(desk.url('/codes'))
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await desk.school.rows('select from olympiad_personal_codes')).toEqual([])
  })

  test('are refused to strangers, for a class outside the stage, and for a finished stage', async () => {
    expect(refusal(await desk.fortress.stranger.get(desk.url('/codes')))).toEqual([404, 'stage_not_found'])
    const [young] = await desk.school.rows<{ id: number }>(
      `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 2, 'А', 2026) returning id`,
      [desk.fortress.school],
    )
    await desk.school.rows('insert into class_members values ($1, $2, $3)', [
      young!.id,
      desk.teacher.id,
      'teacher',
    ])
    expect(refusal(await desk.teacher.get(desk.url(`/codes?q[school_class_id_eq]=${young!.id}`)))).toEqual([
      422,
      'slips_needless',
    ])
    desk.school.at(days(6))
    expect(refusal(await desk.teacher.get(desk.url('/codes')))).toEqual([422, 'entry_closed'])
  })
})

test('diplomas of the teacher’s pupils are downloaded as one archive when the results are out', async () => {
  const { contest, fortress } = desk
  const save = (by = desk.teacher, query = '') => by.get(desk.url(`/diplomas.zip${query}`))
  await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
  await contest.goThrough(fortress.shvabrin, fortress.parts.shvabrin, 5)
  expect(refusal(await save())).toEqual([403, 'results_hidden'])
  await contest.publish()
  const { headers, bytes } = await save()
  expect(headers['content-type']).toBe('application/zip')
  const files = await readArchive(bytes)
  expect([...files.keys()].toSorted()).toEqual([
    'Дипломы.xlsx',
    'Дипломы/7А/Миронова Маша. Диплом I степени.pdf',
  ])
  const [, ...rows] = await readTable('xlsx', files.get('Дипломы.xlsx')!)
  expect(rows).toMatchObject([
    ['7А', 'Миронова Маша', expect.stringContaining('Диплом I'), expect.any(String)],
  ])
  expect(refusal(await save(fortress.stranger))).toEqual([404, 'stage_not_found'])
  expect(refusal(await save(desk.teacher, `?q[school_class_id_eq]=${fortress.classes.city}`))).toEqual([
    404,
    'school_class_not_found',
  ])
  await desk.school.rows('delete from class_members where user_id = $1', [fortress.masha.id])
  expect(refusal(await save())).toEqual([422, 'diplomas_absent'])
})

describe('a letter of thanks', () => {
  const letter = async (by = desk.teacher) => by.get(desk.url('/letter'))
  const proofOf = async (id: number) => {
    const [row] = await desk.school.rows<{ number: string }>(
      'select number from certificates where id = $1',
      [id],
    )
    return (await desk.school.guest().get(`/api/certificates/${row!.number}/verification`)).body
  }

  test('is issued on publication to a teacher with participants, shows their number, and can be verified by its number', async () => {
    const { contest, fortress } = desk
    await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
    expect((await desk.read()).body.letter).toBeNull()
    expect(refusal(await letter())).toEqual([403, 'results_hidden'])
    await contest.publish()
    const { user_id, certificate_id } = (await desk.read()).body.letter
    expect(user_id).toBe(desk.teacher.id)
    const { status, headers, bytes } = await letter()
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await proofOf(certificate_id)).proof).toMatchObject({
      kind: 'gratitude',
      title: expect.stringContaining('Подготовка участников олимпиады'),
      details: expect.stringMatching(/1\sучастник, 1\sдиплом$/),
    })
    expect(refusal(await letter(fortress.stranger))).toEqual([404, 'stage_not_found'])
  })

  test('shows the current diplomas, is withdrawn with the results and restored with its number', async () => {
    const { contest, fortress } = desk
    await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
    await contest.publish()
    const { certificate_id } = (await desk.read()).body.letter
    const stage = `/api/teacher/olympiad_stages/${contest.main}`
    await fortress.methodist.post(`${stage}/disqualifications`, {
      participation_id: fortress.parts.masha,
      reason: 'Чужая работа',
    })
    expect((await proofOf(certificate_id)).proof.details).toMatch(/1\sучастник$/)
    await fortress.methodist.post(`${stage}/withdrawals`, { reason: 'Ошибка в ключе' })
    expect((await desk.read()).body.letter).toBeNull()
    expect((await proofOf(certificate_id)).proof).toBeNull()
    await fortress.methodist.post(`${stage}/publications`)
    expect((await desk.read()).body.letter).toMatchObject({ certificate_id })
  })

  test('is not issued to a teacher whose pupils did not take part, and pupils without consent are not counted', async () => {
    const { contest, fortress } = desk
    await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
    await desk.addParent(fortress.masha, [])
    await contest.publish()
    expect((await desk.read()).body.letter).toBeNull()
    expect(refusal(await letter())).toEqual([422, 'letter_absent'])
  })
})

test('a memo is available until the stage is over, without a code and with one', async () => {
  const memo = (by = desk.teacher, query = '') => by.get(desk.url(`/memo${query}`))
  expect((await desk.read()).body.can.save_memo).toBe(true)
  const { status, headers, bytes } = await memo()
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await desk.teacher.post(`/api/olympiad_stages/${desk.contest.main}/codes`)
  expect((await memo(desk.teacher, `?q[school_class_id_eq]=${desk.classId}`)).status).toBe(200)
  expect(await desk.school.rows('select from olympiad_personal_codes')).toEqual([])
  expect(refusal(await memo(desk.fortress.stranger))).toEqual([404, 'stage_not_found'])
  expect(refusal(await memo(desk.teacher, `?q[school_class_id_eq]=${desk.fortress.classes.city}`))).toEqual([
    404,
    'school_class_not_found',
  ])
  desk.school.at(days(6))
  expect(refusal(await memo())).toEqual([422, 'entry_closed'])
})
