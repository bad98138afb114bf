import { openTestSchool, type Person, type TestSchool, today } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { api, at, practiceDesk, wrongNumber, taskAt } from './testing/practice-desk.ts'

let school: TestSchool
let masha: Person
let desk: ReturnType<typeof practiceDesk>

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  desk = practiceDesk(school)
})

describe('the map', () => {
  test('is a tree of subjects, sections and skills, all of them not begun', async () => {
    const { body } = await masha.get(`${api}/map`)
    expect(body.person).toMatchObject({ name: 'Маша Миронова', grade: 7, is_me: true })
    expect(body.can.practise).toBe(true)
    expect(body.under_way).toBeNull()
    expect(body.subjects.map((s: { discipline: { key: string } }) => s.discipline.key)).toEqual([
      'math',
      'russian',
      'physics',
    ])
    const [math] = body.subjects
    expect(math).toMatchObject({ points: 0, due: 0, begun: 0 })
    const fractions = math.sections.find(({ title }: { title: string }) => title === 'Дроби')
    expect(fractions.skills[0]).toMatchObject({ level: 'not_started', is_ready: true, missing: [] })
    expect(fractions.skills[1]).toMatchObject({
      is_ready: false,
      missing: [{ title: fractions.skills[0].title }],
    })
  })

  test('asks a guest to sign in', async () => {
    expect((await school.guest().get(`${api}/map`)).status).toBe(401)
    expect((await desk.start(school.guest(), { mode: 'ten_minutes' })).status).toBe(401)
  })

  test('of a pupil is for the teacher of the class and for a methodist, and absent for everybody else', async () => {
    const teacher = await school.person('Савельич', { gradeIndex: null, type: 'agent' })
    const stranger = await school.person('Антон', { gradeIndex: null, type: 'agent' })
    const methodist = await school.person('Анна', { gradeIndex: null, type: 'agent', isMethodist: true })
    const petya = await school.person('Петя Гринёв')
    await school.rows(
      `with o as (insert into organizations (kind, name, short_name, city) values ('school', 'Белогорская', 'Белогорская', 'Оренбург') returning id),
        c as (insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'А', 2026 from o returning id)
      insert into class_members (school_class_id, user_id, role)
        select c.id, m.user_id, m.role from c, (values (${masha.id}, 'pupil'), (${teacher.id}, 'teacher')) m (user_id, role)`,
    )
    await desk.solve(masha, await desk.startSkill(masha, 'fractions.meaning'))
    const of = (person: Person, id: number | string) => person.get(`${api}/map?user_id=${id}`)
    expect((await of(teacher, masha.id)).body).toMatchObject({
      person: { name: 'Миронова Маша', is_me: false },
      can: { practise: false },
      under_way: null,
    })
    expect((await of(methodist, masha.id)).status).toBe(200)
    for (const person of [stranger, petya]) {
      const { status, headers } = await of(person, masha.id)
      expect([status, headers['x-error-code']]).toEqual([404, 'skill_map_not_found'])
    }
    expect((await of(methodist, 999_999)).status).toBe(404)
    expect((await of(methodist, 'x')).status).toBe(422)
    const id = await desk.skillId('fractions.meaning')
    expect((await teacher.get(`/api/skills/${id}?user_id=${masha.id}`)).body.level).toBe('attempted')
    expect((await petya.get(`/api/skills/${id}?user_id=${masha.id}`)).status).toBe(404)

    const { body } = await teacher.get(`${api}/pupils`)
    expect(body).toMatchObject([{ name: 'Миронова Маша', class_name: '7А', begun: 1, mastered: 0, due: 0 }])
    expect((await stranger.get(`${api}/pupils`)).body).toEqual([])
    expect((await masha.get(`${api}/pupils`)).status).toBe(403)
    await school.rows(`delete from organizations where city = 'Оренбург'`)
  })
})

