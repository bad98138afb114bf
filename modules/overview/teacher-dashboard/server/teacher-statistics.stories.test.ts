/** @module-tag embedded */
import { readTable } from '@school/kernel/testing'
import { beforeEach, expect, test } from 'vitest'
import { agent, codeOf, openTeacherFixture, type TeacherFixture } from './testing/teacher-fixture.ts'

const url = '/api/teacher/statistics'
const dayMs = 24 * 3600_000
let fixture: TeacherFixture
const read = async (query = '', who = fixture.savelich) => (await who.get(`${url}?${query}`)).body
const ofClass = (query = '') => read(`school_class_id=${fixture.classId}&${query}`)

beforeEach(async () => {
  fixture = await openTeacherFixture()
})

/** Somebody has solved so many tasks of one skill of mathematics so many days ago, some of them at the first try. */
const solve = (
  userId: number,
  { tasks, first, daysAgo = 0 }: { tasks: number; first: number; daysAgo?: number },
) =>
  fixture.school.rows(
    `with task as (select t.id, row_number() over (order by t.id) as n from tasks t where t.retired_at is null and t.skills @> array[(
        select k.key from skills k join disciplines d on d.id = k.discipline_id and d.key = 'math'
        where k.retired_at is null and (select count(*) from tasks x where x.skills @> array[k.key] and x.retired_at is null) >= 6
        order by k.id limit 1)] limit $2::int),
      w as (insert into works (key, kind) values ('solved-' || random(), 'homework') returning id),
      h as (insert into homeworks (source, title, intro, intro_html, discipline_id, work_id, mark_scale, created_at)
        select 'library', 'Дроби', '', '', d.id, w.id, '{85,65,45}', $4 from w, disciplines d where d.key = 'math'),
      a as (insert into attempts (work_id, user_id, started_at) select id, $1, $4 from w returning id)
      insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
      select a.id, task.id, 'solved', case when n <= $3::int then 1 else 2 end, 1, $4::timestamptz from a, task`,
    [userId, tasks, first, new Date(fixture.school.now.getTime() - daysAgo * dayMs)],
  )

