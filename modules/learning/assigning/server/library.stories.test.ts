import { beforeEach, describe, expect, test } from 'vitest'
import { type Classroom, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const sets = (section: string, query = '') => classroom.masha.get(`/api/homework_library/${section}${query}`)

describe('the library', () => {
  test('has three sections with filters; a fourth is not found', async () => {
    const { body } = await sets('oge')
    expect(body[0]).toMatchObject({
      title: 'Проценты из жизни',
      tasks_count: 5,
      exam_numbers: [1, 6],
      average_percent: null,
      homework_id: null,
    })
    expect((await sets('oge', '?q[exam_number_eq]=5')).body).toHaveLength(1)
    expect(
      (await sets('oge', '?q[discipline_eq]=math&q[theme_eq]=Проценты и доли&q[year_eq]=2026')).body,
    ).toHaveLength(1)
    expect((await sets('oge', '?q[title_cont]=скидки')).body).toHaveLength(1)
    expect((await sets('oge', '?q[difficulty_eq]=5')).body).toEqual([])
    expect((await sets('oge', '?q[difficulty_eq]=сложно')).status).toBe(422)
    expect((await sets('vpr')).status).toBe(404)
    expect((await classroom.school.guest().get('/api/homework_library/oge')).status).toBe(401)
    const { body: facets } = await sets('skills', '/facets')
    expect(facets.themes).toContain('Проценты и доли')
    expect(facets.disciplines.map(({ key }: { key: string }) => key)).toEqual(['math', 'russian', 'physics'])
  })

  test('stores favourites per user, and filters by them', async () => {
    const { masha, petya } = classroom
    const [first, second] = (await sets('skills')).body
    const at = `/api/homework_sets/${second.id}/favourite`
    expect(first.is_favourite).toBe(false)
    expect((await masha.put(at)).status).toBe(204)
    expect((await masha.put(at)).status).toBe(204)
    expect((await sets('skills', '?q[favourite_eq]=1')).body).toMatchObject([
      { id: second.id, is_favourite: true },
    ])
    expect((await petya.get('/api/homework_library/skills?q[favourite_eq]=1')).body).toEqual([])
    expect((await masha.delete(at)).status).toBe(204)
    expect((await masha.delete(at)).status).toBe(204)
    expect((await sets('skills', '?q[favourite_eq]=1')).body).toEqual([])
    expect((await masha.put('/api/homework_sets/999999/favourite')).status).toBe(404)
    expect((await classroom.school.guest().put(at)).status).toBe(401)
  })

  test('previews statements without keys', async () => {
    const [set] = (await sets('ege')).body
    const { body, text } = await classroom.savelich.get(`/api/homework_sets/${set.id}`)
    expect(body.tasks).toHaveLength(4)
    expect(text).not.toContain('rubric')
    expect((await classroom.savelich.get('/api/homework_sets/999999')).status).toBe(404)
  })

  test('is taken by a pupil once, solved, and then shows the result', async () => {
    const { masha, petya } = classroom
    const [set] = (await sets('skills')).body
    const { body: taken } = await masha.post(`/api/homework_sets/${set.id}/picks`)
    expect(taken).toMatchObject({ source: 'library', state: 'not_opened', soft_deadline_at: null })
    expect((await masha.post(`/api/homework_sets/${set.id}/picks`)).body.id).toBe(taken.id)
    expect((await petya.get(`/api/homeworks/${taken.id}`)).status).toBe(404)
    await classroom.start(masha, taken.id)
    await classroom.submit(masha, taken.id)
    expect((await sets('skills')).body[0]).toMatchObject({
      homework_id: taken.id,
      solved_by: 1,
      average_percent: 0,
    })
    expect((await classroom.savelich.post(`/api/homework_sets/${set.id}/picks`)).status).toBe(403)
    expect((await masha.post('/api/homework_sets/999999/picks')).status).toBe(404)
  })

  test('a retired set is visible only to those who have taken it', async () => {
    const { masha, petya, school } = classroom
    const [set] = (await sets('skills')).body
    await masha.post(`/api/homework_sets/${set.id}/picks`)
    await school.rows('update homework_sets set retired_at = now() where id = $1', [set.id])
    expect((await masha.get(`/api/homework_sets/${set.id}`)).status).toBe(200)
    expect((await petya.get(`/api/homework_sets/${set.id}`)).status).toBe(404)
    await school.rows('update homework_sets set retired_at = null where id = $1', [set.id])
  })

  test('a set is given to a class by the tasks of the bank', async () => {
    const [set] = (await sets('oge')).body
    const bank = await classroom.savelich.get(`/api/teacher/homework_tasks?q[set_id_eq]=${set.id}`)
    expect(bank.body).toHaveLength(5)
    const id = await classroom.give({ task_ids: bank.body.map((task: { id: number }) => task.id) })
    expect((await classroom.masha.get(`/api/homeworks/${id}`)).body.tasks_count).toBe(5)
  })
})
