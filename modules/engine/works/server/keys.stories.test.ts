import { type Person, openTestSchool, type TestSchool } from '@school/server/testing'
import { openKeys } from './keys.ts'
import { kindsWhose } from '@school/work-rules/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let staff: Record<'methodist' | 'teacher' | 'admin', Person>
/** A training; stories add one of its tasks to another work. */
let trainingId: number
let trainingWork: number

beforeEach(async () => {
  school = await openTestSchool()
  staff = {
    methodist: await school.person('Анна Савельева', { gradeIndex: null, type: 'agent', isMethodist: true }),
    teacher: await school.person('Архип Савельич', {
      gradeIndex: null,
      type: 'agent',
      portalRole: 'teacher',
    }),
    admin: await school.person('Иван Миронов', {
      gradeIndex: null,
      type: 'agent',
      portalRole: 'schoolAdmin',
    }),
  }
  trainingId = await school.idOf('trainings', 'percent-warm-up')
  const [training] = await school.rows<{ workId: number }>(
    'select work_id as "workId" from trainings where id = $1',
    [trainingId],
  )
  trainingWork = training!.workId
})

afterEach(() => school.rows(`delete from works where key = 'story:secret'`))

/** Tasks that are in works of this kind only. */
const tasksOf = async (kind: string): Promise<number[]> =>
  (
    await school.rows<{ id: number }>(
      `select wt.task_id as id from work_tasks wt join works w on w.id = wt.work_id
       group by wt.task_id having array_agg(distinct w.kind) = array[$1] order by 1`,
      [kind],
    )
  ).map(({ id }) => id)

/** Adds a task of the training to a work of this kind. */
async function alsoIn(kind: string): Promise<number> {
  const [put] = await school.rows<{ taskId: number }>(
    `with made as (insert into works (key, kind) values ('story:secret', $1) returning id)
     insert into work_tasks (work_id, task_id, position)
     select made.id, (select task_id from work_tasks where work_id = $2 order by position limit 1), 1 from made
     returning task_id as "taskId"`,
    [kind, trainingWork],
  )
  return put!.taskId
}

const preview = (person: Person, taskId: number) => person.get(`/api/tasks/${taskId}/preview`)
const tryOut = (person: Person, taskId: number) =>
  person.post(`/api/tasks/${taskId}/preview/checks`, { response: { kind: 'short_text', text: 'ответ' } })

/** Responses of the two endpoints that use the key of a task; an answer of another kind is judged only after the task is found. */
async function keyResponses(person: Person, taskId: number) {
  const [read, tried] = [await preview(person, taskId), await tryOut(person, taskId)]
  return { read: read.status, tried: tried.status === 404 ? 404 : 200, text: read.text + tried.text }
}

describe('the key of a task, by the works that contain it', () => {
  const taught = ['practice', 'skill', 'homework', 'training']
  for (const kind of [...taught, 'olympiad', 'rehearsal', 'attestation']) {
    const isTaught = taught.includes(kind)
    test(`${kind}: ${isTaught ? 'is read by those who teach' : 'is for methodists alone'}`, async () => {
      const own = await tasksOf(kind)
      const ids = [own[0], own[Math.floor(own.length / 2)], own.at(-1)].filter((id) => id !== undefined)
      expect(ids).not.toEqual([])
      const seen = isTaught ? { read: 200, tried: 200 } : { read: 404, tried: 404 }
      for (const id of ids) {
        expect(await keyResponses(staff.methodist, id)).toMatchObject({ read: 200, tried: 200 })
        expect(await keyResponses(staff.teacher, id), `task ${id}`).toMatchObject(seen)
        expect(await keyResponses(staff.admin, id), `task ${id}`).toMatchObject(seen)
      }
    })
  }

  test('every work of the school has a policy', async () => {
    const kinds = await school.rows<{ kind: string }>('select distinct kind from works order by 1')
    const spokenFor = await school.jobQueue.inTransaction(async (ctx) => kindsWhose(ctx, () => true))
    expect(kinds.map(({ kind }) => kind).filter((kind) => !spokenFor.includes(kind))).toEqual([])
  })

  test('a secret task is not found', async () => {
    const [secret] = await tasksOf('olympiad')
    expect(await keyResponses(staff.teacher, secret!)).toEqual(
      await keyResponses(staff.teacher, 2_147_483_647),
    )
  })

  test('a task of a taught work is secret if another work makes it secret or has no policy', async () => {
    for (const kind of ['olympiad', 'rehearsal', 'attestation', 'unknown-kind']) {
      const taskId = await alsoIn(kind)
      expect((await preview(staff.teacher, taskId)).status, kind).toBe(404)
      await school.rows(`delete from works where key = 'story:secret'`)
      expect((await preview(staff.teacher, taskId)).status, kind).toBe(200)
    }
  })

  test('keys of an olympiad are readable for teachers after its results are published', async () => {
    const [taskId] = await tasksOf('olympiad')
    const works = await school.rows<{ id: number }>(
      'select work_id as id from work_tasks where task_id = $1 order by 1',
      [taskId],
    )
    const sql = school.database.pool
    const open = (ids: number[]) => openKeys({ sql, now: school.now }, ids)
    const [first, ...others] = works.map(({ id }) => id)
    await open([first!])
    expect((await preview(staff.teacher, taskId!)).status).toBe(404)
    await open(others)
    expect((await preview(staff.teacher, taskId!)).status).toBe(200)
  })

  test('a pupil and a teacher without a school read none', async () => {
    const [taskId] = await tasksOf('training')
    const masha = await school.person('Маша Миронова')
    const stranger = await school.person('Пьер Бопре', { gradeIndex: null, type: 'agent' })
    expect((await preview(masha, taskId!)).status).toBe(403)
    expect((await preview(stranger, taskId!)).status).toBe(404)
  })
})

