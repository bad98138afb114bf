import { hashPassword } from '@school/accounts/server'
import { openDemoSchool, serverModules, type TestSchool } from '@school/server/testing'
import { expect, onTestFinished, test } from 'vitest'

const password = 'четыре слова про дожди'
const rich = {
  first: 'Аглая',
  last: 'Белогорская-Оренбургская',
  email: 'aglaya.belogor@pochta.example',
  phone: '+79165550143',
}
const marks = [rich.last, rich.email, rich.phone, rich.phone.slice(1), 'секрет-в-заметке']

/** The columns of the database that contain a text. */
async function placesOf(school: TestSchool, text: string): Promise<string[]> {
  const columns = await school.rows<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.data_type in ('text', 'jsonb', 'json', 'ARRAY') or c.udt_name = 'citext')`,
  )
  const places: string[] = []
  for (const { table, column } of columns) {
    const found = await school.rows(`select from "${table}" where "${column}"::text ilike $1 limit 1`, [
      `%${text}%`,
    ])
    if (found.length > 0) places.push(`${table}.${column}`)
  }
  return places
}

/** What results of others are made of. */
const results = (school: TestSchool) =>
  school.rows(`select 'participation' as what, id, stage_id as a, user_id as b, award::text as c, null::int as d from olympiad_participations
    union all select 'attempt', id, work_id, user_id, judged_at::text, points from attempts
    union all select 'bucket', work_id, grade_index, region_id, slice::text, points * 100000 + people from rating_buckets
    order by 1, 2, 3, 4, 5, 6`)

test('thirty days after the departure of a pupil with activity of every kind no row names them, and all results stay', async () => {
  const school = await openDemoSchool()
  onTestFinished(() => school[Symbol.asyncDispose]())
  const [pupil] = await school.rows<{ id: number }>(
    `select id from users where email = 'pupil@smekalka.example'`,
  )
  const { id } = pupil!
  await school.rows(
    `update users set first_name = $2, last_name = $3, email = $4, phone = $5, password_hash = $6, grade_index = 9, email_confirmed_at = now() where id = $1`,
    [id, rich.first, rich.last, rich.email, rich.phone, await hashPassword(password)],
  )
  const person = await school.signedIn(id, `${rich.first} ${rich.last}`)
  await person.patch('/api/user/profile', { user: { about: `Я ${rich.last}` } })
  const [lesson] = await school.rows<{ id: number }>(
    'select lesson_id as id from lesson_views where user_id = $1 order by 1 limit 1',
    [id],
  )
  await person.post(`/api/lessons/${lesson!.id}/remarks`, {
    at_seconds: null,
    text: `секрет-в-заметке, ${rich.last}`,
  })
  await school.rows(
    `update answers set response = jsonb_build_object('kind', 'essay', 'text', $2::text) where (attempt_id, task_id, try_number) in
      (select n.attempt_id, n.task_id, n.try_number from answers n join attempts a on a.id = n.attempt_id where a.user_id = $1 limit 1)`,
    [id, `Сочинение, ${rich.last}`],
  )
  const [certificate] = await school.rows<{ number: string }>(
    'select number from certificates where user_id = $1 and withdrawn_at is null limit 1',
    [id],
  )
  expect(certificate).toBeDefined()
  const check = async () =>
    (await school.guest().get(`/api/certificates/${certificate!.number}/verification`)).body
  expect((await check()).proof.holder_name).toContain(rich.last)
  for (const mark of [rich.last, rich.email, rich.phone])
    expect(await placesOf(school, mark), mark).not.toEqual([])
  const before = await results(school)

  const left = await person.post('/api/user/departures', { user: { current_password: password } })
  expect([left.status, left.text]).toEqual([200, left.text])
  expect((await check()).proof.holder_name).toBe('Удалённый участник')

  school.at(new Date(school.now.getTime() + 31 * 24 * 3600_000))
  const jobs = serverModules.flatMap(({ jobs }) => jobs ?? [])
  const run = async (name: string) => school.jobQueue.run(jobs.find((job) => job.name === name)!)
  await run('erase-left')
  expect(await school.rows('select * from job_failures where resolved_at is null')).toEqual([])
  await run('erase-left')
  // Replies kept for repeats live for a day, and files without an owner until the next hour.
  await run('forget-kept-answers')
  await run('remove-loose-files')

  for (const mark of marks) expect(await placesOf(school, mark), mark).toEqual([])
  expect(await results(school)).toEqual(before)
  expect(await check()).toMatchObject({ proof: { holder_name: 'Удалённый участник' } })
  expect(await school.rows('select id from files where owner_id = $1', [id])).toEqual([])
  const again = await school.guest().post('/user/login', { user: { email: rich.email, password } })
  expect(again.headers['x-error-code']).toBe('wrong_credentials')
}, 240_000)
