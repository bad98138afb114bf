import { correctResponse } from '@school/tasks/server'
import type { Person } from '../person.ts'
import type { TestSchool } from '../school.ts'
import { reachGovernors } from './governing.ts'
import { reachPeople } from './people.ts'
import type { Facts, Situation } from './situation.ts'

/** The content came on the first of September: a stage of an olympiad is open, and so is everything else. */
const firstDay = new Date('2026-09-01T09:00:00Z')
const holder = 'tab-of-masha'

interface Task {
  id: number
  kind: string
}

/** A class with its teacher, a methodist, and one pupil with everything begun: the places where requests do something. */
export async function reachContexts(school: TestSchool): Promise<readonly Situation[]> {
  await school.forgetPeople()
  school.at(firstDay)
  await school.rows('delete from files')
  await school.rows(
    `delete from organizations where city = 'Белогорск' or parent_id in (select id from organizations where city = 'Белогорск')`,
  )
  const desk = new Desk(school, await school.person('Маша Миронова'))
  await desk.prepare()
  await desk.solveLessons()
  await desk.solveTrainings()
  await desk.practise()
  await desk.takeHomeworks()
  await desk.enterOlympiad()
  await desk.rehearse()
  await desk.attest()
  await desk.sendFiles()
  await desk.report()
  await desk.write()
  await desk.note()
  await desk.raise()
  await desk.addPeople()
  return desk.situations
}

class Desk {
  readonly situations: Situation[] = []
  readonly #school: TestSchool
  readonly #masha: Person
  #savelich!: Person
  #anna!: Person
  #common: Facts = {}

  constructor(school: TestSchool, masha: Person) {
    this.#school = school
    this.#masha = masha
  }

