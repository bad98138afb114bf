import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest, publishOlympiads } from '@school/olympiads/testing'
import { iso, openStageMaker, type StageMaker } from '../testing/stage-maker.ts'

let contest: Contest
let maker: StageMaker
let masha: Person

type Reply = Awaited<ReturnType<Person['post']>>

const code = ({ headers }: Pick<Reply, 'headers'>) => headers['x-error-code']

beforeEach(async () => {
  contest = await openContest()
  maker = await openStageMaker(contest)
  masha = await contest.school.person('Маша Миронова', { email: 'masha@fortress.test' })
  await maker.confirmAddress(masha)
})

describe('a methodist cancels a stage', () => {
  test('and participants see the reason and get a letter; for others the stage disappears', async () => {
    const { id } = (await maker.make()).body
    await contest.enter(masha, id)
    const { status, body } = await maker.cancel(id)
    expect([status, body.state]).toEqual([200, 'cancelled'])
    expect(await contest.stage(masha, id)).toMatchObject({
      state: 'cancelled',
      step: 'cancelled',
      is_here: false,
      change: { kind: 'cancelled', reason: 'Мало участников' },
    })
    const grinyov = await contest.school.person('Пётр Гринёв')
    expect(await contest.stage(grinyov, id)).toBeUndefined()
    expect(code(await contest.enter(grinyov, id))).toBe('stage_not_found')
    expect((await masha.get('/api/user/today')).text).not.toContain('Финал')
    const [letter] = await maker.lettersTo('masha@fortress.test')
    expect(letter).toMatchObject({ subject: 'Этап отменён: Физика вокруг нас' })
    contest.school.at(days(14))
    await contest.school.jobQueue.run(publishOlympiads)
    expect(await maker.read(id)).toMatchObject({ state: 'cancelled', published_at: null })
  })

  race('once: repeating it changes nothing', async () => {
    const { id } = (await maker.make()).body
    const replies = await together(contest.school, [() => maker.cancel(id), () => maker.cancel(id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(
      await contest.school.rows(`select id from olympiad_stage_changes where kind = 'cancelled'`),
    ).toHaveLength(1)
  })

  race('and a concurrent participant is either notified or not registered', async () => {
    const { id } = (await maker.make()).body
    const [entered] = await together(contest.school, [() => contest.enter(masha, id), () => maker.cancel(id)])
    expect(await maker.lettersTo('masha@fortress.test')).toHaveLength(entered.status === 200 ? 1 : 0)
  })

  test('but not one of the content, not one that has opened, and not one whose results are required by the next', async () => {
    expect(code(await maker.cancel(contest.main))).toBe('stage_of_content')
    const { id } = (await maker.make({ grades: maker.final().grades.slice(0, 1) })).body
    const { id: next } = (
      await maker.make({
        title: 'Суперфинал',
        entry: 'by_result',
        pass_percent: 60,
        opens_at: iso(20),
        closes_at: iso(21),
        results_at: iso(25),
        grades: maker.final().grades.slice(1, 2),
      })
    ).body
    expect(code(await maker.cancel(id))).toBe('next_needs_it')
    const grades = [{ grade_index: 7, minutes: 40 }]
    expect(code(await maker.move(id, { results_at: iso(22), grades }))).toBe('next_opens_before')
    expect((await maker.cancel(next)).status).toBe(200)
    contest.school.at(days(10.5))
    expect(code(await maker.cancel(id))).toBe('stage_begun')
  })
})
