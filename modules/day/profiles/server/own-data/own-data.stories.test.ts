import { hashPassword } from '@school/accounts/server'
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'

const password = 'четыре слова про дожди'
let passwordHash: string
let school: TestSchool
let masha: Person
let vasilisa: Person

const dayMs = 24 * 3600_000
const later = (ms: number) => school.at(new Date(school.now.getTime() + ms))
const url = '/api/user/data_copies'
const asking = (userId: number | null = null, currentPassword = password) => ({
  user_id: userId,
  user: { current_password: currentPassword },
})
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

beforeEach(async () => {
  school = await openTestSchool()
  passwordHash ??= await hashPassword(password)
  masha = await school.person('Маша Миронова', { email: 'masha@pochta.example', passwordHash, gradeIndex: 7 })
  vasilisa = await school.person('Василиса Егоровна', {
    email: 'vasilisa@pochta.example',
    passwordHash,
    gradeIndex: null,
    isParent: true,
  })
})

async function take(person: Person): Promise<Record<string, string>> {
  const [copy] = (await person.get(url)).body
  const { status, bytes, headers } = await person.get(`${url}/${copy.id}/file`)
  expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(bytes))).map(([path, file]) => [path, text(file)]),
  )
}

/** A pupil who has solved a task, sent a file and written a remark. */
async function live(person: Person): Promise<number> {
  const [task] = await school.rows<{ lesson: number; course: number }>(
    `select l.id as lesson, l.course_id as course from lessons l join courses c on c.id = l.course_id where l.retired_at is null and c.retired_at is null
      and exists (select from work_tasks wt join tasks t on t.id = wt.task_id where wt.work_id = l.work_id and t.kind = 'number') order by l.position, l.id limit 1`,
  )
  await person.post(`/api/courses/${task!.course}/enrollments`)
  const attempt = await person.begin(`/api/lessons/${task!.lesson}`)
  const { tasks } = (await person.get(attempt)).body as { tasks: { id: number; kind: string }[] }
  const { id } = tasks.find(({ kind }) => kind === 'number')!
  await person.post(`${attempt}/tasks/${id}/answer_attempts`, {
    response: { kind: 'number', text: '-98765' },
  })
  await person.post(`/api/lessons/${task!.lesson}/remarks`, { at_seconds: null, text: 'Пересмотреть дома' })
  await person.put(
    `/api/files/${crypto.randomUUID()}?name=${encodeURIComponent('черновик.txt')}`,
    undefined,
    {
      raw: { type: 'text/plain', text: 'Моё решение на листке' },
    },
  )
  return id
}

test('the copy contains everything: a page to read, data of each module, own files', async () => {
  await live(masha)
  expect((await masha.post(url, asking())).status).toBe(200)
  const files = await take(masha)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['Читать здесь.html', 'Данные/accounts.json', 'Данные/works.json']),
  )
  expect(files['Читать здесь.html']).toContain('masha@pochta.example')
  expect(files['Читать здесь.html']).toContain('Пересмотреть дома')
  expect(files['Данные/works.json']).toContain('-98765')
  expect(files['Файлы/черновик.txt']).toBe('Моё решение на листке')
  const [letter] = await school.rows<{ to: string; text: string; link: string }>(
    `select "to", text, link from outbox_messages where cause like 'data-copy:%'`,
  )
  expect(letter).toMatchObject({ to: 'masha@pochta.example', link: '/account' })
})

test('keys of tasks, secrets and other people are not in it', async () => {
  const taskId = await live(masha)
  await live(vasilisa)
  await masha.post(url, asking())
  const all = Object.values(await take(masha)).join('\n')
  const [key] = await school.rows<{ rubric: string; solution: string }>(
    'select rubric::text as rubric, solution_html as solution from tasks where id = $1',
    [taskId],
  )
  expect(all).not.toContain(key!.rubric)
  if (key!.solution) expect(all).not.toContain(key!.solution)
  for (const secret of ['argon2', '_hash', 'token', 'rubric', 'vasilisa@pochta.example', 'Егоровна'])
    expect(all, secret).not.toContain(secret)
  const hashes = await school.rows<{ hash: string }>('select token_hash as hash from sessions')
  for (const { hash } of hashes) expect(all).not.toContain(hash)
})

test('asks for the password, gives one a day and for seven days', async () => {
  expect((await masha.post(url, asking(null, 'не тот'))).headers['x-error-code']).toBe(
    'wrong_current_password',
  )
  expect((await school.guest().post(url, asking())).status).toBe(401)
  const [first] = (await masha.post(url, asking())).body
  expect((await masha.post(url, asking())).body).toEqual([first])
  expect(await school.rows(`select id from outbox_messages where cause like 'data-copy:%'`)).toHaveLength(1)
  later(dayMs + 1000)
  const [second] = (await masha.post(url, asking())).body
  expect(second.id).not.toBe(first.id)
  later(7 * dayMs)
  const again = await school.signedIn(masha.id)
  expect((await again.get(url)).body).toEqual([])
  expect((await again.get(`${url}/${second.id}/file`)).headers['x-error-code']).toBe('copy_not_found')
})

test('the copy of another person cannot be downloaded', async () => {
  const [copy] = (await masha.post(url, asking())).body
  expect((await vasilisa.get(`${url}/${copy.id}/file`)).status).toBe(404)
  expect((await school.guest().get(`${url}/${copy.id}/file`)).status).toBe(401)
  expect((await vasilisa.post(url, asking(masha.id))).headers['x-error-code']).toBe('family_child_not_found')
})

test('a parent who decides takes the data of a child while the link lives', async () => {
  const { code } = (await masha.post('/api/user/family/codes')).body
  await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
  const [copy] = (await vasilisa.post(url, asking(masha.id))).body
  expect(copy.user_id).toBe(masha.id)
  const files = await take(vasilisa)
  expect(files['Читать здесь.html']).toContain('masha@pochta.example')
  expect((await masha.get(url)).body).toEqual([])
  const [link] = await school.rows<{ id: number }>('select id from family_links')
  await vasilisa.delete(`/api/family/links/${link!.id}`)
  expect((await vasilisa.get(`${url}/${copy.id}/file`)).status).toBe(404)
})