  async prepare(): Promise<void> {
    const school = this.#school
    const grown = { type: 'agent', gradeIndex: null } as const
    this.#savelich = await school.person('Архип Савельич', grown)
    this.#anna = await school.person('Анна Власьевна', { ...grown, isMethodist: true })
    const classId = await this.#makeClass([this.#masha], [this.#savelich, this.#anna])
    const [organization] = await school.rows<{ id: number }>(
      'select organization_id as id from school_classes where id = $1',
      [classId],
    )
    const numbers = await this.#tasks(
      `select t.id, t.kind from tasks t join work_tasks wt on wt.task_id = t.id join lessons l on l.work_id = wt.work_id
       where t.kind = 'number' and t.retired_at is null order by t.key limit 3`,
    )
    const tomorrow = new Date(firstDay.getTime() + 86_400_000).toISOString()
    this.#common = {
      holder,
      // The version of an unchanged object.
      version: 1,
      userId: this.#masha.id,
      userIds: [this.#masha.id],
      targetId: classId,
      classIdEq: classId,
      schoolClassId: classId,
      schoolClassIds: [classId],
      organizationId: organization!.id,
      schoolIdEq: organization!.id,
      taskIds: numbers.map(({ id }) => id),
      hardDeadlineAt: tomorrow,
      softDeadlineAt: tomorrow,
      startsAt: tomorrow,
      place: 1,
      section: 'ege',
      path: 'about',
      gradeIndex: 7,
      firstName: 'Маша',
      lastName: 'Миронова',
      title: 'Проценты на вечер',
      courseId: await school.idOf('courses', 'linear-equations'),
      resourceKind: 'course',
      resourceId: await school.idOf('courses', 'linear-equations'),
      skillId: await this.#idFrom('skills'),
      disciplineId: await this.#idFrom('disciplines'),
      olympiadId: await this.#idFrom('olympiads'),
      setId: await this.#idFrom('homework_sets'),
      certificateId: 1,
      number: 'SM-2026-000001',
      ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    }
    for (const person of [school.guest(), this.#masha, this.#savelich, this.#anna]) this.#add(person, {})
  }

  async solveLessons(): Promise<void> {
    for (const { id } of await this.#school.rows<{ id: number }>('select id from courses'))
      await this.#masha.post(`/api/courses/${id}/enrollments`)
    this.#add(this.#anna, { grantId: await this.#idFrom('access_grants') })
    // A task of every kind, each in its lesson.
    const rows = await this.#school.rows<{ lessonId: number; courseId: number; id: number; kind: string }>(
      `select distinct on (t.kind) t.kind, t.id, l.id as "lessonId", l.course_id as "courseId" from tasks t
       join work_tasks wt on wt.task_id = t.id join lessons l on l.work_id = wt.work_id
       where t.retired_at is null order by t.kind, t.id`,
    )
    for (const { lessonId, courseId, ...task } of rows) {
      const { body: begun } = await this.#masha.post(`/api/lessons/${lessonId}/starts`)
      const attemptId = begun.attempt.id as number
      const facts = { lessonId, courseId, attemptId, ...(await this.#answered(task)) }
      this.#add(this.#masha, facts)
      if (task.kind !== 'essay') continue
      await this.#masha.post(`/api/attempts/${attemptId}/tasks/${task.id}/answer_attempts`, {
        response: { kind: 'essay', text: 'Альбом нашёлся сам.' },
      })
      for (const person of [this.#savelich, this.#anna]) {
        const { body } = await person.get('/api/teacher/check_queue')
        this.#add(person, { ...facts, reviewId: body[0]?.id ?? 1 })
      }
    }
    for (const person of [this.#savelich, this.#anna])
      this.#add(person, { lessonId: rows[0]!.lessonId, ...(await this.#answered(rows[0]!)) })
  }

  async solveTrainings(): Promise<void> {
    const [row] = await this.#school.rows<{ id: number }>('select id from trainings order by id')
    await this.#begin('trainingId', row!.id, `/api/trainings/${row!.id}`)
  }

  async practise(): Promise<void> {
    const { body } = await this.#masha.post('/api/skills_practice/sessions', {
      mode: 'skill',
      skill_id: this.#common['skillId'],
    })
    const { task, attempt_id: attemptId } = body.current
    this.#add(this.#masha, { sessionId: body.id, attemptId, mode: 'skill', ...(await this.#answered(task)) })
  }

  async takeHomeworks(): Promise<void> {
    const { body: own } = await this.#masha.post(`/api/homework_sets/${this.#common['setId']}/picks`)
    await this.#homework(own.id)
    const body = {
      title: 'Проценты на вечер',
      task_ids: this.#common['taskIds'],
      school_class_ids: [this.#common['schoolClassId']],
      hard_deadline_at: this.#common['hardDeadlineAt'],
      is_published: true,
    }
    const { body: given } = await this.#savelich.post('/api/teacher/homeworks', body)
    await this.#homework(given.id)
    const { body: draft } = await this.#savelich.post('/api/teacher/homeworks', {
      ...body,
      is_published: false,
    })
    this.#add(this.#savelich, { homeworkId: draft.id })
    await this.#webinar(body)
  }

  async #webinar(body: object): Promise<void> {
    const startsAt = new Date(firstDay.getTime() + 1_800_000).toISOString()
    const webinar = {
      title: 'Разбор',
      school_class_id: this.#common['schoolClassId'],
      starts_at: startsAt,
      minutes: 60,
    }
    const { body: made } = await this.#savelich.post('/api/teacher/homeworks', {
      ...body,
      school_class_ids: [],
      webinar,
    })
    this.#add(this.#savelich, { homeworkId: made.id, minutes: 10 })
    await this.#savelich.post(`/api/teacher/homeworks/${made.id}/openings`, { minutes: 30 })
    const webinarId = made.webinar.id as number
    await this.#begin('webinarId', webinarId, `/api/webinars/${webinarId}/homework`)
  }

  async #homework(homeworkId: number): Promise<void> {
    const { body } = await this.#masha.post(`/api/homeworks/${homeworkId}/starts`)
    for (const task of (body.attempt.tasks as Task[]).slice(0, 3)) {
      const facts = { homeworkId, attemptId: body.attempt.id, ...(await this.#answered(task)) }
      this.#add(this.#masha, facts)
      this.#add(this.#savelich, facts)
    }
  }

  async enterOlympiad(): Promise<void> {
    await this.#school.rows(`update olympiad_stages set entry = 'open' where entry = 'code'`)
    const stages = await this.#school.rows<{ id: number; olympiadId: number; workId: number }>(
      `select s.id, s.olympiad_id as "olympiadId", g.work_id as "workId" from olympiad_stages s
       join olympiad_grades g on g.stage_id = s.id where s.opens_at < $1 and s.closes_at > $1 order by s.id limit 2`,
      [firstDay],
    )
    for (const { id: stageId, olympiadId, workId } of stages) {
      const address = `/api/olympiad_stages/${stageId}`
      const { body } = await this.#masha.post(`${address}/participations`, { grade_index: 7 })
      const participationId = body.participation.id as number
      const participation = `/api/olympiad_participations/${participationId}`
      const facts = { stageId, olympiadId, participationId }
      await this.#begin('participationId', participationId, participation, facts)
      await this.#masha.post(`${participation}/clarifications`, { task_id: null, text: 'Можно ли рисовать?' })
      const { body: asked } = await this.#anna.get(`${address}/clarifications`)
      const { body: code } = await this.#anna.post(`/api/teacher/olympiad_stages/${stageId}/codes`, {
        organization_id: this.#common['organizationId'],
        seats: 10,
      })
      const monitored = { ...facts, workId, clarificationId: asked[0]?.id ?? 1, codeId: code?.id ?? 1 }
      for (const person of [this.#anna, this.#savelich]) this.#add(person, monitored)
    }
    const [sample] = await this.#school.rows<Task & { olympiadId: number }>(
      `select t.id, t.kind, s.olympiad_id as "olympiadId" from olympiad_samples s join tasks t on t.id = s.task_id order by s.olympiad_id, s.position`,
    )
    if (!sample) return
    const { olympiadId, ...task } = sample
    const tried = { olympiadId, ...(await this.#answered(task)) }
    for (const person of [this.#school.guest(), this.#masha]) this.#add(person, tried)
  }

  async rehearse(): Promise<void> {
    const rows = await this.#school.rows<{ id: number; workId: number }>(
      'select id, work_id as "workId" from exam_rehearsals order by id',
    )
    for (const [index, { id, workId }] of rows.entries()) {
      const address = `/api/exam_rehearsals/${id}`
      const attemptId = await this.#begin('examRehearsalId', id, address)
      this.#add(this.#anna, { workId, examRehearsalId: id })
      if (index > 0) continue
      await this.#masha.post(`/api/attempts/${attemptId}/finishes`)
      const { body } = await this.#masha.post(`${address}/shares`)
      this.#add(this.#masha, { examRehearsalId: id, ulid: body?.ulid ?? body?.url?.split('/').pop() ?? 'x' })
    }
  }

  async attest(): Promise<void> {
    const [row] = await this.#school.rows<{ id: number }>(
      'select id from attestation_trainings where grade = 7 order by id',
    )
    await this.#begin('attestationId', row!.id, `/api/attestation_trainings/${row!.id}`)
  }

  async sendFiles(): Promise<void> {
    const fileId = crypto.randomUUID()
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    await this.#masha.put(`/api/files/${fileId}?name=a.png`, undefined, {
      raw: { type: 'application/octet-stream', text: png },
    })
    this.#add(this.#masha, { fileId, name: 'a.png' })
  }

  async report(): Promise<void> {
    const [taskId] = this.#common['taskIds'] as number[]
    await this.#masha.post(`/api/tasks/${taskId}/reports`, { reason: 'other', text: 'Опечатка в условии' })
    const [row] = await this.#school.rows<{ id: number }>('select max(id) as id from task_reports')
    this.#add(this.#anna, { reportId: row?.id ?? 1, taskId })
  }

  /** A task of a teacher's own, under a label. */
  async write(): Promise<void> {
    const source = {
      kind: 'number',
      title: 'Вёрсты',
      difficulty: 2,
      discipline_id: this.#common['disciplineId'],
      skills: [],
      label: 'Дорога',
      statement: 'Сколько вёрст до крепости?',
      solution: '',
      hints: [],
      fields: { answer: '40' },
      pictures: [],
    }
    const { body, text } = await this.#savelich.post('/api/teacher/own_tasks', { source })
    if (!body?.id) throw new Error(`A task was not written: ${text}`)
    const labelId = await this.#idFrom('own_task_labels')
    const common = { ownTaskId: body.id as number, labelId, pictures: [], skills: [], variant: null }
    for (const revision of [0, 1]) this.#add(this.#savelich, { ...common, revision })
  }

  /** What people write down: a calendar of one’s own, words that are said often, a column of a journal. */
  async note(): Promise<void> {
    const item = { title: 'Шахматы', day: '2026-09-05', time: '16:00', minutes: 60 }
    const { body: own } = await this.#masha.post('/api/calendar/items', item)
    const { body: share } = await this.#masha.post('/api/calendar/shares', { kind: 'feed' })
    const days = { dateFrom: '2026-09-01', dateTo: '2026-09-30' }
    const shared = { shareToken: share.token, token: share.token }
    this.#add(this.#masha, { ...item, ...days, ...shared, itemId: own.id })
    const comment = 'Проверь знак второго слагаемого.'
    const { body: kept } = await this.#savelich.post('/api/teacher/kept_comments', { text: comment })
    const column = { day: item.day, kind: 'test', topic: 'Проценты', weight: 3 }
    const { body: made } = await this.#savelich.post(
      `/api/school_classes/${this.#common['schoolClassId']}/journal/columns`,
      { ...column, discipline_key: 'math' },
    )
    const cells = [{ columnId: made.id, userId: this.#masha.id, mark: '4', version: 0 }]
    const inJournal = { ...column, disciplineKey: 'math', columnId: made.id, cells, markScale: [85, 65, 45] }
    this.#add(this.#savelich, { ...inJournal, commentId: kept.id, text: comment })
  }

  async raise(): Promise<void> {
    const parent = await this.#school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
    const [link] = await this.#school.rows<{ id: number }>(
      `insert into family_links (parent_id, child_id, state, way, decides, started_at)
       values ($1, $2, 'active', 'child_code', true, $3) returning id`,
      [parent.id, this.#masha.id, firstDay],
    )
    this.#add(parent, { childId: this.#masha.id, linkId: link!.id, kind: 'public_name' })
  }

  /** Situations of the modules of accounts: their people are not the pupils above, so that changes of accounts end no attempts. */
  async addPeople(): Promise<void> {
    const own = {
      classId: this.#common['schoolClassId'] as number,
      organizationId: this.#common['organizationId'] as number,
      teacher: this.#savelich,
    }
    for (const { person, facts } of await reachPeople(this.#school, own)) this.#add(person, facts)
    for (const { person, facts } of await reachGovernors(this.#school, own)) this.#add(person, facts)
  }

  /** Begins an attempt by the clock and remembers its first tasks. @returns the attempt */
  async #begin(name: string, id: number, address: string, more: Facts = {}): Promise<number> {
    const { body, text } = await this.#masha.post(`${address}/starts`, { holder })
    if (!body?.attempt) throw new Error(`${address} did not begin: ${text}`)
    const attemptId = body.attempt.id as number
    for (const task of (body.attempt.tasks as Task[]).slice(0, 3))
      this.#add(this.#masha, { [name]: id, attemptId, ...more, ...(await this.#answered(task)) })
    return attemptId
  }

  #add(person: Person, facts: Facts): void {
    this.situations.push({ person, facts: { ...this.#common, ...facts } })
  }

  async #answered({ id, kind }: Task): Promise<Facts> {
    const [row] = await this.#school.rows<{ rubric: Parameters<typeof correctResponse>[0] }>(
      'select rubric from tasks where id = $1',
      [id],
    )
    const byPerson = {
      essay: { kind, text: 'Альбом нашёлся сам.' },
      file: { kind, files: [], text: 'x = 5' },
    }
    const response = kind === 'essay' || kind === 'file' ? byPerson[kind] : correctResponse(row!.rubric)
    return { taskId: id, taskIdEq: id, response }
  }

  #tasks(text: string): Promise<Task[]> {
    return this.#school.rows<{ id: number; kind: string }>(text)
  }

  async #idFrom(
    table: 'skills' | 'disciplines' | 'olympiads' | 'homework_sets' | 'access_grants' | 'own_task_labels',
  ): Promise<number> {
    const [row] = await this.#school.rows<{ id: number }>(`select min(id) as id from ${table}`)
    return row!.id
  }

  async #makeClass(pupils: readonly Person[], teachers: readonly Person[]): Promise<number> {
    const [made] = await this.#school.rows<{ id: number }>(
      `with o as (
         insert into organizations (kind, name, short_name, city) values ('school', 'Крепостная', 'Крепостная', 'Белогорск') returning id
       ) insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'А', 2026 from o returning id`,
    )
    for (const [people, role] of [
      [pupils, 'pupil'],
      [teachers, 'teacher'],
    ] as const)
      for (const { id } of people)
        await this.#school.rows(
          'insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)',
          [made!.id, id, role],
        )
    return made!.id
  }
}
