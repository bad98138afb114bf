/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { worksModule } from '@school/works/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest, publishOlympiads } from '@school/olympiads/testing'
import { iso, openStageMaker, type StageMaker } from '../testing/stage-maker.ts'

let contest: Contest
let maker: StageMaker
let masha: Person

type Reply = Awaited<ReturnType<Person['post']>>

const code = ({ headers }: Pick<Reply, 'headers'>) => headers['x-error-code']
const fields = ({ body }: Pick<Reply, 'body'>) => Object.keys(body.errors ?? body.fields ?? {})

beforeEach(async () => {
  contest = await openContest()
  maker = await openStageMaker(contest)
  masha = await contest.school.person('Маша Миронова', { email: 'masha@fortress.test' })
})

describe('a methodist creates a stage', () => {
  test('from reserve sets, and pupils see it and enter', async () => {
    const { status, body } = await maker.make()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      title: 'Финал',
      state: 'announced',
      entry: 'open',
      movable: 'all',
      can: { move: true, cancel: true },
      grades: [
        { grade_index: 7, minutes: 40, tasks_count: 3 },
        { grade_index: 8, minutes: 50, tasks_count: 3 },
      ],
    })
    const stage = await contest.stage(masha, body.id)
    expect(stage).toMatchObject({ step: 'may_enter', opens_at: iso(10), results_at: iso(13), change: null })
    expect((await contest.get(masha)).body.stages.at(-1).id).toBe(body.id)
    expect((await contest.enter(masha, body.id)).status).toBe(200)
    expect((await contest.stage(masha, body.id)).step).toBe('registered')
    const today = (await masha.get('/api/user/today')).text
    expect(today).toContain('Финал')
  })

  test('whose tasks are solved in its window, judged and awarded as in any other', async () => {
    const { id } = (await maker.make()).body
    const entered = (await contest.enter(masha, id)).body.participation.id
    expect(code(await contest.start(masha, entered))).toBe('work_not_open')
    contest.school.at(days(10.1))
    const { body } = await contest.goThrough(masha, entered, 3)
    expect(body.attempt.tasks).toHaveLength(3)
    contest.school.at(days(13.1))
    for (const job of [...worksModule.jobs!, publishOlympiads]) await contest.school.jobQueue.run(job)
    const stage = await contest.stage(masha, id)
    expect(stage).toMatchObject({
      state: 'published',
      step: 'results',
      participation: { result: { percent: 100 } },
    })
    expect(stage.awards).toEqual({ shares: [5, 10, 15], percents: [80, 65, 50] })
  })

  test('and its sets cannot be used again until the stage is cancelled', async () => {
    const { id } = (await maker.make()).body
    expect(await maker.takenBy()).toEqual(['Финал', 'Финал'])
    const again = await maker.make({ title: 'Ещё один финал' })
    expect(code(again)).toBe('reserve_taken')
    expect(fields(again)).toEqual(['grades.0.reserve_id'])
    expect((await maker.cancel(id)).status).toBe(200)
    expect((await maker.make({ title: 'Ещё один финал' })).status).toBe(200)
  })

  race('once, when two methodists choose the same sets concurrently', async () => {
    const replies = await together(contest.school, [
      () => maker.make(),
      () => maker.make({ title: 'Второй финал' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(
      await contest.school.rows('select id from olympiad_stages where made_by is not null'),
    ).toHaveLength(1)
  })

  test.each<[string, object, string]>([
    ['begins in the past', { opens_at: iso(-1) }, 'opens_in_past'],
    ['ends before it begins', { closes_at: iso(9) }, 'closes_early'],
    ['has results before the last have ended', { results_at: iso(11) }, 'results_early'],
    ['has the title of another one', { title: 'основной этап' }, 'title_taken'],
    ['requires a result without a percent', { entry: 'by_result' }, 'percent_needed'],
    ['has a percent without a required result', { pass_percent: 50 }, 'percent_needless'],
    [
      'opens before the required results',
      { entry: 'by_result', pass_percent: 50, opens_at: iso(6) },
      'opens_before_results',
    ],
    ['gives diplomas without results', { results_at: null }, 'diplomas_need_results'],
    ['has no grades', { grades: [] }, 'grades_needed'],
  ])('but not one that %s', async (_, change, refusal) => {
    const reply = await maker.make(change)
    expect([reply.status, code(reply)]).toEqual([422, refusal])
    expect(fields(reply)).toHaveLength(1)
  })

  test('but not from a set for another grade, nor from an absent one', async () => {
    const of = (reserveId: number) => [{ grade_index: 7, reserve_id: reserveId, minutes: 40 }]
    expect(code(await maker.make({ grades: of(maker.senior) }))).toBe('reserve_not_fit')
    expect(code(await maker.make({ grades: of(999_999) }))).toBe('reserve_not_fit')
    const twice = [...of(maker.junior), ...of(maker.junior)]
    expect(code(await maker.make({ grades: twice }))).toBe('reserve_not_fit')
  })

  test('and gets error messages for fields', async () => {
    const reply = await maker.make({ title: '', opens_at: '', closes_at: iso(11) })
    expect(reply.status).toBe(422)
    expect(reply.text).toContain('Назовите этап')
    expect(reply.text).toContain('Укажите день и время')
  })

  test('and other users cannot', async () => {
    const teacher = await contest.school.person('Антон Бопре', { type: 'agent', gradeIndex: null })
    expect(code(await maker.make({}, teacher))).toBe('only_methodists')
    const path = `/api/teacher/olympiads/${contest.olympiadId}/stage_making`
    expect(code(await teacher.get(path))).toBe('only_methodists')
    expect((await maker.make({}, masha)).status).toBe(403)
    const { id } = (await maker.make()).body
    expect(code(await maker.move(id, {}, teacher))).toBe('only_methodists')
    expect(code(await maker.cancel(id, teacher))).toBe('only_methodists')
  })

  test('and its tasks are hidden from teachers', async () => {
    const teacher = await contest.school.person('Антон Бопре', { type: 'agent', gradeIndex: null })
    const [task] = await contest.school.rows<{ id: number }>(
      'select task_ids[1] as id from olympiad_reserves where id = $1',
      [maker.junior],
    )
    const readable = async () => (await teacher.get(`/api/tasks/${task!.id}/preview`)).status
    expect(await readable()).toBe(404)
    await maker.make()
    expect(await readable()).toBe(404)
    expect((await maker.person.get(`/api/tasks/${task!.id}/preview`)).status).toBe(200)
  })
})
