import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStaff, type Staff, tasksAt, write } from '../testing/staff.ts'

let staff: Staff
beforeEach(async () => {
  staff = await openStaff()
})

const gift = `// Контрольная
::Дорога::Сколько вёрст до крепости? {#40:1}

::Чин::Кем был Миронов? {=капитаном ~прапорщиком#Это Гринёв. ~поручиком}

::Тулуп::Что подарил Гринёв вожатому? {=тулуп =заячий тулуп}
`
const xml = `<quiz><question type="multichoice"><name><text>Столица</text></name>
<questiontext format="html"><text><![CDATA[<p>Где была <b>крепость</b>?</p>]]></text></questiontext>
<single>true</single><answer fraction="100"><text>В степи</text></answer><answer fraction="0"><text>В лесу</text></answer></question>
<question type="drawing"><name><text>Карта</text></name><questiontext><text>Нарисуй</text></questiontext></question></quiz>`
const csv = `Название;Вид;Условие;Ответ;Варианты
Вёрсты;число;Сколько вёрст?;40,5;
Чин;один вариант;Кем был Миронов?;капитан;капитан | поручик
Пары;пары;Соедините;Гринёв = прапорщик | Миронов = капитан;
`

const send = (name: string, text: string, more: object = {}) =>
  staff.savelich.post('/api/teacher/own_task_imports', {
    name,
    text,
    discipline_id: staff.disciplineId,
    label: 'Контрольная',
    is_confirmed: false,
    ...more,
  })
const drafts = async () => (await staff.savelich.get(`${tasksAt}?q[tab_eq]=draft`)).body

