import { meetAt, openTestSchool, type Person, type Reply, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let lessonId: number

const code = ({ headers }: Reply) => headers['x-error-code']
const at = (rest: string) => `/api/lessons/${lessonId}/${rest}`
/** Both acts want the row of the pupil, or the one that is named. */
const meet = (...acts: (() => Promise<Reply>)[]) =>
  meetAt(school, 'select id from users where id = $1 for update', [masha.id], acts)

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  const courseId = await school.idOf('courses', 'linear-equations')
  lessonId = (await masha.get(`/api/courses/${courseId}`)).body.lessons[0].id
})

describe('two at once', () => {
  test('a pupil asks from two tabs with one question left: nine wait already, and one more is taken', async () => {
    const ask = (text: string) => masha.post(at('questions'), { text, task_id: null, at_seconds: null })
    for (let asked = 0; asked < 9; asked++) await ask(`Вопрос ${asked}`)
    const replies = await meet(
      () => ask('Почему?'),
      () => ask('Зачем?'),
    )
    expect(replies.map(code)).toEqual([undefined, 'lesson_questions_too_many'])
    expect((await masha.get(at('questions'))).body).toMatchObject({ left: 0, own: { length: 10 } })
  })

  test('two adults answer one question: the first is read, the second gets a conflict and corrects what they have seen', async () => {
    const adult = (name: string) =>
      school.person(name, { type: 'agent', isMethodist: true, gradeIndex: null })
    const anna = await adult('Анна Власьевна')
    const pavel = await adult('Павел')
    const { body } = await masha.post(at('questions'), { text: 'Почему?', task_id: null, at_seconds: null })
    const url = `/api/teacher/lesson_questions/${body.own[0].id}/answer`
    const replies = await meetAt(
      school,
      'select id from lesson_questions where id = $1 for update',
      [body.own[0].id],
      [
        () => anna.put(url, { answer: 'Потому что весы.' }),
        () => pavel.put(url, { answer: 'Потому что равенство.' }),
      ],
    )
    expect(replies.map(code)).toEqual([undefined, 'changed_meanwhile'])
    const own = async () => (await masha.get(at('questions'))).body.own[0].answer
    expect(await own()).toBe('Потому что весы.')
    const seen = { version: replies[0]!.body.version }
    expect((await pavel.put(url, { answer: 'Весы и равенство.', ...seen })).status).toBe(200)
    expect(await own()).toBe('Весы и равенство.')
    // Said from another tab of one's own, the newer words stay too.
    const stale = await pavel.put(url, { answer: 'Равенство.', ...seen })
    expect(stale.body.meanwhile).toMatchObject({ is_mine: true, current: { answer: 'Весы и равенство.' } })
  })

  test('a pupil says two opinions of a lesson: one stays, whole', async () => {
    const [lesson] = await school.rows<{ work_id: number }>('select work_id from lessons where id = $1', [
      lessonId,
    ])
    await masha.begin(`/api/lessons/${lessonId}`)
    await school.rows(
      `insert into task_states (attempt_id, task_id, status, share, gave_up, updated_at)
       select a.id, wt.task_id, 'solved', 1, false, now() from attempts a join work_tasks wt on wt.work_id = a.work_id
       where a.work_id = $1 and a.user_id = $2 on conflict (attempt_id, task_id) do update set share = 1`,
      [lesson!.work_id, masha.id],
    )
    const say = (opinion: string, words: string) => masha.put(at('opinion'), { opinion, words })
    await say('clear', 'Сначала понятно')
    const replies = await meetAt(
      school,
      'select user_id from lesson_opinions where user_id = $1 for update',
      [masha.id],
      [() => say('partly', 'Не всё'), () => say('unclear', 'Ничего')],
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const kept = await school.rows('select opinion, words from lesson_opinions where user_id = $1', [
      masha.id,
    ])
    expect(kept).toEqual([{ opinion: 'unclear', words: 'Ничего' }])
  })

  test('a remark is rewritten while another tab deletes it: the second gets a conflict, and it does not come back', async () => {
    const { body } = await masha.post(at('remarks'), { text: 'Весы', at_seconds: 3 })
    const url = `/api/lesson_remarks/${body.id}`
    const replies = await meetAt(
      school,
      'select id from lesson_remarks where id = $1 for update',
      [body.id],
      [() => masha.delete(url), () => masha.put(url, { text: 'Весы в равновесии' })],
    )
    expect(replies.map(code)).toEqual([undefined, 'remark_not_found'])
    expect((await masha.get(at('remarks'))).body).toEqual([])
  })
})
