import { toWire } from '@school/kernel/contract'
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let anna: Person
let taskId: number
let url: string

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const fileId = (last: string) => `0b5fb2a4-0f6f-4d2a-9d7e-0000000000${last}`
const [first, second] = [fileId('f1'), fileId('f2')]
const criteria = [2, 2, 1].map((one, index) => ({ id: `К${index + 1}`, points: 100 * one }))

const stroke = (points = 2, colour = 'red') => ({
  colour,
  points: Array.from({ length: points }, (_, index) => [index / points, 0.25]),
})
const pin = (text: string) => ({ at: [0.5, 0.125], text })
const sheet = (file_id: string, strokes: object[], pins: object[] = []) => ({ file_id, strokes, pins })
const drawn = [sheet(first, [stroke()], [pin('Потерян знак')]), sheet(second, [stroke(3, 'green')])]

const review = (sheet_notes: object[], by = anna, at = url, version = 1) =>
  by.put(`${at}/review`, { criteria, comment: '', sheet_notes, version })
const notesSeen = async (by = anna, at = url) => (await by.get(at)).body.sheet_notes as object[]
const attempt = async () =>
  masha.begin(`/api/lessons/${await school.idOf('lessons', 'linear-equations/graphs')}`)
const pupilSees = async () => (await masha.get(`${await attempt()}/tasks/${taskId}`)).body.last_try.review

async function send(ids: string[]): Promise<string> {
  for (const id of ids)
    await masha.put(`/api/files/${id}?name=list.png`, undefined, { raw: { type: 'image/png', text: png } })
  const files = ids.map((id) => ({ id, name: 'list.png', type: 'image/png', size: 16 }))
  const { status } = await masha.post(`${await attempt()}/tasks/${taskId}/answer_attempts`, {
    response: { kind: 'file', files },
  })
  expect(status).toBe(200)
  const { body } = await anna.get('/api/teacher/check_queue')
  return `/api/teacher/check_queue/${(body as { id: number }[])[0]!.id}`
}

beforeEach(async () => {
  school = await openTestSchool()
  await school.rows('delete from files')
  masha = await school.person('Маша Миронова')
  anna = await school.person('Анна Савельева', { type: 'agent', gradeIndex: null, isMethodist: true })
  await masha.post(`/api/courses/${await school.idOf('courses', 'linear-equations')}/enrollments`)
  taskId = await school.idOf('tasks', 'linear-equations/graphs/two-carriers')
  url = await send([first, second])
})

test('a photograph without parental consent is refused to reviewers with this reason, and only to them', async () => {
  const of = async (person: Person) =>
    (await person.get(`/api/files/${first}`, { headers: { accept: 'image/*' } })).headers['x-error-code']
  expect(await of(anna)).toBeUndefined()
  const vasilisa = await school.person('Василиса Миронова', { isParent: true, gradeIndex: null })
  const { code } = (await masha.post('/api/user/family/codes')).body
  await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
  const stranger = await school.person('Алексей Швабрин', { type: 'agent', gradeIndex: null })
  expect(await Promise.all([anna, stranger, masha, vasilisa].map(of))).toEqual([
    'file_without_consent',
    'file_not_found',
    undefined,
    undefined,
  ])
})