describe('a training with a task that is secret elsewhere', () => {
  const sheet = (person: Person, query = '') => person.get(`/api/trainings/${trainingId}/sheet${query}`)
  const gift = (person: Person) => person.get(`/api/trainings/${trainingId}/gift`)

  test('can be printed with keys and exported by methodists only', async () => {
    expect((await sheet(staff.teacher, '?keys=yes')).status).toBe(200)
    expect((await gift(staff.teacher)).status).toBe(200)
    await alsoIn('rehearsal')
    expect((await sheet(staff.teacher)).body.can).toEqual({ read_keys: false })
    expect((await sheet(staff.teacher, '?keys=yes')).headers['x-error-code']).toBe('sheet_closed')
    expect((await gift(staff.teacher)).status).toBe(404)
    expect((await staff.teacher.get(`/api/trainings/${trainingId}`)).body.can.read_keys).toBe(false)
    expect((await sheet(staff.methodist, '?keys=yes')).status).toBe(200)
    expect((await gift(staff.methodist)).status).toBe(200)
  })
})

test('a secret task is not in the bank of homeworks: it can’t be listed, read or given', async () => {
  const [lesson] = await school.rows<{ id: number; workId: number; taskId: number }>(
    `select l.id, l.work_id as "workId", wt.task_id as "taskId" from lessons l join courses c on c.id = l.course_id and c.retired_at is null
     join work_tasks wt on wt.work_id = l.work_id where l.retired_at is null order by l.id, wt.position limit 1`,
  )
  const { taskId } = lesson!
  trainingWork = lesson!.workId
  const bank = (id: number) => staff.teacher.get(`/api/teacher/homework_tasks/${id}`)
  const listed = async () => {
    const { body } = await staff.teacher.get(`/api/teacher/homework_tasks?q[lesson_id_eq]=${lesson!.id}`)
    return (body as { id: number }[]).some(({ id }) => id === taskId)
  }
  expect([(await bank(taskId)).status, await listed()]).toEqual([200, true])
  expect(await alsoIn('olympiad')).toBe(taskId)
  expect([(await bank(taskId)).status, await listed()]).toEqual([404, false])
  const body = {
    title: 'Завтрашний финал',
    intro: '',
    task_ids: [taskId],
    school_class_ids: [],
    user_ids: [],
    is_published: false,
    soft_deadline_at: null,
    hard_deadline_at: null,
    tries: 3,
    solution: 'after_solve',
    mark_scale: [85, 65, 45],
  }
  const { status, text } = await staff.teacher.post('/api/teacher/homeworks', body)
  expect([status, text]).toEqual([422, expect.stringContaining('task_ids')])
})

describe('«Сообщить об ошибке»', () => {
  let masha: Person
  beforeEach(async () => {
    masha = await school.person('Маша Миронова')
  })
  const report = async (person: Person, taskId: number) => {
    const { status, text } = await person.post(`/api/tasks/${taskId}/reports`, { kind: 'typo', text: '' })
    return { status, text: status === 200 ? '' : text }
  }
  const absent = () => report(masha, 2_147_483_647)
  const begin = (person: Person, workId: number) =>
    school.rows('insert into attempts (work_id, user_id, started_at) values ($1, $2, $3)', [
      workId,
      person.id,
      school.now,
    ])

  test.each(['olympiad', 'rehearsal', 'attestation'])(
    'a secret task looks like an absent one, until it is met: %s',
    async (kind) => {
      const [taskId] = await tasksOf(kind)
      expect(await report(masha, taskId!)).toEqual(await absent())
      expect(await report(staff.teacher, taskId!)).toEqual(await absent())
      expect((await report(staff.methodist, taskId!)).status).toBe(200)
      const [place] = await school.rows<{ workId: number }>(
        'select min(work_id) as "workId" from work_tasks where task_id = $1',
        [taskId],
      )
      await begin(masha, place!.workId)
      expect((await report(masha, taskId!)).status).toBe(200)
      expect((await report(masha, taskId!)).status).toBe(422)
    },
  )

  test('a task of an olympiad is visible to all users after its results are published', async () => {
    const [taskId] = await tasksOf('olympiad')
    const works = await school.rows<{ id: number }>(
      'select work_id as id from work_tasks where task_id = $1',
      [taskId],
    )
    await openKeys(
      { sql: school.database.pool, now: school.now },
      works.map(({ id }) => id),
    )
    expect((await report(masha, taskId!)).status).toBe(200)
  })

  test('a task of a training may be reported although it is secret elsewhere; a task in no work is visible to methodists', async () => {
    const taskId = await alsoIn('rehearsal')
    expect((await report(masha, taskId)).status).toBe(200)
    await school.rows('delete from task_reports')
    const places = await school.rows<{ workId: number; position: number }>(
      'delete from work_tasks where task_id = $1 returning work_id as "workId", position',
      [taskId],
    )
    expect(await report(masha, taskId)).toEqual(await absent())
    expect((await report(staff.methodist, taskId)).status).toBe(200)
    for (const { workId, position } of places)
      await school.rows('insert into work_tasks (work_id, task_id, position) values ($1, $2, $3)', [
        workId,
        taskId,
        position,
      ])
  })
})