describe('the practice of one skill', () => {
  test('raises the level by five right answers in a row and ends when the skill is known', async () => {
    let session = await desk.startSkill(masha, 'fractions.meaning')
    expect(session).toMatchObject({
      mode: 'skill',
      limit: 7,
      ends_at: null,
      finished_at: null,
      summary: null,
    })
    expect(session.current).toMatchObject({ position: 1, outcome: null, skill: { level: 'not_started' } })
    expect(session.current.task).toMatchObject({ position: 1, difficulty: 1, solution: null })
    const levels: string[] = []
    for (let i = 0; i < 5; i++) {
      session = await desk.solve(masha, session)
      levels.push(session.current.skill.level)
      if (i < 4) session = await desk.next(masha, session)
    }
    expect(levels).toEqual(['attempted', 'attempted', 'attempted', 'familiar', 'proficient'])
    expect(session.is_last).toBe(true)
    session = await desk.next(masha, session)
    expect(session.summary).toMatchObject({
      answered: 5,
      right: 5,
      skills: [{ before: 'not_started', after: 'proficient', answered: 5, right: 5 }],
      advice: { kind: 'train' },
    })
    expect(session.current).toBeNull()
    expect(session.xp).toBeGreaterThan(0)
    expect(session.summary.xp).toBe(session.xp)
  })

  test('asks a step harder after two right answers, and never a task twice', async () => {
    let session = await desk.startSkill(masha, 'fractions.meaning')
    const met: number[] = []
    const difficulties: number[] = []
    while (session.finished_at === null) {
      met.push(session.current.task.id)
      difficulties.push(session.current.task.difficulty)
      session = await desk.next(masha, await desk.solve(masha, session))
    }
    expect(new Set(met).size).toBe(5)
    expect(difficulties[0]).toBe(1)
    expect(difficulties[2]).toBe(2)
    expect(difficulties[4]).toBe(3)
  })

  test('a wrong answer opens the solution, counts and lets the pupil continue', async () => {
    let session = await desk.startSkill(masha, 'fractions.meaning')
    const { id, kind } = session.current.task
    expect(kind).toBe('number')
    const { body } = await masha.post(taskAt(session, '/answer_attempts'), wrongNumber)
    expect(body).toMatchObject({ verdict: { outcome: 'wrong' }, gained_xp: 0 })
    session = (await masha.get(at(session))).body
    expect(session.current).toMatchObject({
      outcome: 'wrong',
      series: [false],
      skill: { level: 'attempted' },
    })
    expect(session.current.task.solution.html).toContain('Всего 8')
    const again = await masha.post(taskAt(session, '/answer_attempts'), await desk.rightTo(masha, id))
    expect(again.headers['x-error-code']).toBe('task_closed')
    session = await desk.next(masha, session)
    expect(session.current).toMatchObject({ position: 2, outcome: null })
  })

  test('a used up pool is restarted, and its XP is not paid again', async () => {
    const first = await desk.learn(masha, 'punctuation.participial')
    expect(first.xp).toBeGreaterThan(0)
    let session = await desk.startSkill(masha, 'punctuation.participial')
    session = await desk.solve(masha, session)
    expect(session.xp).toBe(0)
    const [paid] = await school.rows<{ sum: number }>(
      `select sum(amount)::int as sum from reward_transactions where user_id = $1 and currency = 'xp'`,
      [masha.id],
    )
    expect(paid!.sum).toBe(first.xp)
  })

  test('each pupil has individual numbers, and a restarted pool has other ones', async () => {
    const numbersOf = async (person: Person) => {
      let session = await desk.startSkill(person, 'percents.base')
      const seen: Record<string, number> = {}
      while (session.finished_at === null) {
        const { title, variant } = session.current.task
        if (variant !== null) seen[title] = variant
        session = await desk.next(person, await desk.solve(person, session))
      }
      return seen
    }
    const first = await numbersOf(masha)
    expect(Object.keys(first).length).toBeGreaterThan(2)
    // Five tasks made the skill known; the sixth uses up the pool, the seventh restarts it.
    const second = await numbersOf(masha)
    const met = Object.keys(first).filter((title) => title in second)
    expect(met.length).toBeGreaterThan(0)
    for (const title of met) expect(second[title]).not.toBe(first[title])
    const petyas = await numbersOf(await school.person('Петя Гринёв'))
    expect(petyas).not.toEqual(first)
  })

  test('a hint keeps the answer from counting as right', async () => {
    let session = await desk.startSkill(masha, 'fractions.meaning')
    const hinted = await masha.post(taskAt(session, '/hints'))
    expect(hinted.body.hints).toHaveLength(1)
    session = await desk.solve(masha, session)
    expect(session.current).toMatchObject({ outcome: 'helped', series: [false] })
    const more = await masha.post(taskAt(session, '/hints'))
    expect(more.headers['x-error-code']).toBe('task_closed')
  })

  test('an empty answer, an unreadable one and one of another kind are no tries', async () => {
    const session = await desk.startSkill(masha, 'fractions.meaning')
    const url = taskAt(session, '/answer_attempts')
    for (const [response, code] of [
      [{ kind: 'number', text: ' ' }, 'answer_empty'],
      [{ kind: 'number', text: 'много' }, 'answer_unreadable'],
      [{ kind: 'single_choice', choice: 'a' }, 'answer_mismatch'],
    ] as const)
      expect((await masha.post(url, { response })).headers['x-error-code']).toBe(code)
    expect((await masha.get(at(session))).body.current.outcome).toBeNull()
  })

  test('tasks of open lessons that name the skill are in its pool', async () => {
    const { body } = await masha.get(`/api/skills/${await desk.skillId('equations.linear')}`)
    expect(body.tasks).toBeGreaterThan(6)
    expect(body.lesson).toMatchObject({ title: expect.any(String) })
    expect(body.prerequisites).toHaveLength(1)
    expect(body.followers.length).toBeGreaterThan(0)
  })
})

