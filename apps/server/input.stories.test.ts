import { beforeEach, describe, expect, test } from 'vitest'
import { openTestSchool, type Person, type TestSchool } from './testing/index.ts'

let school: TestSchool
let masha: Person
beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 9 })
})

const json = (text: string) => ({ raw: { type: 'application/json', text } })
const isInRussian = (text: string) => /[а-яё]/i.test(text)

describe('a sign with the code 0', () => {
  test.each([
    ['/api/olympiads?q[season_eq]=a%00b', 'q.season_eq'],
    ['/api/trainings?q[grade_eq]=7&q[discipline_in][]=a%00', 'q.discipline_in.0'],
    ['/api/content_pages/by_path?path=/about%00', 'path'],
    ['/api/search?q=%00', 'q'],
  ])('in %s is refused by the name of the field', async (address, field) => {
    const { status, body } = await school.guest().get(address.replace('[]', ''))
    expect(status).toBe(422)
    const [[name, [sentence]]] = Object.entries(body.errors) as [[string, [string]]]
    expect(name.replace(/\.0$/, '')).toBe(field.replace(/\.0$/, ''))
    expect(sentence).toContain('невидимый знак')
  })

  test('in a form is refused by the name of the field', async () => {
    const { status, body } = await masha.patch('/api/user/profile', { first_name: 'Ма\0ша' })
    expect(status).toBe(422)
    expect(body.errors.first_name[0]).toContain('невидимый знак')
  })

  test('in an address names nothing', async () => {
    for (const address of ['/api/courses/1%00', '/api/files/%00', '/api/reviews/%00/'])
      expect((await masha.get(address)).status).toBe(404)
  })
})

describe('a name', () => {
  const kept = async () =>
    (await school.rows<{ name: string }>(`select first_name as name from users where id = ${masha.id}`))[0]!
      .name

  test.each([
    ['Андреи\u0306', 'Андрей'],
    ['\ufeffАнна\u2011Ма\u00adрия\u200b', 'Анна-Мария'],
    ['\u0041нн\u0061', 'Анна'],
    [' Пётр\u00a0\u2009 ', 'Пётр'],
  ])('%j is kept as %j', async (typed, name) => {
    expect((await masha.patch('/api/user/profile', { user: { first_name: typed } })).status).toBe(200)
    expect(await kept()).toBe(name)
  })
})

describe('a draft of an exam', () => {
  async function draft() {
    const [exam] = await school.rows<{ id: number }>(`select id from exam_rehearsals where key like 'oge-%'`)
    const { body } = await masha.post(`/api/exam_rehearsals/${exam!.id}/starts`, { holder: 'tab-of-masha' })
    const tasks = body.attempt.tasks as { id: number; kind: string }[]
    const task = tasks.find(({ kind }) => kind === 'short_text' || kind === 'number')!
    const address = `/api/attempts/${body.attempt.id}/tasks/${task.id}`
    const save = (text: string) =>
      masha.put(
        `${address}/answer`,
        undefined,
        json(`{"response":{"kind":"${task.kind}","text":${text}},"sequence":1,"holder":"tab-of-masha"}`),
      )
    return { save, read: async () => (await masha.get(address)).body }
  }

  test('with half an emoji is saved, the half is shown as a sign that could not be read', async () => {
    const { save, read } = await draft()
    const { status, text } = await save('"Ответ: 5 \\ud83e"')
    expect(status, text).toBe(200)
    expect(JSON.stringify(await read())).toContain('Ответ: 5 \ufffd')
  })

  test('with the character 0 is refused at its field', async () => {
    const { save } = await draft()
    const { status, body } = await save('"a\\u0000"')
    expect(status).toBe(422)
    expect(body.errors['response.text'][0]).toContain('невидимый знак')
  })
})

