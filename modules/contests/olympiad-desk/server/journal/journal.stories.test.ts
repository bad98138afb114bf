/** @module-tag embedded */
import { readTable } from '@school/kernel/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '@school/olympiads/testing'
import { type JournalDesk, openJournalDesk, refusal } from '../testing/journal-desk.ts'

let desk: JournalDesk
beforeEach(async () => {
  desk = await openJournalDesk()
})

describe('the list', () => {
  test('shows stages for the teacher’s classes with the progress of the pupils', async () => {
    const { body } = await desk.teacher.get(desk.root)
    expect(body.classes).toMatchObject([{ name: '7А', grade_index: 7 }])
    const own = body.olympiads.find(({ id }: { id: number }) => id === desk.contest.olympiadId)
    expect(own.stages).toMatchObject([
      { kind: 'trial', state: 'running', counts: { pupils: 2, registered: 0 } },
      {
        kind: 'main',
        state: 'running',
        counts: { pupils: 2, registered: 1, running: 0, handed_in: 0, awarded: 0 },
      },
    ])
    const one = await desk.teacher.get(`${desk.root}?q[stage_id_eq]=${desk.contest.main}`)
    expect(one.body.olympiads).toMatchObject([{ stages: [{ id: desk.contest.main }] }])
  })

  test('is empty without classes, and shows no grades without pupils of the teacher', async () => {
    const { body } = await desk.fortress.stranger.get(desk.root)
    expect(body).toMatchObject({ classes: [], olympiads: [] })
    await desk.school.rows('update school_classes set grade_index = 1 where id = $1', [desk.classId])
    await desk.school.rows('delete from olympiad_participations where user_id = $1', [desk.fortress.masha.id])
    const young = (await desk.teacher.get(desk.root)).body
    expect(young).toMatchObject({ classes: [{ name: '1А' }], olympiads: [] })
    expect(refusal(await desk.teacher.get(desk.url()))).toEqual([404, 'stage_not_found'])
  })
})

