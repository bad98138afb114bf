import type { Locator, Page } from '@playwright/test'
import { endSession, expectSignedOut, goBack } from './ended-session.ts'
import {
  demoPassword,
  expect,
  expectAccessible,
  newSurname,
  openPage,
  ownPassword,
  press,
  sendAs,
  test,
  type Visitor,
} from './fixtures.ts'

// Typed text survives an ended session (decision 090). Nothing is sent, so the demo people do not change.

interface Place {
  words: string
  /** Opens the page of the field. */
  find: (page: Page) => Promise<void>
  /** Shows the field, also after a reload. */
  open: (page: Page) => Promise<Locator>
  /** Absent when the text is sent automatically. */
  send?: (page: Page) => Promise<void>
  /** The message that the text was restored. */
  restored: RegExp
}

const ofForm = /^Восстановлено то, что было набрано/
const inDialog = (page: Page, name: string) =>
  press(page.getByRole('dialog').getByRole('button', { name, exact: true }))

const message: Place = {
  words: 'Завтра собираемся у библиотеки, возьмите циркуль.',
  find: async (page) => {
    await openPage(page, '/teacher-dashboard/school_classes')
    await press(page.getByRole('link', { name: 'Класс 7А' }))
    await press(page.getByRole('link', { name: 'Сообщения' }))
  },
  open: async (page) => {
    await press(page.getByRole('button', { name: 'Написать классу' }))
    return page.getByRole('dialog').getByLabel('Текст')
  },
  send: (page) => inDialog(page, 'Отправить'),
  restored: ofForm,
}

const goal: Place = {
  words: 'Начните с простых задач, по одной в день.',
  find: (page) => openPage(page, '/teacher-dashboard/objectives'),
  open: async (page) => {
    await press(page.getByRole('button', { name: 'Предложить цель классу' }))
    return page.getByRole('dialog').getByLabel(/^Что сказать вместе с\sцелью/)
  },
  send: (page) => inDialog(page, 'Предложить'),
  restored: ofForm,
}

const ownTask: Place = {
  words: 'Сколько вёрст проехал Гринёв, если буран застал его на полпути?',
  find: async (page) => {
    await openPage(page, '/teacher-dashboard/tasks')
    await page.getByRole('link', { name: 'Новая задача' }).first().click()
    await press(page.getByRole('button', { name: 'Число С погрешностью и единицами' }))
  },
  open: async (page) => page.getByRole('textbox', { name: 'Условие' }),
  restored: /^Здесь то, что вы\sнапечатали/,
}

const review: Place = {
  words: 'Ход верный, но ответ записан без единиц.',
  find: async (page) => {
    const queue = await page.request.get('/api/teacher/check_queue?limit=1')
    const [{ id }] = (await queue.json()) as [{ id: number }]
    await openPage(page, `/teacher/checking/${id}`)
  },
  open: async (page) => page.getByLabel('Комментарий ученику'),
  send: async (page) => {
    const noPoints = page.getByRole('radio', { name: '0', exact: true })
    await noPoints.first().focus()
    for (const _ of await noPoints.all()) await page.keyboard.press('0')
    await press(page.getByRole('button', { name: /^Проверено/ }))
  },
  restored: /^Восстановлено то, что вы\sначали/,
}

const loginOf = (name: string) => ({ email: `${name}@smekalka.example`, password: demoPassword })

const typeRefused = async (page: Page, field: Locator, { words, send }: Place) => {
  await field.fill(words)
  await send?.(page)
  await expectSignedOut(page)
}
const expectRestored = async (page: Page, { open, words, restored }: Place) => {
  await expect(await open(page)).toHaveValue(words)
  await expect(page.getByText(restored)).toBeVisible()
}

test('the session of a teacher ends with three tabs open: after signing in again, each of them has its text', async ({
  page,
  context,
  visitor,
}) => {
  await visitor.signIn('teacher')
  const shown = async (tab: Page, place: Place) => {
    await place.find(tab)
    const field = await place.open(tab)
    await expect(field).toBeVisible()
    return { tab, place, field }
  }
  const tabs = await Promise.all([
    shown(page, message),
    shown(await context.newPage(), goal),
    shown(await context.newPage(), ownTask),
  ])
  await endSession(page)
  await Promise.all(tabs.map(({ tab, field, place }) => typeRefused(tab, field, place)))
  await expectAccessible(page)
  await goBack(page, loginOf('teacher'))
  await Promise.all(tabs.slice(1).map(({ tab }) => goBack(tab, null)))
  await Promise.all(tabs.map(({ tab, place }) => expectRestored(tab, place)))
})

test('the session of a methodist ends during a review: after signing in again, the comment is restored', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('methodist')
  await review.find(page)
  const field = await review.open(page)
  await expect(field).toBeVisible()
  await endSession(page)
  await typeRefused(page, field, review)
  await goBack(page, loginOf('methodist'))
  await expectRestored(page, review)
})

/** A checked answer of this pupil with a possible appeal; olympiads show the same card. @returns the address of its page */
async function solveAndBeChecked(page: Page, visitor: Visitor, expert: Page, surname: string) {
  const exams = await page.request.get('/api/exam_rehearsals?q[exam_eq]=ege')
  const [exam] = (await exams.json()) as [{ id: number }]
  const holder = { holder: 'tab-of-journey' }
  const { body } = await visitor.send('POST', `/api/exam_rehearsals/${exam.id}/starts`, holder)
  const { attempt } = body as { attempt: { id: number; tasks: { id: number; position: number }[] } }
  const taskId = attempt.tasks.find(({ position }) => position === 13)!.id
  const at = `/api/attempts/${attempt.id}`
  const response = { kind: 'file', files: [], text: 'x = 2πk; из отрезка подходит 2π.' }
  await visitor.send('PUT', `${at}/tasks/${taskId}/answer`, { response, sequence: 1, ...holder })
  await visitor.send('POST', `${at}/finishes`)
  const waiting = await expert.request.get('/api/teacher/check_queue?limit=100')
  const queue = (await waiting.json()) as { id: number; pupil: { name: string } }[]
  const { id } = queue.find(({ pupil }) => pupil.name.includes(surname))!
  const said = { criteria: [{ id: 'К1', points: 100 }], comment: 'Потерян корень.' }
  await sendAs(expert.request, 'PUT', `/api/teacher/check_queue/${id}/review`, said)
  return `/exam_rehearsals/${exam.id}/results?task=${taskId}`
}

test('the session of a pupil ends during an appeal: after signing in again, the text is restored', async ({
  page,
  visitor,
  another,
}) => {
  const surname = newSurname('Гринёв')
  const { email } = await visitor.register(`${surname} Пётр`, 11)
  const address = await solveAndBeChecked(page, visitor, await another('expert'), surname)
  const appeal: Place = {
    words: 'Корень 2π записан в той же строке.',
    find: (tab) => openPage(tab, address),
    open: async (tab) => {
      await press(tab.getByRole('button', { name: 'Подать апелляцию' }))
      return tab.getByRole('dialog').getByLabel('Что засчитано неверно')
    },
    send: (tab) => inDialog(tab, 'Подать'),
    restored: ofForm,
  }
  await appeal.find(page)
  const field = await appeal.open(page)
  await endSession(page)
  await typeRefused(page, field, appeal)
  await goBack(page, { email, password: ownPassword })
  await expectRestored(page, appeal)
})
