import { beforeEach, describe, expect, test } from 'vitest'
import { type Classroom, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

interface AnalysedTask {
  id: number
  places: { level: string | null; position: number }[]
  solved_percent: number | null
  first_try_percent: number | null
  mean_tries: number | null
  discrimination: number | null
  unanswered: { name: string }[]
  mistakes: { response: { text: string }; pupils: { name: string }[]; solved_later: number }[]
}

const at = (id: number, rest = '') => `/api/teacher/homeworks/${id}/analysis${rest}`
const read = async (id: number): Promise<{ begun: number; tasks: AnalysedTask[] }> =>
  (await classroom.savelich.get(at(id))).body
const miss = (who: Classroom['masha'], id: number, taskId: number, text: string) =>
  classroom.send(who, id, taskId, { response: { kind: 'number', text } })
const namesOf = (pupils: { name: string }[]) => pupils.map(({ name }) => name)

describe('the analysis of tasks', () => {
  test('lists equal wrong answers once, regardless of typing, with their pupils', async () => {
    const { masha, petya, tasks } = classroom
    const id = await classroom.give()
    await classroom.start(masha, id)
    await miss(masha, id, tasks[0]!, '-987654,50')
    await miss(masha, id, tasks[0]!, '-123456')
    await classroom.solve(masha, id, tasks[0]!)
    await classroom.submit(masha, id)
    await classroom.start(petya, id)
    await miss(petya, id, tasks[0]!, ' −987654.5 ')
    const { begun, tasks: analysed } = await read(id)
    expect(begun).toBe(2)
    expect(analysed.map(({ places }) => places[0]!.position)).toEqual([1, 2, 3])
    expect(analysed[0]).toMatchObject({
      solved_percent: 50,
      first_try_percent: 0,
      mean_tries: 3,
      discrimination: null,
      mistakes: [{ solved_later: 1 }, { solved_later: 1 }],
    })
    expect(analysed[0]!.mistakes.map(({ pupils }) => namesOf(pupils))).toEqual([
      ['Гринёв Петя', 'Миронова Маша'],
      ['Миронова Маша'],
    ])
  })

  test('a skipped task is not a mistake and is counted separately', async () => {
    const { masha, petya, tasks } = classroom
    const id = await classroom.give()
    await classroom.goThrough(masha, id, 1)
    await classroom.start(petya, id)
    const [first, second] = (await read(id)).tasks
    expect(first).toMatchObject({ id: tasks[0], unanswered: [], mistakes: [] })
    expect(second).toMatchObject({ solved_percent: null, mistakes: [] })
    expect(namesOf(second!.unanswered)).toEqual(['Миронова Маша'])
  })

  test('includes all sets of the assignment, from whichever set it is opened', async () => {
    const { savelich, masha, petya, tasks } = classroom
    const levels = [{ level: 'a', task_ids: tasks.slice(1), user_ids: [masha.id] }]
    const { body } = await savelich.post(
      '/api/teacher/homeworks',
      classroom.body({ task_ids: tasks.slice(0, 2), levels }),
    )
    const harder = body.sets[0].homework_id
    for (const [who, id] of [
      [masha, harder],
      [petya, body.id],
    ] as const) {
      await classroom.start(who, id)
      await miss(who, id, tasks[1]!, '-5')
    }
    const analysis = await read(body.id)
    expect(analysis.tasks.map((task) => task.id).toSorted()).toEqual(tasks.toSorted())
    const common = analysis.tasks.find((task) => task.id === tasks[1])
    expect(common).toMatchObject({
      places: [
        { homework_id: harder, level: 'a', position: 1 },
        { homework_id: body.id, level: 'b', position: 2 },
      ],
      mistakes: [{ pupils: [{ homework_id: harder }, { homework_id: body.id }] }],
    })
    expect(await read(harder)).toEqual(analysis)
  })

  test('computes how well a task distinguishes strong pupils from weak ones from ten submissions on', async () => {
    const { school, savelich, classId, tasks } = classroom
    const id = await classroom.give()
    await school.rows(
      `with made as (
        insert into users (first_name, last_name, grade_index) select 'Казак', 'Ивельич ' || n, 7 from generate_series(1, 10) n returning id
      ), enlisted as (
        insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from made
      ), begun as (
        insert into attempts (work_id, user_id, started_at, finished_at, judged_at, points, max_points)
        select h.work_id, made.id, $2, $2, $2, 0, 300 from homeworks h, made where h.id = $3 returning id, user_id, work_id
      ) insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
        select b.id, wt.task_id, case when b.user_id % 2 = 0 then 'solved' else 'failed' end, 1, (b.user_id + 1) % 2, $2
        from begun b join work_tasks wt on wt.work_id = b.work_id`,
      [classId, school.now, id],
    )
    const { tasks: analysed } = await read(id)
    expect(analysed.map(({ discrimination }) => discrimination)).toEqual(tasks.map(() => 1))
    expect((await savelich.get(at(id))).text).not.toContain('"rubric"')
  })

  test('is exported as a table, by its teacher only', async () => {
    const { savelich, masha, tasks } = classroom
    const id = await classroom.give({ title: 'Дроби' })
    await classroom.start(masha, id)
    await miss(masha, id, tasks[0]!, '-5')
    const { headers, text } = await savelich.get(at(id, '/file?format=csv'))
    expect(headers['content-disposition']).toContain(encodeURIComponent('Дроби'))
    expect(text).toContain('«-5» — 1 ученик')
    expect(text).toContain('мало ответов')
    expect((await masha.get(at(id, '/file?format=csv'))).status).toBe(403)
    expect((await masha.get(at(id))).status).toBe(403)
    const shvabrin = await classroom.school.person('Алексей Швабрин', { type: 'agent', gradeIndex: null })
    expect((await shvabrin.get(at(id))).status).toBe(404)
    expect((await shvabrin.get(at(id, '/file?format=csv'))).status).toBe(404)
  })

  test('does not include pupils who have left the teacher’s classes', async () => {
    const { school, masha, tasks } = classroom
    const id = await classroom.give()
    await classroom.start(masha, id)
    await miss(masha, id, tasks[0]!, '-5')
    await school.rows('delete from class_members where user_id = $1', [masha.id])
    expect(await read(id)).toMatchObject({ begun: 0 })
  })
})