describe('the journal of a stage', () => {
  test('shows who takes part and their progress, and no points before the publication', async () => {
    const { contest, fortress } = desk
    expect(await desk.states()).toEqual({ 'Гринёва Палаша': 'not_registered', 'Миронова Маша': 'registered' })
    await contest.start(fortress.masha, fortress.parts.masha)
    expect(await desk.states()).toMatchObject({ 'Миронова Маша': 'running' })
    await contest.finish(fortress.masha, fortress.parts.masha)
    const { body, text } = await desk.read()
    expect(body).toMatchObject({
      state: 'running',
      are_results_out: false,
      counts: { pupils: 2, registered: 1, handed_in: 1, awarded: 0 },
      can: { save_diplomas: false },
    })
    expect(body.pupils[1]).toMatchObject({
      name: 'Миронова Маша',
      state: 'handed_in',
      school_class: { name: '7А' },
      result: null,
      place: null,
      award: null,
      certificate_id: null,
    })
    expect(text).not.toMatch(/"points":\d/)
  })

  test('shows points, places and diplomas with the results, and hides them when these are withdrawn', async () => {
    const { contest, fortress } = desk
    await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
    await contest.goThrough(fortress.shvabrin, fortress.parts.shvabrin, 1)
    await contest.publish()
    const { body } = await desk.read()
    expect(body).toMatchObject({ state: 'published', are_results_out: true, counts: { awarded: 1 } })
    expect(body.pupils).toMatchObject([
      { name: 'Гринёва Палаша', state: 'absent', result: null },
      {
        name: 'Миронова Маша',
        state: 'handed_in',
        result: { percent: 100 },
        place: { place: 1, participants: 2 },
        award: 1,
        certificate_id: expect.any(Number),
      },
    ])
    const stage = `/api/teacher/olympiad_stages/${contest.main}`
    await fortress.methodist.post(`${stage}/withdrawals`, { reason: 'Ошибка в ключе' })
    const after = (await desk.read()).body
    expect(after).toMatchObject({ are_results_out: false, counts: { awarded: 0 } })
    expect(after.pupils[1]).toMatchObject({ result: null, place: null, award: null, certificate_id: null })
  })

  test('shows only the name of a pupil without parental consent, and marks names that must not be shown', async () => {
    const { masha } = desk.fortress
    await desk.addParent(masha, ['personal_data'])
    expect((await desk.read()).body.pupils[1]).toMatchObject({ state: 'registered', is_name_hidden: true })
    await desk.school.rows('update consents set revoked_at = now() where user_id = $1', [masha.id])
    expect((await desk.read()).body.pupils[1]).toMatchObject({
      name: 'Миронова Маша',
      state: 'no_consent',
      registered_at: null,
      grade_index: null,
      can: { remind: false },
    })
  })

  test('contains only the teacher’s classes; a foreign class, an absent stage and strangers are refused', async () => {
    const { fortress } = desk
    const names = (await desk.read()).body.pupils.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Гринёва Палаша', 'Миронова Маша'])
    const ofClass = (id: number) => `${desk.url()}?q[school_class_id_eq]=${id}`
    expect((await desk.teacher.get(ofClass(desk.classId))).body.pupils).toHaveLength(2)
    expect(refusal(await desk.teacher.get(ofClass(fortress.classes.city)))).toEqual([
      404,
      'school_class_not_found',
    ])
    expect(refusal(await desk.teacher.get(`${desk.root}/2147483647`))).toEqual([404, 'stage_not_found'])
    expect(refusal(await fortress.stranger.get(desk.url()))).toEqual([404, 'stage_not_found'])
    expect((await fortress.masha.get(desk.url())).status).toBe(403)
    expect((await desk.school.guest().get(desk.url())).status).toBe(401)
    await desk.school.rows('update school_classes set archived_at = now() where id = $1', [desk.classId])
    expect(refusal(await desk.teacher.get(desk.url()))).toEqual([404, 'stage_not_found'])
  })

  test('is saved as it is shown', async () => {
    const { contest, fortress } = desk
    await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
    const save = async (format: 'csv' | 'xlsx') => {
      const { bytes } = await desk.teacher.get(desk.url(`/file?format=${format}`))
      return readTable(format, bytes)
    }
    const [titles, , masha] = await save('csv')
    expect(titles).not.toContain('Баллы')
    expect(masha!.slice(0, 3)).toEqual(['Миронова Маша', '7А', 'сдано'])
    await contest.publish()
    const [after, , row] = await save('xlsx')
    expect(after).toContain('Баллы')
    expect(row).toContain('диплом I степени')
  })

  test('runs the same number of statements for more pupils', async () => {
    const costOf = () =>
      desk.school.statementsOf(async () => {
        await desk.read()
        await desk.teacher.get(desk.root)
      })
    await desk.read()
    const few = await costOf()
    await desk.school.rows(
      `with u as (insert into users (first_name, last_name, grade_index) select 'Пётр', 'Гринёв ' || n, 7 from generate_series(1, 40) n returning id),
        m as (insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from u)
        insert into olympiad_participations (stage_id, user_id, grade_index, work_id, registered_at)
        select g.stage_id, u.id, 7, g.work_id, now() from u join olympiad_grades g on g.stage_id = $2 and g.grade_index = 7`,
      [desk.classId, desk.contest.main],
    )
    expect((await desk.read()).body.counts).toMatchObject({ pupils: 42, registered: 41 })
    expect(await costOf()).toBe(few)
  })
})

test('a stage with entry by result shows who has not passed once the results are out', async () => {
  const [final] = await desk.school.rows<{ id: number }>(
    `insert into olympiad_stages (olympiad_id, key, position, kind, title, opens_at, closes_at, results_at, hard_close, entry, requires_trial, pass_percent, is_rating_live)
     values ($1, 'journal-final', 9, 'final', 'Финал', $2, $3, $4, false, 'by_result', false, 50, false) returning id`,
    [desk.contest.olympiadId, days(10), days(11), days(13)],
  )
  await desk.school.rows(
    `insert into olympiad_grades (stage_id, grade_index, work_id, practice_work_id, minutes, tools)
     select $1, grade_index, work_id, practice_work_id, minutes, tools from olympiad_grades where stage_id = $2 and grade_index = 7`,
    [final!.id, desk.contest.trial],
  )
  try {
    const states = async () => desk.states(`${desk.root}/${final!.id}`)
    expect(await states()).toMatchObject({ 'Миронова Маша': 'awaits_result' })
    await desk.contest.goThrough(desk.fortress.masha, desk.fortress.parts.masha, 5)
    await desk.contest.publish()
    expect(await states()).toEqual({ 'Гринёва Палаша': 'not_passed', 'Миронова Маша': 'not_registered' })
  } finally {
    await desk.school.rows('delete from olympiad_stages where id = $1', [final!.id])
  }
})