describe('a body', () => {
  const deep = (depth: number, [open, close]: [string, string] = ['[', ']']) =>
    open.repeat(depth) + close.repeat(depth)

  test.each([
    ['arrays in arrays', deep(2500)],
    ['arrays in arrays deeper than any stack', deep(100_000)],
    ['objects in objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
    ['arrays where a text is wanted', `{"first_name":${deep(2500)}}`],
  ])('of %s is refused with a sentence', async (_, text) => {
    for (const person of [school.guest(), masha]) {
      const { status, body } = await person.send('PATCH', '/api/user/profile', undefined, json(text))
      expect(status).toBe(422)
      expect(body.errors.base[0]).toContain('слишком глубоко')
    }
  })

  test('of a hundred thousand values is refused with words', async () => {
    const { status, body } = await masha.send(
      'PATCH',
      '/api/user/profile',
      undefined,
      json(`[${'1,'.repeat(100_000)}1]`),
    )
    expect(status).toBe(422)
    expect(body.errors.base[0]).toContain('Слишком много')
  })

  test('with many mistakes is answered shortly', async () => {
    const ids = Array.from({ length: 10_000 }, () => 'a')
    const teacher = await school.person('Пётр', { type: 'agent', portalRole: 'teacher', gradeIndex: null })
    const { status, text } = await teacher.post('/api/teacher/homeworks', { task_ids: ids })
    expect(status).toBe(422)
    expect(text.length).toBeLessThan(10_000)
  })

  test.each(['1e400', '-1e400', '1e308', '9007199254740993', '2147483648', '-0', '5e-324', '1.5', '-1'])(
    'with the number %s never breaks the school',
    async (number) => {
      const [lesson] = await school.rows<{ id: number }>('select id from lessons order by id limit 1')
      for (const [method, address, body] of [
        ['POST', '/api/skills_practice/sessions', `{"mode":"skill","skill_id":${number}}`],
        [
          'PUT',
          `/api/lessons/${lesson!.id}/watch_progress`,
          `{"watched_seconds":${number},"position":${number}}`,
        ],
        ['POST', '/user/login', `{"user":{"email":${number},"password":${number}}}`],
        ['POST', '/api/teacher/homeworks', `{"title":"а","task_ids":[${number}],"user_ids":[${number}]}`],
      ] as const) {
        const { status, text } = await masha.send(method, address, undefined, json(body))
        expect(status, `${address} ${body} ${text}`).toBeLessThan(500)
      }
    },
  )

  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":{"__proto__":1}}',
  ])('that touches what objects are made of is refused: %s', async (text) => {
    const { status, body } = await masha.send('PATCH', '/api/user/profile', undefined, json(text))
    expect(status).toBe(422)
    expect(isInRussian(body.error)).toBe(true)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })
})

test('ids beyond what the database counts find nothing', async () => {
  for (const id of ['2147483648', '9223372036854775808', '1e9', '-1', '0', '1.0e400', '٣'])
    for (const address of [`/api/courses/${id}`, `/api/trainings/${id}`, `/api/users/${id}/achievements`])
      expect((await masha.get(encodeURI(address))).status, address).toBe(404)
})

test('headers of any bytes are no fault of the school', async () => {
  const password = { user: { email: 'x@example.com', password: 'x' } }
  for (const bad of ['a\0b', '\u0080\u00ff', '\ud83e', '%E0%A4%A', 'x'.repeat(5000)]) {
    const own = {
      'x-device-id': bad,
      'user-agent': bad,
      'idempotency-key': bad,
      'x-request-id': bad,
    }
    const headers = {
      ...own,
      cookie: `smekalka_session=${bad}; smekalka_visitor=${bad}; smekalka_session=a%00b; ; =; a`,
    }
    expect((await school.guest().get('/api/courses', { headers })).status).toBeLessThan(500)
    expect((await masha.post('/user/login', password, { headers: own })).status).toBe(422)
  }
})

test('what is refused is named as on the wire', async () => {
  const { status, body } = await school.guest().get('/api/trainings?q[no_such_eq]=1&q[noOtherEq]=2')
  expect(status).toBe(422)
  expect(Object.keys(body.errors).toSorted()).toEqual(['q.no_other_eq', 'q.no_such_eq'])
})

test('before a page beyond the last one comes the last one', async () => {
  const { headers } = await school.guest().get('/api/trainings?limit=2&page=99999')
  const link = String(headers['link'])
  const pageOf = (rel: string) => new RegExp(`page=(\\d+)>; rel="${rel}"`).exec(link)?.[1]
  expect(pageOf('prev')).toBe(headers['x-total-pages'])
  expect(pageOf('last')).toBe(headers['x-total-pages'])
  expect(pageOf('next')).toBeUndefined()
})