describe('ten minutes', () => {
  test('are given by the server’s clock; the task under way is solved in peace', async () => {
    let { body: session } = await desk.start(masha, { mode: 'ten_minutes' })
    expect(session).toMatchObject({ mode: 'ten_minutes', limit: null, is_last: false })
    expect(Date.parse(session.ends_at) - Date.parse(session.started_at)).toBe(600_000)
    school.at(new Date(today.getTime() + 11 * 60_000))
    session = await desk.solve(masha, session)
    expect(session).toMatchObject({ is_last: true, finished_at: null })
    session = await desk.next(masha, session)
    expect(session.summary).toMatchObject({ answered: 1 })
  })

  test('begin with what is ready in the own grade and leave a skill that does not go', async () => {
    let { body: session } = await desk.start(masha, { mode: 'ten_minutes' })
    const { body: map } = await masha.get(`${api}/map`)
    const skills = map.subjects.flatMap((s: { sections: { skills: object[] }[] }) =>
      s.sections.flatMap((section) => section.skills),
    ) as { id: number; is_ready: boolean; grade: number }[]
    const first = session.current.skill.id
    expect(skills.find(({ id }) => id === first)).toMatchObject({ is_ready: true, grade: 7 })
    for (let i = 0; i < 3; i++) session = await desk.next(masha, await desk.solve(masha, session, false))
    expect(session.current.skill.id).not.toBe(first)
  })

  test('keep to one subject when asked', async () => {
    const [math] = await school.rows<{ id: number }>(`select id from disciplines where key = 'russian'`)
    const { body } = await desk.start(masha, { mode: 'ten_minutes', discipline_id: math!.id })
    const [skill] = await school.rows<{ discipline_id: number }>(
      'select discipline_id from skills where id = $1',
      [body.current.skill.id],
    )
    expect(skill!.discipline_id).toBe(math!.id)
  })
})