describe('a file of another program', () => {
  test.each([
    ['GIFT', 'контрольная.gift', gift, ['number', 'single_choice', 'short_text']],
    ['Moodle XML', 'вопросы.xml', xml, ['single_choice']],
    ['CSV', 'задачи.csv', csv, ['number', 'single_choice', 'matching']],
  ])('of %s is shown first, and added when it is confirmed', async (_, name, text, kinds) => {
    const { body: seen } = await send(name, text)
    expect(seen.faults).toEqual([])
    expect(seen.tasks.map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
    expect(await drafts()).toEqual([])
    expect((await send(name, text, { is_confirmed: true })).body).toMatchObject({
      is_done: true,
      added: kinds.length,
    })
    expect(await drafts()).toHaveLength(kinds.length)
    expect((await drafts())[0].label).toBe('Контрольная')
  })

  race('adds nothing twice, also when it is sent twice at once', async () => {
    await together(staff.school, [
      () => send('a.gift', gift, { is_confirmed: true }),
      () => send('a.gift', gift, { is_confirmed: true }),
    ])
    expect(await drafts()).toHaveLength(3)
    const { body } = await send('a.gift', gift, { is_confirmed: true })
    expect(body).toMatchObject({ added: 0, is_done: true })
    expect(body.tasks.every(({ is_known: isKnown }: { is_known: boolean }) => isKnown)).toBe(true)
    expect(await drafts()).toHaveLength(3)
  })

  test('names what has no place here, by its line', async () => {
    const { body } = await send('вопросы.xml', xml)
    expect(body.left_out).toMatchObject([{ title: 'Карта', why: expect.stringContaining('не переносится') }])
    expect(body.left_out[0].line).toBeGreaterThan(1)
    const { body: unanswered } = await send('a.gift', '::Чин::Кем был Миронов? {~прапорщиком ~поручиком}')
    expect(unanswered).toMatchObject({ added: 0, left_out: [{ line: 1, title: 'Чин' }] })
  })

  test.each([
    ['a brace that is not closed', 'a.gift', '::Два::Сколько? {#2\n\n::Один::Сколько? {#1}', 1],
    [
      'a kind that there is not',
      'a.csv',
      'Название;Вид;Условие;Ответ\nВёрсты;загадка;Сколько?;1\nЕщё;число;Сколько?;1',
      2,
    ],
    [
      'an answer that is no option',
      'a.csv',
      'Название;Вид;Условие;Ответ;Варианты\nЧин;один вариант;Кем был?;капитан;майор | поручик\nЕщё;число;Сколько?;1;',
      2,
    ],
    [
      'a number that is none',
      'a.csv',
      'Название;Вид;Условие;Ответ\nВёрсты;число;Сколько?;много\nЕщё;число;Сколько?;1',
      2,
    ],
    ['twins among its options', 'a.gift', '::Повтор::Кто? {=а ~а}\n\n::Один::Сколько? {#1}', 1],
  ])('with %s is reported by its line, and its neighbour is added', async (_, name, text, line) => {
    const { body } = await send(name, text, { is_confirmed: true })
    expect(body).toMatchObject({ is_done: true, added: 1, faults: [], left_out: [{ line }] })
    expect(body.left_out[0].why).toMatch(/[а-яё]/i)
    expect(await drafts()).toHaveLength(1)
  })

  test('without a column is reported, and nothing of it is added', async () => {
    const { body } = await send('a.csv', 'Название;Условие;Ответ\nВёрсты;Сколько?;1', { is_confirmed: true })
    expect(body).toMatchObject({ is_done: false, faults: [{ line: 1 }] })
    expect(await drafts()).toEqual([])
  })

  const question = (title: string, text: string, files = '') =>
    `<question type="numerical"><name><text>${title}</text></name><questiontext format="html"><text><![CDATA[${text}]]></text>${files}</questiontext><answer fraction="100"><text>5</text><tolerance>0</tolerance></answer></question>`
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  test('of half a million signs comes in with its picture, which is shown', async () => {
    const large = Buffer.concat([png, Buffer.alloc(340_000)]).toString('base64')
    const file = `<file name="a.png" path="/" encoding="base64">${large}</file>`
    const text = `<quiz>${question('Двор', '<p>Сколько окон? <img src="@@PLUGINFILE@@/a.png" alt="Двор"></p>', file)}${question('Вёрсты', 'Сколько?')}</quiz>`
    expect(text.length).toBeGreaterThan(450_000)
    const { body } = await send('a.xml', text, { is_confirmed: true })
    expect(body).toMatchObject({ is_done: true, added: 2, left_out: [], notes: [] })
    const made = (await drafts()).find(({ title }: { title: string }) => title === 'Двор')
    const { body: task } = await staff.savelich.get(`${tasksAt}/${made.id}`)
    expect(task).toMatchObject({ faults: [], source: { statement: 'Сколько окон? ![Двор](picture-1.png)' } })
    const picture = await staff.savelich.get(`/api/own_task_pictures/${task.source.pictures[0].file_id}`)
    expect(picture.status).toBe(200)
    expect((await send('a.xml', text, { is_confirmed: true })).body).toMatchObject({
      added: 0,
      is_done: true,
    })
  })

  test('with an external picture has a note at its task', async () => {
    const text = `<quiz>${question('Двор', 'Сколько окон? <img src="https://example.ru/a.png">')}</quiz>`
    expect((await send('a.xml', text)).body).toMatchObject({
      added: 1,
      notes: [{ line: 1, title: 'Двор', why: expect.stringContaining('не перенесена') }],
    })
  })

  test('in which there is nothing is refused', async () => {
    expect((await send('a.csv', 'Название;Вид;Условие;Ответ')).headers['x-error-code']).toBe(
      'own_task_import_empty',
    )
  })

  test('an imported task becomes ready without changes', async () => {
    await send('a.gift', gift, { is_confirmed: true })
    for (const { id } of await drafts()) {
      const { body } = await staff.savelich.post(`${tasksAt}/${id}/versions`, { version: 0 })
      expect(body).toMatchObject({ state: 'ready', faults: [] })
    }
  })
})

describe('a file for another program', () => {
  const save = async (who = staff.savelich) => who.get(`${tasksAt}_file?q[tab_eq]=draft`)

  test('has the own tasks of the list, and importing it again adds nothing', async () => {
    await send('контрольная.gift', gift, { is_confirmed: true })
    const { status, text } = await save()
    expect(status).toBe(200)
    expect(text).toContain('::Дорога::')
    const { body } = await send('Мои задачи.gift', text)
    expect(body).toMatchObject({ faults: [], left_out: [], added: 0 })
    expect(body.tasks.map(({ is_known }: { is_known: boolean }) => is_known)).toEqual([true, true, true])
  })

  test('lists tasks it can’t express, and has no tasks of others', async () => {
    await write(staff, staff.savelich, { kind: 'essay', title: 'Порядок' })
    expect((await save()).text).toMatch(/^\/\/ Не\sвошло: «Порядок»/)
    await send('контрольная.gift', gift, { is_confirmed: true })
    expect((await save(staff.beaupre)).text).not.toContain('Дорога')
  })
})
