import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { correctResponse } from '@school/tasks/server'

export const day = 86_400_000

/** A class of Savelich with Masha and Petya, and functions to give them homeworks. */
export class Classroom {
  readonly school: TestSchool
  readonly savelich: Person
  readonly masha: Person
  readonly petya: Person
  readonly classId: number
  /** Number tasks of lessons: their wrong answer is easy to name. */
  readonly tasks: number[]

  constructor(
    school: TestSchool,
    people: { savelich: Person; masha: Person; petya: Person },
    classId: number,
    tasks: number[],
  ) {
    this.school = school
    this.savelich = people.savelich
    this.masha = people.masha
    this.petya = people.petya
    this.classId = classId
    this.tasks = tasks
  }

  inDays = (days: number): string => new Date(this.school.now.getTime() + days * day).toISOString()

  body = (more: object = {}) => ({
    title: 'Проценты на вечер',
    intro: 'Решите три задачи.',
    task_ids: this.tasks,
    school_class_ids: [this.classId],
    soft_deadline_at: this.inDays(1),
    hard_deadline_at: this.inDays(3),
    is_published: true,
    ...more,
  })

  /** Publishes a homework. @returns its id */
  async give(more: object = {}): Promise<number> {
    const { body, status } = await this.savelich.post('/api/teacher/homeworks', this.body(more))
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.id as number
  }

  /** Its current state on the page of its teacher. */
  versionOf = async (id: number): Promise<number> =>
    (await this.savelich.get(`/api/teacher/homeworks/${id}`)).body.version

  async right(taskId: number) {
    const [row] = await this.school.rows<{ rubric: Parameters<typeof correctResponse>[0] }>(
      'select rubric from tasks where id = $1',
      [taskId],
    )
    return { response: correctResponse(row!.rubric) }
  }

  start = (person: Person, id: number) => person.post(`/api/homeworks/${id}/starts`)
  attemptAt = (person: Person, id: number) => person.attemptAt(`/api/homeworks/${id}`)
  /** Submits, and reads the result. */
  submit = async (person: Person, id: number) => {
    await person.post(`${await this.attemptAt(person, id)}/finishes`)
    return person.get(`/api/homeworks/${id}`)
  }
  send = async (person: Person, id: number, taskId: number, body: object) =>
    person.post(`${await this.attemptAt(person, id)}/tasks/${taskId}/answer_attempts`, body)
  solve = async (person: Person, id: number, taskId: number) =>
    this.send(person, id, taskId, await this.right(taskId))
  fail = (person: Person, id: number, taskId: number) => this.send(person, id, taskId, wrong)

  /** Starts, solves the first tasks and submits. */
  async goThrough(person: Person, id: number, solved: number) {
    await this.start(person, id)
    for (const taskId of this.tasks.slice(0, solved)) await this.solve(person, id, taskId)
    return this.submit(person, id)
  }
}

export const wrong = { response: { kind: 'number', text: '-987654' } }

/** A class of a school with these people in it. */
export async function makeClass(school: TestSchool, name: string, pupils: Person[], teachers: Person[]) {
  const [made] = await school.rows<{ id: number }>(
    `with o as (
        insert into organizations (kind, name, short_name, city) values ('school', $1, $1, 'Белогорск') returning id
      ) insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'А', 2026 from o returning id`,
    [name],
  )
  for (const [people, role] of [
    [pupils, 'pupil'],
    [teachers, 'teacher'],
  ] as const)
    for (const { id } of people)
      await school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
        made!.id,
        id,
        role,
      ])
  return made!.id
}

export async function openClassroom(): Promise<Classroom> {
  const school = await openTestSchool()
  await school.rows(`delete from organizations where city = 'Белогорск'`)
  const masha = await school.person('Маша Миронова')
  const petya = await school.person('Петя Гринёв')
  const savelich = await school.person('Савелий Савельич', { type: 'agent', gradeIndex: null })
  const classId = await makeClass(school, 'Крепостная', [masha, petya], [savelich])
  const rows = await school.rows<{ id: number }>(
    `select t.id from tasks t join work_tasks wt on wt.task_id = t.id join lessons l on l.work_id = wt.work_id
     where t.kind = 'number' and t.retired_at is null order by t.key limit 3`,
  )
  return new Classroom(
    school,
    { masha, petya, savelich },
    classId,
    rows.map(({ id }) => id),
  )
}