describe('what is drawn on photographs', () => {
  test('is a part of the review: the pupil sees it when the review is published, in the order of the sheets', async () => {
    expect(await notesSeen()).toEqual([])
    expect((await review([drawn[1]!, drawn[0]!])).body.sheet_notes).toEqual(drawn)
    expect(await notesSeen()).toEqual(drawn)
    expect((await pupilSees()).sheet_notes).toEqual(drawn)
  })

  test('is returned with the answer to its author', async () => {
    await anna.post(`${url}/returns`, { comment: 'Проверь знак', sheet_notes: drawn })
    expect(await pupilSees()).toMatchObject({ state: 'returned', sheet_notes: drawn })
    const again = await send([first, fileId('f3')])
    expect(await notesSeen(anna, again)).toEqual([])
    const { body } = await anna.get(again)
    expect(body.earlier).toMatchObject([{ review: { sheet_notes: drawn } }])
  })

  test('is replaced when the review is corrected, and the former drawing stays in the record', async () => {
    await review(drawn)
    await review([drawn[1]!], anna, url, 2)
    expect((await pupilSees()).sheet_notes).toEqual([drawn[1]])
    const marks = await school.rows<{ sheets: number }>(
      'select jsonb_array_length(sheet_notes) as sheets from review_marks order by id',
    )
    expect(marks.map(({ sheets }) => sheets)).toEqual([2, 1])
    await expect(school.rows(`update review_marks set sheet_notes = '[]'`)).rejects.toThrow(/only ever added/)
  })

  test('an empty sheet is not stored', async () => {
    await review([sheet(first, []), drawn[1]!])
    expect(await notesSeen()).toEqual([drawn[1]])
  })

  test('is refused on a sheet that is not of this answer', async () => {
    const other = await review([sheet(fileId('ff'), [stroke()])])
    expect(other.status).toBe(422)
    expect(other.headers['x-error-code']).toBe('review_sheet_unknown')
    const back = await anna.post(`${url}/returns`, {
      comment: 'Ещё',
      sheet_notes: [sheet(fileId('ff'), [stroke()])],
    })
    expect(back.headers['x-error-code']).toBe('review_sheet_unknown')
    expect((await anna.get(url)).body.state).toBe('waiting')
  })

  test.each<[string, object[], string, string]>([
    [
      'too many lines on a sheet',
      [
        sheet(
          first,
          Array.from({ length: 101 }, () => stroke()),
        ),
      ],
      'strokes',
      'не больше 100',
    ],
    ['a line of too many points', [sheet(first, [stroke(401)])], 'strokes.0.points', 'слишком длинная'],
    [
      'too many points in all',
      [
        sheet(
          first,
          Array.from({ length: 31 }, () => stroke(400)),
        ),
      ],
      '',
      'Пометок слишком много',
    ],
    [
      'too many pins',
      [
        sheet(
          first,
          [],
          Array.from({ length: 21 }, () => pin('Да')),
        ),
      ],
      'pins',
      'не больше 20',
    ],
    ['a pin without a text', [sheet(first, [], [pin('  ')])], 'pins.0.text', 'Напишите, о чём метка'],
    [
      'a pin with too long a text',
      [sheet(first, [], [pin('а'.repeat(301))])],
      'pins.0.text',
      'Не больше 300',
    ],
    [
      'a point outside of the sheet',
      [sheet(first, [], [{ at: [1.5, 0], text: 'Да' }])],
      'pins.0.at.0',
      'Не больше 1',
    ],
    ['another colour', [sheet(first, [stroke(2, 'white')])], 'strokes.0.colour', 'red, green'],
    ['a duplicate sheet', [sheet(first, [stroke()]), sheet(first, [stroke()])], '', 'назван дважды'],
  ])('with %s is refused with a message', async (_, notes, field, words) => {
    const { status, body } = await review(notes)
    expect(status).toBe(422)
    const name = ['sheet_notes', ...(field ? [`0.${field}`] : [])].join('.')
    expect(body.errors[name]?.[0]?.replaceAll('\u00a0', ' ')).toContain(words)
    expect(await notesSeen()).toEqual([])
  })

  race('from two concurrent tabs is kept once, and the other tab gets the saved version', async () => {
    const replies = await together(school, [() => review(drawn), () => review([drawn[1]!])])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const marks = await school.rows<{ sheet_notes: object[] }>(
      'select sheet_notes from review_marks order by id',
    )
    expect(marks).toHaveLength(1)
    const refused = replies.find(({ status }) => status === 422)!
    expect(refused.body.meanwhile).toMatchObject({
      version: 2,
      is_mine: true,
      current: { sheet_notes: toWire(marks[0]!.sheet_notes) },
    })
    const said = await school.rows<{ sheet_notes: object[] }>('select sheet_notes from answer_reviews')
    expect(said[0]!.sheet_notes).toEqual(marks[0]!.sheet_notes)
  })
})

test('a second review after an appeal does not see the drawings of the first', async () => {
  await review(drawn)
  const [row] = await school.rows<{ id: number }>(
    `insert into answer_reviews (attempt_id, task_id, try_number, round, asked_at, due_at)
     select attempt_id, task_id, try_number, 2, asked_at, due_at from answer_reviews returning id`,
  )
  const pavel = await school.person('Павел', { type: 'agent', gradeIndex: null, isMethodist: true })
  expect(await notesSeen(pavel, `/api/teacher/check_queue/${row!.id}`)).toEqual([])
})
