import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, openContest } from './testing/contest.ts'

let contest: Contest

const samplesAt = () => `/api/olympiads/${contest.olympiadId}/samples`
const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

beforeEach(async () => {
  contest = await openContest()
})

describe('sample tasks on the landing of an olympiad', () => {
  test('are shown to a guest without their keys, and judged at once', async () => {
    const guest = contest.school.guest()
    const { body: samples, text } = await guest.get(samplesAt())
    expect(samples.map(({ title }: { title: string }) => title)).toEqual(['Гром за рекой', 'Камень за борт'])
    expect(samples[0].grades).toEqual([7, 8, 9])
    expect(text).not.toMatch(/1998|понизится —|correct|rubric|solution/)
    const check = async (value: string) =>
      (
        await guest.post(`${samplesAt()}/${samples[0].id}/checks`, {
          response: { kind: 'number', text: value },
        })
      ).body.verdict.outcome
    expect(await check('2 км')).toBe('right')
    expect(await check('3 км')).toBe('wrong')
  })

  test('have solutions that anybody can read', async () => {
    const guest = contest.school.guest()
    const { body: samples } = await guest.get(samplesAt())
    const { status, body } = await guest.get(`${samplesAt()}/${samples[0].id}/solution`)
    expect(status).toBe(200)
    expect(body.answer).toMatchObject({ kind: 'number', text: '2' })
    expect(body.html.length).toBeGreaterThan(40)
  })

  test('tasks of a stage are not judged there, nor are their solutions shown', async () => {
    const masha = await contest.school.person('Маша Миронова')
    const [hidden] = await contest.school.rows<{ id: number }>(
      `select wt.task_id as id from olympiad_grades g join work_tasks wt on wt.work_id = g.work_id where g.stage_id = $1 limit 1`,
      [contest.main],
    )
    const refused = await masha.post(`${samplesAt()}/${hidden!.id}/checks`, {
      response: { kind: 'number', text: '1' },
    })
    expect([refused.status, code(refused)]).toEqual([404, 'task_not_found'])
    const unread = await masha.get(`${samplesAt()}/${hidden!.id}/solution`)
    expect([unread.status, code(unread)]).toEqual([404, 'task_not_found'])
  })

  test('an empty answer is refused with a message', async () => {
    const { body: samples } = await contest.school.guest().get(samplesAt())
    const refused = await contest.school.guest().post(`${samplesAt()}/${samples[0].id}/checks`, {
      response: { kind: 'number', text: '' },
    })
    expect([refused.status, code(refused)]).toEqual([422, 'answer_empty'])
  })
})
