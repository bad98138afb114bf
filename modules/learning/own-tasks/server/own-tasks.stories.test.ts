/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { readdirSync } from 'node:fs'
import { taskKinds } from '@school/tasks/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { sourceOf } from './testing/sources.ts'
import { bodyOf, openStaff, ready, type Staff, taskAt, tasksAt, write, writeReady } from './testing/staff.ts'

let staff: Staff
beforeEach(async () => {
  staff = await openStaff()
})

const codeOf = async (reply: Promise<{ headers: Record<string, unknown> }>) =>
  (await reply).headers['x-error-code']
const listed = async (query: string, person = staff.savelich) =>
  (await person.get(`${tasksAt}?${query}`)).body.map(({ title }: { title: string }) => title)

describe('writing', () => {
  test('a draft is kept as it was typed, with everything that is wrong at its field', async () => {
    const { savelich } = staff
    const begun = await write(staff, savelich, { title: '', statement: 'Сколько вёрст' })
    expect(begun).toMatchObject({ state: 'draft', task_id: null, version: 0, faults: [{ field: 'title' }] })
    const { body } = await savelich.put(taskAt(begun.id), {
      ...bodyOf(staff, sourceOf('number', { title: 'Вёрсты' })),
      version: 0,
    })
    expect(body).toMatchObject({ version: 1, faults: [], source: { title: 'Вёрсты' } })
    expect(body.preview.question.html).toContain('katex')
    expect((await savelich.get(taskAt(begun.id))).body).toMatchObject({
      source: { fields: { answer: '3,5' } },
    })
  })

  race('of two pages that change it the second is refused, and changes of the first are kept', async () => {
    const { savelich } = staff
    const { id } = await write(staff, savelich)
    const change = (title: string) =>
      savelich.put(taskAt(id), { ...bodyOf(staff, sourceOf('number', { title })), version: 0 })
    const replies = await together(staff.school, [() => change('Первая'), () => change('Вторая')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const kept = replies.find(({ status }) => status === 200)!.body.source.title
    const refused = replies.find(({ status }) => status === 422)!
    expect(refused.headers['x-error-code']).toBe('changed_meanwhile')
    expect(refused.body.meanwhile).toMatchObject({
      version: 1,
      is_mine: true,
      current: { source: { title: kept } },
    })
    expect((await savelich.get(taskAt(id))).body.source.title).toBe(kept)
  })

  test('with faults it does not become ready, and the reply names them', async () => {
    const { savelich } = staff
    const begun = await write(staff, savelich, { fields: { answer: 'много' } })
    const reply = await ready(savelich, begun)
    expect(reply).toMatchObject({ state: 'draft', task_id: null, faults: [{ field: 'answer' }] })
    expect(await listed('q[tab_eq]=ready')).toEqual([])
  })

  test.each(taskKinds.filter((kind) => kind !== 'image_point'))(
    'a task of %s becomes ready',
    async (kind) => {
      expect(await writeReady(staff, staff.savelich, { kind })).toMatchObject({
        state: 'ready',
        faults: [],
        can: { give: true },
      })
    },
  )

  const faultsOf = async (statement: string) =>
    (await write(staff, staff.savelich, { statement })).faults as { field: string; text: string }[]

  test.each([
    'Скидка $5%$ и $5\\%$',
    'Найди $x^2$ и $$y^2$$',
    'Тетрадь \\$3, а альбом \\$7',
    '| модуль | ответ |\n|---|---|\n| $\\lvert x \\rvert$ | 2 |',
  ])('a statement that is shown as it is meant has no fault: %j', async (statement) =>
    expect(await faultsOf(statement)).toEqual([]),
  )

  test.each([
    'Формула \\(x^2\\)',
    'И \\[y^2\\]',
    '$\\href{https://example.ru}{x}$',
    '| модуль | ответ |\n|---|---|\n| $|x|$ | 2 |',
    '$\\frac{1}{2$',
    '$\\fraq{1}{2}$',
    'Найди $x^2 и $y$ и \\sqrt{2',
    'Тетрадь $3, а альбом $7',
    'Картинка ![двор](dvor.png)',
    'Тег <b>жирный</b>',
    '[x](javascript:alert)',
  ])(
    'a statement that would be shown otherwise has a fault in Russian at its field: %j',
    async (statement) => {
      const faults = await faultsOf(statement)
      expect(faults.length).toBeGreaterThan(0)
      for (const { field, text } of faults) {
        expect(field).toBe('statement')
        expect(text).toMatch(/[а-яё]{3}/i)
        const own = text.replaceAll(statement, '').replace(/\$[^$]*\$|«[^»]*»|\\\w+/g, '')
        expect(own.replace(/Markdown|HTML|https|mailto/g, '')).not.toMatch(/[a-z]{4}/i)
      }
    },
  )

  test('names a discipline and skills of the school', async () => {
    const { savelich } = staff
    const source = bodyOf(staff, sourceOf('number')).source as object
    const post = (more: object) => codeOf(savelich.post(tasksAt, { source: { ...source, ...more } }))
    expect(await post({ discipline_id: 999_999 })).toBe('discipline_unknown')
    expect(await post({ skills: ['fencing.sabre'] })).toBe('skill_unknown')
    const { body: options } = await savelich.get('/api/teacher/own_task_options')
    expect(
      (await savelich.post(tasksAt, { source: { ...source, skills: [options.skills[0].key] } })).status,
    ).toBe(200)
  })

  test('is for those who teach: a pupil is refused and a guest asked to sign in', async () => {
    const masha = await staff.school.person('Маша Миронова')
    expect((await masha.get(tasksAt)).status).toBe(403)
    expect((await staff.school.guest().get(tasksAt)).status).toBe(401)
  })
})

describe('versions', () => {
  const putIntoWork = (taskId: number) =>
    staff.school.rows(
      `with w as (insert into works (key, kind, rules) select 'homework:own/' || $1::int, 'homework', rules from works limit 1 returning id)
        insert into work_tasks (work_id, task_id, position) select id, $1::int, 1 from w`,
      [taskId],
    )
  const answerOf = async (taskId: number) =>
    (
      await staff.school.rows<{ answer: number }>(
        `select (rubric->>'answer')::float as answer from tasks where id = $1`,
        [taskId],
      )
    )[0]!.answer
  const change = async (id: number, version: number, answer: string) => {
    const { body } = await staff.savelich.put(taskAt(id), {
      ...bodyOf(staff, sourceOf('number', { fields: { answer } })),
      version,
    })
    return ready(staff.savelich, body)
  }

  test('of a task that was not given: only one, a change rewrites it', async () => {
    const first = await writeReady(staff, staff.savelich)
    const second = await change(first.id, first.version, '4')
    expect(second.task_id).toBe(first.task_id)
    expect(await answerOf(first.task_id)).toBe(4)
  })

  test('of a task in a work: a change adds one, and the given one stays', async () => {
    const first = await writeReady(staff, staff.savelich)
    await putIntoWork(first.task_id)
    const typed = await staff.savelich.put(taskAt(first.id), {
      ...bodyOf(staff, sourceOf('number', { fields: { answer: '4' } })),
      version: first.version,
    })
    expect(typed.body).toMatchObject({
      is_changed: true,
      state: 'ready',
      task_id: first.task_id,
      uses: [{ kind: 'домашнее задание' }],
    })
    expect(await answerOf(first.task_id)).toBe(3.5)
    const second = await ready(staff.savelich, typed.body)
    expect(second.task_id).not.toBe(first.task_id)
    expect(second).toMatchObject({ is_changed: false, can: { delete: false } })
    expect([await answerOf(first.task_id), await answerOf(second.task_id)]).toEqual([3.5, 4])
  })

  test('in a work can’t be deleted, but archived and restored', async () => {
    const { savelich } = staff
    const task = await writeReady(staff, savelich)
    await putIntoWork(task.task_id)
    expect(await codeOf(savelich.delete(taskAt(task.id)))).toBe('own_task_used')
    expect((await savelich.put(taskAt(task.id, '/archiving'), { is_archived: true })).body).toMatchObject({
      state: 'archive',
      can: { give: false },
    })
    expect(await listed('q[tab_eq]=archive')).toEqual(['Задача Савельича'])
    expect((await savelich.put(taskAt(task.id, '/archiving'), { is_archived: false })).body.state).toBe(
      'ready',
    )
    const draft = await write(staff, savelich)
    expect((await savelich.delete(taskAt(draft.id))).status).toBe(204)
    expect((await savelich.get(taskAt(draft.id))).status).toBe(404)
  })
})

describe('trying', () => {
  test('judges what is typed as for a pupil and records nothing', async () => {
    const { savelich, school } = staff
    const { id } = await write(staff, savelich)
    const attempt = (text: string) =>
      savelich.post(taskAt(id, '/tries'), { response: { kind: 'number', text }, variant: null })
    expect((await attempt('3,5')).body).toMatchObject({
      verdict: { outcome: 'right' },
      solution: { answer: { text: '3,5' } },
    })
    expect((await attempt('4')).body.verdict.outcome).toBe('wrong')
    expect(await codeOf(attempt('три'))).toBe('answer_unreadable')
    expect(await school.rows('select from attempts where user_id = $1', [savelich.id])).toEqual([])
  })

  test('shows ten variants with their answers, each of which its own key accepts', async () => {
    const { savelich } = staff
    const { id } = await write(staff, savelich, {
      statement: 'Сколько будет {{a}} + 1?',
      fields: { answer: '{{a + 1}}', parameters: [{ name: 'a', values: '2..60' }] },
    })
    const { body: variants } = await savelich.get(taskAt(id, '/variants'))
    expect(variants).toHaveLength(10)
    for (const { number, answer, values } of variants) {
      expect(values).toMatch(/^a = \d+$/)
      const { body } = await savelich.post(taskAt(id, '/tries'), { response: answer, variant: number })
      expect(body.verdict.outcome).toBe('right')
    }
  })
})

describe('sharing', () => {
  test('lets colleagues of the school read, try and copy a task, not change it; strangers find nothing', async () => {
    const { savelich, beaupre, zurin } = staff
    const task = await writeReady(staff, savelich)
    expect((await beaupre.get(taskAt(task.id))).status).toBe(404)
    await savelich.put(taskAt(task.id, '/sharing'), { is_shared: true })
    expect((await beaupre.get(taskAt(task.id))).body).toMatchObject({
      author: 'Савельич Савелий',
      can: { change: false, give: true },
    })
    expect(await listed('q[tab_eq]=shared', beaupre)).toEqual(['Задача Савельича'])
    const change = { ...bodyOf(staff, sourceOf('number')), version: task.version }
    expect((await beaupre.put(taskAt(task.id), change)).status).toBe(404)
    expect((await beaupre.delete(taskAt(task.id))).status).toBe(404)
    expect((await beaupre.put(taskAt(task.id, '/sharing'), { is_shared: false })).status).toBe(404)
    expect((await beaupre.post(taskAt(task.id, '/versions'), { version: task.version })).status).toBe(404)
    const { body: copy } = await beaupre.post(taskAt(task.id, '/copies'))
    expect(copy).toMatchObject({
      state: 'draft',
      author: null,
      source: { title: 'Задача Савельича (копия)' },
    })
    expect((await savelich.get(taskAt(copy.id))).status).toBe(404)
    for (const way of ['', '/variants']) expect((await zurin.get(taskAt(task.id, way))).status).toBe(404)
    expect((await zurin.post(taskAt(task.id, '/copies'))).status).toBe(404)
    await savelich.put(taskAt(task.id, '/sharing'), { is_shared: false })
    expect((await beaupre.get(taskAt(task.id))).status).toBe(404)
  })

  test('of a label shares whatever is ready under it, now and later', async () => {
    const { savelich, beaupre, zurin } = staff
    await writeReady(staff, savelich, { title: 'Дорога', label: 'Вёрсты' })
    await write(staff, savelich, { title: 'Черновик', label: 'Вёрсты' })
    await writeReady(staff, savelich, { title: 'Другая' })
    const { labels } = (await savelich.get('/api/teacher/own_task_options')).body
    expect(labels).toMatchObject([{ title: 'Вёрсты', tasks: 2, is_shared: false }])
    const at = `/api/teacher/own_task_labels/${labels[0].id}/sharing`
    expect(await codeOf(beaupre.put(at, { is_shared: true }))).toBe('own_task_label_not_found')
    await savelich.put(at, { is_shared: true })
    expect(await listed('q[tab_eq]=shared', beaupre)).toEqual(['Дорога'])
    expect(await listed('q[tab_eq]=shared', zurin)).toEqual([])
    await writeReady(staff, savelich, { title: 'Почта', label: 'Вёрсты' })
    expect(await listed('q[tab_eq]=shared', beaupre)).toEqual(['Почта', 'Дорога'])
  })

  test('a draft is not shared', async () => {
    const { id } = await write(staff, staff.savelich)
    expect(await codeOf(staff.savelich.put(taskAt(id, '/sharing'), { is_shared: true }))).toBe(
      'own_task_not_ready',
    )
  })
})

test('the list is found by words of the title and the statement, kind, discipline and label', async () => {
  const { savelich } = staff
  await writeReady(staff, savelich, { title: 'Заячий тулуп', label: 'Зима' })
  await writeReady(staff, savelich, { kind: 'essay', title: 'Письмо', statement: 'Опиши ёлку у крыльца.' })
  expect(await listed('q[text_cont]=тулуп')).toEqual(['Заячий тулуп'])
  expect(await listed('q[text_cont]=елку опиши')).toEqual(['Письмо'])
  expect(await listed('q[kind_eq]=essay')).toEqual(['Письмо'])
  expect(await listed('q[label_eq]=Зима')).toEqual(['Заячий тулуп'])
  expect(await listed(`q[discipline_id_eq]=${staff.disciplineId}`)).toHaveLength(2)
})

test('the key of a version differs from all folders of the content, so loading the content does not touch it', async () => {
  const { task_id: taskId } = await writeReady(staff, staff.savelich)
  const [row] = await staff.school.rows<{ key: string }>('select key from tasks where id = $1', [taskId])
  expect(row!.key).toMatch(/^own\/\d+\/1$/)
  expect(readdirSync('content')).not.toContain('own')
  expect(readdirSync('content/courses')).not.toContain('own')
})