test('the dashboard reminds of due repetitions and offers ten minutes to pupils who have never practised', async () => {
  const firstScreen = async (person: Person) => {
    const { lines, offers } = (await person.get('/api/user/today')).body as Record<
      string,
      { title: string }[]
    >
    return { lines, hasOffer: offers!.some(({ title }) => title === 'Тренировка на 10 минут') }
  }
  expect(await firstScreen(masha)).toEqual({ lines: [], hasOffer: true })
  await desk.learn(masha, 'fractions.meaning')
  await desk.learn(masha, 'measure.units')
  let { body: session } = await desk.start(masha, { mode: 'check' })
  expect((await firstScreen(masha)).lines).toMatchObject([{ kind: 'going', note: 'Тренировка начата' }])
  session = await desk.solve(masha, session)
  await masha.post(`/api/skills_practice/sessions/${session.id}/finishes`)
  expect(await firstScreen(masha)).toEqual({ lines: [], hasOffer: false })
  school.at(new Date(today.getTime() + 2 * 24 * 60 * 60_000))
  expect((await firstScreen(masha)).lines).toMatchObject([
    { kind: 'waiting', note: expect.stringMatching(/^Пора повторить 1\sнавык$/) },
  ])
})

describe('a check', () => {
  beforeEach(async () => {
    await desk.learn(masha, 'fractions.meaning')
    await desk.learn(masha, 'measure.units')
  })

  test('makes known skills mastered, to come back in two days; then a miss in a repetition lowers', async () => {
    let { body: session } = await desk.start(masha, { mode: 'check' })
    expect(session).toMatchObject({ mode: 'check', limit: 4 })
    session = await desk.solve(masha, session)
    expect(session.current.skill).toMatchObject({ before: 'proficient', level: 'mastered' })
    session = await desk.next(masha, session)
    session = await desk.solve(masha, session, false)
    expect(session.current.skill).toMatchObject({ before: 'proficient', level: 'familiar' })
    const finished = (await masha.post(at(session, '/finishes'))).body
    expect(finished.summary.advice.kind).toBe('recover')
    expect((await masha.post(at(session, '/finishes'))).body.summary).toEqual(finished.summary)

    expect((await desk.start(masha, { mode: 'repeat' })).headers['x-error-code']).toBe('nothing_to_repeat')
    school.at(new Date(today.getTime() + 2 * 24 * 60 * 60_000 + 60_000))
    const { body: map } = await masha.get(`${api}/map`)
    expect(map.subjects.reduce((sum: number, s: { due: number }) => sum + s.due, 0)).toBe(1)
    let { body: repeat } = await desk.start(masha, { mode: 'repeat' })
    expect(repeat).toMatchObject({ mode: 'repeat', limit: 1 })
    repeat = await desk.solve(masha, repeat, false)
    expect(repeat.current.skill.level).toBe('proficient')
  })

  test('gives no hints', async () => {
    const { body: session } = await desk.start(masha, { mode: 'check' })
    const seen = (await masha.get(taskAt(session))).body
    for (const task of [session.current.task, seen])
      expect(task).toMatchObject({ hints_total: 0, can: { open_hint: false } })
    const { status, headers } = await masha.post(taskAt(session, '/hints'))
    expect([status, headers['x-error-code']]).toEqual([422, 'no_help_in_check'])
  })

  test('needs two begun skills', async () => {
    const petya = await school.person('Петя Гринёв')
    const early = await desk.start(petya, { mode: 'check' })
    expect(early.headers['x-error-code']).toBe('nothing_to_check')
    expect(early.status).toBe(422)
  })
})

test('levels are one’s own', async () => {
  await desk.learn(masha, 'fractions.meaning')
  const petya = await school.person('Петя Гринёв')
  expect(await desk.levelOf(masha, 'fractions.meaning')).toBe('proficient')
  expect(await desk.levelOf(petya, 'fractions.meaning')).toBe('not_started')
})
