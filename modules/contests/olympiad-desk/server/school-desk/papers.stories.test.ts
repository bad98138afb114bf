import { readTable } from '@school/kernel/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest } from '@school/olympiads/testing'
import { type Heads, openHeads } from '../testing/heads.ts'

let contest: Contest
let at: Heads

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest: string) => `/api/wk/olympiad_stages/${contest.main}${rest}`
const views = () =>
  contest.school.rows<{ names: number; list: string }>(
    `select names, list from name_views where user_id = $1 order by id`,
    [at.captain.id],
  )

/** Three right answers and a wrong last one. */
async function goThroughWrongly(person: Person, participationId: number): Promise<void> {
  const { body } = await contest.start(person, participationId)
  const tasks = body.attempt.tasks as { id: number }[]
  for (const { id } of tasks.slice(0, 3))
    await contest.save(person, participationId, id, { response: await contest.right(person, id) })
  const wrong = { kind: 'number', text: '123456' }
  await contest.save(person, participationId, tasks.at(-1)!.id, { response: wrong })
  await contest.finish(person, participationId)
}

/** Masha and Shvabrin complete the stage. */
async function goThrough(): Promise<void> {
  await goThroughWrongly(at.masha, at.parts.masha)
  await contest.goThrough(at.shvabrin, at.parts.shvabrin, 4)
}

async function appeal(person: Person, participationId: number): Promise<void> {
  const { body } = await person.get(`/api/olympiad_stages/${contest.main}/users/${person.id}/tasks`)
  const failed = body.tasks.at(-1)
  const sent = await person.post(
    `/api/olympiad_participations/${participationId}/tasks/${failed.id}/appeals`,
    { text: 'Ответ верный: он в минутах.' },
  )
  expect(sent.status, sent.text).toBe(200)
}

beforeEach(async () => {
  contest = await openContest()
  at = await openHeads(contest)
  contest.school.at(days(1))
})

describe('the protocol for signing', () => {
  test('before the results is a list of the school’s participants without points', async () => {
    await goThrough()
    const { body } = await at.captain.get(url('/signing_sheet'))
    expect(body).toMatchObject({
      are_results_out: false,
      rows: [
        {
          name: 'Миронова Маша',
          class_name: '7А',
          grade_index: 7,
          state: 'handed_in',
          result: null,
          place: null,
        },
        {
          name: 'Гринёв Пётр',
          class_name: '8Б',
          grade_index: 8,
          state: 'registered',
          result: null,
          place: null,
        },
      ],
    })
  })

  test('after the publication has points and the place among all', async () => {
    await goThrough()
    await contest.publish()
    const { body } = await at.captain.get(url('/signing_sheet'))
    expect(body.are_results_out).toBe(true)
    expect(body.rows[0]).toMatchObject({ name: 'Миронова Маша', place: { place: 2, participants: 2 } })
    expect(body.rows[0].result.points).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain('Швабрин')
  })

  test('is saved as a table and as a PDF, and each access to names is recorded', async () => {
    await goThrough()
    const csv = await at.captain.get(url('/signing_sheet/file?format=csv'))
    const [titles, first] = await readTable('csv', csv.bytes)
    expect(titles!.slice(0, 3)).toEqual(['Участник', 'Класс', 'Задания класса'])
    expect(first!.slice(0, 3)).toEqual(['Миронова Маша', '7А', '7'])
    const pdf = await at.captain.get(url('/signing_sheet/print'))
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(await views()).toEqual([
      { names: 2, list: 'olympiad_file' },
      { names: 2, list: 'olympiad_file' },
    ])
  })

  test('of a school without participants is empty, and cannot be printed', async () => {
    expect((await at.stranger2.get(url('/signing_sheet'))).body.rows).toEqual([])
    expect(code(await at.stranger2.get(url('/signing_sheet/print')))).toBe('sheet_empty')
  })
})

describe('appeals', () => {
  test('of its pupils are visible to a school, with the decision and the reply', async () => {
    await goThrough()
    await contest.publish()
    await appeal(at.masha, at.parts.masha)
    const read = async (person: Person) => (await person.get(url('/appeals'))).body
    expect(await read(at.captain)).toMatchObject([
      { name: 'Миронова Маша', class_name: '7А', grade_index: 7, state: 'open', words: '', gained: 0 },
    ])
    expect(await read(at.stranger2)).toEqual([])
    const [{ id }] = await read(at.captain)
    const decision = { points: 100_000, words: 'Ответ в минутах верен.' }
    const [card] = (await at.methodist.get(`/api/olympiad_stages/${contest.main}/appeals?q[state_eq]=open`))
      .body
    expect((await at.captain.put(`/api/olympiad_appeals/${id}/decision`, decision)).status).toBe(404)
    await at.methodist.put(`/api/olympiad_appeals/${id}/decision`, { ...decision, points: card.max_points })
    const [decided] = await read(at.captain)
    expect(decided).toMatchObject({ state: 'accepted', words: 'Ответ в минутах верен.' })
    expect(decided.gained).toBeGreaterThan(0)
    expect(await views()).toEqual([{ names: 1, list: 'olympiad' }])
  })

  test('are counted by school for a municipality', async () => {
    await goThrough()
    await contest.publish()
    await appeal(at.masha, at.parts.masha)
    const { body } = await at.governor.get(url('/appeals_by_schools'))
    expect(body).toMatchObject([{ name: 'Белогорская', open: 1, accepted: 0, declined: 0 }])
    expect(JSON.stringify(body)).not.toContain('Миронова')
    expect(code(await at.governor.get(url('/appeals')))).toBe('desk_of_school')
    const file = await at.governor.get(url('/tables/file?table=appeals_by_schools&format=csv'))
    expect((await readTable('csv', file.bytes))[1]).toEqual(['Белогорская', 'Оренбург', '1', '0', '0'])
  })

  test('are hidden with withdrawn results', async () => {
    await goThrough()
    await contest.publish()
    await appeal(at.masha, at.parts.masha)
    await contest.school.rows('update olympiad_stages set published_at = null where id = $1', [contest.main])
    expect((await at.captain.get(url('/appeals'))).body).toEqual([])
    expect((await at.governor.get(url('/appeals_by_schools'))).body).toEqual([])
  })
})