/** A class of the same grade whose pupils have all solved something. */
async function addParallel(letter: string, pupils: number): Promise<number> {
  const [made] = await fixture.school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, $2, 2026) returning id`,
    [fixture.organizationId, letter],
  )
  const members = await fixture.school.rows<{ id: number }>(
    `with u as (insert into users (first_name, last_name, grade_index) select 'Пётр', 'Гринёв ' || n, 7 from generate_series(1, $2::int) n returning id),
      m as (insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from u) select id from u`,
    [made!.id, pupils],
  )
  for (const { id } of members) await solve(id, { tasks: 2, first: 1 })
  return made!.id
}

test('shows who of the own class was active, what is solved at the first try, and how it has changed', async () => {
  await solve(fixture.masha.id, { tasks: 4, first: 3 })
  await solve(fixture.masha.id, { tasks: 4, first: 2, daysAgo: 40 })
  await solve(fixture.listed[0]!, { tasks: 2, first: 0, daysAgo: 3 })
  const page = await ofClass()
  expect(page).toMatchObject({
    from: '2026-10-22',
    to: '2026-11-20',
    before: { from: '2026-09-22', to: '2026-10-21' },
    pupils_in_all: 3,
    active_pupils: 2,
    tasks: 6,
    percent: 38,
    percent_before: 50,
  })
  const { activity, weeks, pupils } = page
  expect(activity.by).toBe('day')
  expect(activity.rows).toHaveLength(30)
  expect(activity.rows.filter((row: { pupils: number }) => row.pupils > 0)).toEqual([
    { day: '2026-11-17', pupils: 1 },
    { day: '2026-11-20', pupils: 1 },
  ])
  expect(weeks.at(-1)).toEqual({ monday: '2026-11-16', percent: 38 })
  expect(
    pupils.map(({ name, percent, change, tasks }: Record<string, unknown>) => [name, percent, change, tasks]),
  ).toEqual([
    ['Белова Палаша', null, null, 0],
    ['Миронова Маша', 75, 25, 4],
    ['Швабрин Алексей', 0, null, 2],
  ])
})

test('a year is shown by weeks, and days before it are not of it', async () => {
  await solve(fixture.masha.id, { tasks: 3, first: 3, daysAgo: 70 })
  await solve(fixture.masha.id, { tasks: 3, first: 3, daysAgo: 100 })
  const { activity, from, tasks, before } = await ofClass('period=year')
  expect({ from, before, tasks, by: activity.by }).toEqual({
    from: '2026-09-01',
    before: null,
    tasks: 3,
    by: 'week',
  })
  expect(activity.rows[0]).toEqual({ day: '2026-08-31', pupils: 0 })
})

test('a theme says how many do well and badly, and which lesson trains it', async () => {
  await solve(fixture.masha.id, { tasks: 4, first: 1 })
  await solve(fixture.listed[0]!, { tasks: 4, first: 4 })
  await solve(fixture.listed[1]!, { tasks: 2, first: 0 })
  const [theme] = (await ofClass()).themes
  expect(theme).toMatchObject({ subject: 'Математика', well: 1, so_so: 0, badly: 1 })
  const { body } = await fixture.savelich.get(`/api/teacher/homework_options`)
  expect(body.lessons.map(({ id }: { id: number }) => id)).toContain(theme.lesson_id)
})

test('only what is of the subject is counted', async () => {
  await solve(fixture.masha.id, { tasks: 4, first: 3 })
  expect((await read('subject=math')).tasks).toBe(4)
  expect(await read('subject=russian')).toMatchObject({ tasks: 0, percent: null, themes: [] })
})

test('a homework is in time when it was handed in by its term', async () => {
  const give = (daysAgo: number) =>
    fixture.school.rows<{ id: number }>(
      `with w as (insert into works (key, kind) values ('given-' || random(), 'homework') returning id),
        h as (insert into homeworks (source, title, intro, intro_html, discipline_id, author_id, work_id, soft_deadline_at, mark_scale, created_at, published_at)
          select 'teacher', 'Проценты', '', '', (select min(id) from disciplines), $2, w.id, $1, '{85,65,45}', $1::timestamptz - interval '5 days', $1::timestamptz - interval '5 days'
          from w returning id)
        insert into homework_targets (homework_id, target, target_id) select id, 'class', $3 from h returning homework_id as id`,
      [new Date(fixture.school.now.getTime() - daysAgo * dayMs), fixture.savelich.id, fixture.classId],
    )
  const [[given]] = [await give(3), await give(60), await give(-2)]
  const handIn = (userId: number, daysAgo: number) =>
    fixture.school.rows(
      `insert into attempts (work_id, user_id, started_at, finished_at) select work_id, $2, $3, $3 from homeworks where id = $1`,
      [given!.id, userId, new Date(fixture.school.now.getTime() - daysAgo * dayMs)],
    )
  await handIn(fixture.masha.id, 4)
  await handIn(fixture.listed[0]!, 1)
  const page = await ofClass()
  expect(page).toMatchObject({ homeworks: 3, homeworks_in_time: 1 })
  expect(page.pupils.find(({ name }: { name: string }) => name === 'Миронова Маша')).toMatchObject({
    homeworks: 1,
    homeworks_in_time: 1,
  })
})

test('the rest of a parallel is shown as means, and hidden while it is one class or four pupils', async () => {
  await solve(fixture.masha.id, { tasks: 4, first: 4 })
  const hidden = { classes: null, own: null, rest: null, grade_index: 7 }
  expect((await read()).parallel.hidden).toBe('all_classes')
  await addParallel('Б', 3)
  expect((await ofClass()).parallel).toEqual({ hidden: 'few_classes', ...hidden })
  const other = await addParallel('В', 1)
  expect((await ofClass()).parallel).toEqual({ hidden: 'few_pupils', ...hidden })
  await addParallel('Г', 1)
  expect((await ofClass()).parallel).toEqual({
    hidden: null,
    grade_index: 7,
    classes: 3,
    own: { percent: 100, tasks: 4, active: 33 },
    rest: { percent: 50, tasks: 2, active: 100 },
  })
  // With an own class in the rest a colleague's would be reckoned by subtraction.
  await fixture.school.rows(
    `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`,
    [other, fixture.savelich.id],
  )
  expect((await ofClass()).parallel).toEqual({ hidden: 'few_pupils', ...hidden })
})

test('a class of a colleague is absent, in the file too, and is not among all own ones', async () => {
  await solve(fixture.masha.id, { tasks: 4, first: 4 })
  const replies = await Promise.all([
    fixture.colleague.get(`${url}?school_class_id=${fixture.classId}`),
    fixture.colleague.get(`${url}/file?school_class_id=${fixture.classId}&format=csv`),
    fixture.colleague.get(`${url}?school_class_id=999999`),
  ])
  expect(replies.map(codeOf)).toEqual(replies.map(() => 'school_class_not_found'))
  expect(await read('', fixture.colleague)).toMatchObject({ classes: [], pupils: [], tasks: 0 })
  const stranger = await fixture.school.person('Иван Зурин', agent)
  expect(await read('', stranger)).toMatchObject({ classes: [], pupils: [] })
})

test('days that are no period are refused', async () => {
  const asked = ['', 'from=2026-11-20', 'from=2026-11-20&to=2026-11-01', 'from=2025-01-01&to=2026-11-01']
  const replies = await Promise.all(asked.map((days) => fixture.savelich.get(`${url}?period=own&${days}`)))
  expect(replies.map(codeOf)).toEqual([
    'statistics_days_missing',
    'statistics_days_missing',
    'statistics_days_order',
    'statistics_days_too_long',
  ])
})

test('pupils and themes leave as tables in the same order', async () => {
  await solve(fixture.masha.id, { tasks: 4, first: 1 })
  const file = async (of: string) =>
    readTable('csv', (await fixture.savelich.get(`${url}/file?of=${of}&format=csv`)).bytes)
  const [titles, ...rows] = await file('pupils')
  expect(titles).toContain('С первой попытки, %')
  expect(rows.map(([name, , percent]) => [name, percent])).toContainEqual(['Миронова Маша', '25'])
  const [, theme] = await file('themes')
  expect(theme!.slice(1)).toEqual(['Математика', '1', '0', '0'])
})

test('the number of statements does not grow with the number of pupils', async () => {
  const costOf = () => fixture.school.statementsOf(() => ofClass('period=year'))
  const few = await costOf()
  await fixture.school.addPupils(fixture.classId, 40)
  expect((await ofClass('period=year')).pupils).toHaveLength(43)
  expect(await costOf()).toBe(few)
})
