import { beforeEach, expect, test } from 'vitest'
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { mostComments } from '../../contract/kept-comments.ts'

let school: TestSchool
let savelich: Person
beforeEach(async () => {
  school = await openTestSchool()
  savelich = await school.person('Савелий Савельич', { type: 'agent', gradeIndex: null })
})

const path = '/api/teacher/kept_comments'
const keep = (text: string, who = savelich) => who.post(path, { text })
const textsOf = ({ body }: { body: { text: string }[] }) => body.map(({ text }) => text)

test('a comment is kept once, and the most used come first', async () => {
  await keep('Береги честь смолоду')
  const { body } = await keep('  Проверь знак ')
  expect(textsOf({ body })).toEqual(['Береги честь смолоду', 'Проверь знак'])
  expect(textsOf(await keep('Проверь знак'))).toHaveLength(2)
  expect((await savelich.post(`${path}/${body[1].id}/uses`)).status).toBe(204)
  expect(textsOf(await savelich.get(path))).toEqual(['Проверь знак', 'Береги честь смолоду'])
})

test('a comment can be deleted', async () => {
  const { body } = await keep('Проверь знак')
  expect((await savelich.delete(`${path}/${body[0].id}`)).body).toEqual([])
  expect((await savelich.delete(`${path}/${body[0].id}`)).headers['x-error-code']).toBe('comment_not_found')
})

test('comments of others are absent', async () => {
  const { body } = await keep('Проверь знак')
  const shvabrin = await school.person('Алексей Швабрин', { type: 'agent', gradeIndex: null })
  expect((await shvabrin.get(path)).body).toEqual([])
  expect((await shvabrin.delete(`${path}/${body[0].id}`)).status).toBe(404)
  expect((await shvabrin.post(`${path}/${body[0].id}/uses`)).status).toBe(404)
  const petya = await school.person('Петя Гринёв')
  expect((await petya.get(path)).status).toBe(403)
  expect((await keep('Я сам', petya)).status).toBe(403)
})

test('empty or too long comments are refused, and there are at most fifty', async () => {
  expect((await keep('   ')).status).toBe(422)
  expect((await keep('а'.repeat(301))).status).toBe(422)
  await school.rows(
    `insert into kept_comments (author_id, text, used_at) select $1, 'Слова ' || n, $2 from generate_series(1, ${mostComments}) n`,
    [savelich.id, school.now],
  )
  expect((await keep('Ещё одни')).headers['x-error-code']).toBe('comments_full')
  expect((await keep('Слова 1')).status).toBe(200)
})

race('concurrent calls never exceed fifty', async () => {
  await school.rows(
    `insert into kept_comments (author_id, text, used_at) select $1, 'Слова ' || n, $2 from generate_series(1, ${mostComments - 2}) n`,
    [savelich.id, school.now],
  )
  await together(
    school,
    Array.from({ length: 8 }, (_, n) => () => keep(`Ещё слова ${n}`)),
  )
  expect(textsOf(await savelich.get(path))).toHaveLength(mostComments)
})
