import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  test,
  type Visitor,
  widths,
} from './fixtures.ts'

const tasks = {
  silent: ['Орфография', 'Кто промолчал в письме', 5],
  formulas: ['Линейные уравнения', 'Четыре формулы на одном листе', 7],
  turtle: ['Линейные уравнения', 'Когда звать «Черепаху»', 7],
  bean: ['Клуб почемучек', 'Покажи на фасоли', 2],
  signs: ['Линейные уравнения', 'Два указателя', 7],
  marks: ['Движение и силы', 'Где искать тележку', 9],
} as const

/** Opens a task of the demo school as an enrolled pupil. */
async function openTask(page: Page, { send }: Visitor, name: keyof typeof tasks): Promise<Locator> {
  const [course, title, grade] = tasks[name]
  const found = await page.request.get(`/api/catalog/courses?q[grade_eq]=${grade}`)
  const { id } = ((await found.json()) as { id: number; title: string }[]).find((one) =>
    one.title.startsWith(course),
  )!
  await send('POST', `/api/courses/${id}/enrollments`)
  const { lessons } = (await (await page.request.get(`/api/courses/${id}`)).json()) as {
    lessons: { id: number }[]
  }
  for (const lesson of lessons) {
    const rows = (await (await page.request.get(`/api/lessons/${lesson.id}/tasks`)).json()) as {
      id: number
      title: string
    }[]
    const task = rows.find((row) => row.title === title)
    if (!task) continue
    await openPage(page, `/courses/${id}/lessons/${lesson.id}?task=${task.id}`)
    const article = page.getByRole('article', { name: title })
    // The code of such a form is loaded separately from that of the page.
    await expect(article.locator('fieldset[aria-busy="false"]')).toBeVisible()
    return article
  }
  throw new Error(`no task «${title}»`)
}

const answer = (page: Page) => page.getByRole('button', { name: 'Ответить' })
const isRight = (task: Locator) => expect(task.getByText(/^Верно!/)).toBeVisible()
const word = (task: Locator, name: string) => task.getByRole('button', { name, exact: true })

/** Clicks the line at the position of the number. */
async function pressLine(task: Locator, part: number): Promise<void> {
  const line = task.locator('[class*="track"]').first()
  await line.scrollIntoViewIfNeeded()
  const { width, height } = (await line.boundingBox())!
  await line.click({ position: { x: width * part, y: height / 2 } })
}

test('words of a text are marked with the mouse: an extra one costs points, a missed one is not revealed', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша', 5)
  const task = await openTask(page, visitor, 'silent')
  await answer(page).click()
  await expect(task.getByText('Сначала')).toBeVisible()
  for (const name of ['чудестно', 'празник', 'опасный']) await word(task, name).click()
  await expect(word(task, 'опасный')).toHaveAttribute('aria-pressed', 'true')
  await answer(page).click()
  await expect(task.getByText('засчитано 20\u00a0%')).toBeVisible()
  await expect(word(task, 'чудестно верно')).toBeVisible()
  await expect(word(task, 'опасный неверно')).toBeVisible()
  await expect(task.getByText('надо было выбрать')).toHaveCount(0)
  await expectAccessible(page)
  await task.getByRole('button', { name: 'опасный' }).click()
  for (const name of ['интерестные', 'леснице', 'звёзное']) await word(task, name).click()
  await expect(task.getByText('Отмечено: 5').first()).toBeVisible()
  await answer(page).click()
  await isRight(task)
})

test('words are marked with the keyboard alone, and the marks survive a reload', async ({
  page,
  visitor,
}) => {
  await visitor.register('Гринёв Пётр', 5)
  const task = await openTask(page, visitor, 'silent')
  const focused = page.locator(':focus')
  await word(task, 'Здесь').focus()
  await page.keyboard.press('ArrowDown')
  await expect(focused).not.toHaveText('Здесь')
  await page.keyboard.press('Home')
  await expect(focused).toHaveText('Здесь')
  const wanted = new Set(['чудестно', 'празник', 'интерестные', 'леснице', 'звёзное'])
  for (let step = 0; step < 60 && wanted.size > 0; step++) {
    await page.keyboard.press('ArrowRight')
    if (!wanted.delete((await focused.textContent())!)) continue
    await page.keyboard.press('Space')
    await expect(focused).toHaveAttribute('aria-pressed', 'true')
  }
  expect([...wanted]).toEqual([])
  // The text is one stop of Tab.
  await page.keyboard.press('Tab')
  await expect(word(task, 'звёзное')).not.toBeFocused()
  await expect(task.getByText('Отмечено: 5').first()).toBeVisible()
  await openPage(page, page.url())
  await expect(task.locator('fieldset[aria-busy="false"]')).toBeVisible()
  await expect(word(task, 'леснице')).toHaveAttribute('aria-pressed', 'true')
  await answer(page).focus()
  await page.keyboard.press('Enter')
  await isRight(task)
})

test('a table is filled with the mouse and walked with arrows; every cell has its name', async ({
  page,
  visitor,
}) => {
  await visitor.register('Швабрин Алексей')
  const task = await openTask(page, visitor, 'formulas')
  const cell = (row: string, column: string) => task.getByLabel(`${row}: ${column}`)
  const at = (x: number) => `при x = ${x}`
  const grows = 'Когда x растёт, функция'
  await cell('y = 15x + 60', at(2)).fill('90')
  await cell('y = 15x + 60', grows).selectOption('возрастает')
  await cell('y = -4x + 20', at(0)).fill('20')
  await cell('y = -4x + 20', at(4)).fill('36')
  await cell('y = -4x + 20', at(4)).press('ArrowDown')
  await expect(cell('y = 7', at(4))).toBeFocused()
  await page.keyboard.type('7')
  await answer(page).click()
  await expect(task.getByText('Начало есть!')).toBeVisible()
  await expect(cell('y = -4x + 20', at(4))).toHaveAttribute('aria-invalid', 'true')
  await expect(cell('y = 15x + 60', at(2))).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await cell('y = -4x + 20', at(4)).fill('4')
  await cell('y = -4x + 20', grows).selectOption('убывает')
  await cell('y = 2,5x', at(0)).fill('0')
  await cell('y = 2,5x', at(2)).fill('5')
  await cell('y = 7', grows).selectOption('не меняется')
  await answer(page).click()
  await isRight(task)
})

test('an interval is drawn on a line with the mouse: clicked, dragged, opened, made infinite', async ({
  page,
  visitor,
}) => {
  await visitor.register('Савельич Архип')
  const task = await openTask(page, visitor, 'turtle')
  const left = task.getByRole('slider', { name: 'Левый конец' })
  const right = task.getByRole('slider', { name: 'Правый конец' })
  await pressLine(task, 4 / 12)
  await expect(left).toHaveAttribute('aria-valuetext', '4\u00a0км, закрашена')
  await pressLine(task, 9 / 12)
  await expect(right).toHaveAttribute('aria-valuetext', '9\u00a0км, закрашена')
  const { x, y, width, height } = (await left.boundingBox())!
  const line = (await task.locator('[class*="track"]').first().boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(line.x + line.width / 2, y + 40, { steps: 8 })
  await page.mouse.up()
  await expect(left).toHaveAttribute('aria-valuetext', '6\u00a0км, закрашена')
  await task.getByRole('button', { name: 'Правый конец: до +∞' }).click()
  await answer(page).click()
  await expect(task.getByText('Концы стоят на своих местах')).toBeVisible()
  await expectAccessible(page)
  await task.getByRole('button', { name: 'Левый конец: выколота' }).click()
  await expect(left).toHaveAttribute('aria-valuetext', '6\u00a0км, выколота')
  await answer(page).click()
  await isRight(task)
})

test('points of a line are put with the keyboard', async ({ page, visitor }) => {
  await visitor.register('Зурин Иван', 9)
  const task = await openTask(page, visitor, 'marks')
  const point = (number: number) => task.getByRole('slider', { name: `Точка ${number}` })
  await point(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(point(1)).toHaveAttribute('aria-valuetext', '10\u00a0м')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
  await expect(point(1)).toHaveAttribute('aria-valuetext', '−5\u00a0м')
  await point(2).focus()
  await page.keyboard.press('End')
  await expect(point(2)).toHaveAttribute('aria-valuetext', '40\u00a0м')
  await page.keyboard.press('PageDown')
  for (let step = 0; step < 1; step++) await page.keyboard.press('ArrowDown')
  await expect(point(2)).toHaveAttribute('aria-valuetext', '25\u00a0м')
  // Removed and set again.
  await page.keyboard.press('Delete')
  await expect(point(2)).toHaveAttribute('aria-valuetext', 'место не выбрано')
  await page.keyboard.press('ArrowRight')
  await task.getByRole('button', { name: 'Точка 2: правее' }).focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Enter')
  await expect(task.getByRole('status').first()).toHaveText('Точка 2: 25\u00a0м')
  await answer(page).focus()
  await page.keyboard.press('Enter')
  await isRight(task)
})

test('points are set on a picture with the mouse and dragged to their places, with gentle texts for the youngest', async ({
  page,
  visitor,
}) => {
  await visitor.register('Кузмич Ваня', 2)
  const task = await openTask(page, visitor, 'bean')
  const picture = task.getByRole('application', { name: 'Прицел' })
  await answer(page).click()
  await expect(picture).toBeFocused()
  await picture.scrollIntoViewIfNeeded()
  const box = (await picture.boundingBox())!
  const at = (x: number, y: number) => ({ x: (box.width * x) / 480, y: (box.height * y) / 480 })
  await picture.click({ position: at(240, 300) })
  await picture.click({ position: at(238, 420) })
  await answer(page).click()
  await expect(task.getByText('Уже хорошо! Подумай ещё')).toBeVisible()
  await expect(task.getByText('подумай ещё', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const now = (await picture.boundingBox())!
  const on = (x: number, y: number) =>
    [now.x + (now.width * x) / 480, now.y + (now.height * y) / 480] as const
  await page.mouse.move(...on(240, 300))
  await page.mouse.down()
  await page.mouse.move(...on(185, 275), { steps: 6 })
  await page.mouse.up()
  await expect(task.getByText('вверху')).toHaveCount(0)
  await expect(task.getByText(/Точка 1.*39\u00a0% от левого края и 57\u00a0% от верхнего/)).toBeAttached()
  // A third click moves the nearest point: the task has two points at most.
  await picture.click({ position: at(200, 440) })
  await expect(task.getByRole('button', { name: /^Убрать: Точка/ })).toHaveCount(2)
  await answer(page).click()
  await expect(task.getByText('Верно! Молодец!')).toBeVisible()
})

test('points are set on a picture with the keyboard alone, with announced positions', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронов Иван')
  const task = await openTask(page, visitor, 'signs')
  const news = task.getByRole('status').first()
  await task.getByRole('application', { name: 'Прицел' }).focus()
  const go = async (key: string, times: number) => {
    for (let step = 0; step < times; step++) await page.keyboard.press(key)
  }
  // From the middle (335; 330) in steps of 33.5 units, or 6.7 in fine mode.
  await go('ArrowRight', 3)
  await expect(news).toHaveText('Прицел в самой середине, 65\u00a0% от левого края и 50\u00a0% от верхнего')
  await go('Shift+ArrowRight', 1)
  await go('ArrowUp', 1)
  await go('Shift+ArrowUp', 2)
  await page.keyboard.press('Enter')
  await expect(news).toContainText('Точка 1: ')
  await go('ArrowLeft', 5)
  await go('ArrowDown', 8)
  await page.keyboard.press('Space')
  await expect(news).toContainText('Точка 2: внизу')
  // A point is removed and set again.
  await page.keyboard.press('Delete')
  await expect(news).toHaveText('Точка 2 убрана.')
  await page.keyboard.press('Enter')
  await answer(page).focus()
  await page.keyboard.press('Enter')
  await isRight(task)
})

test('every form fits every width and is accessible', async ({ page, visitor }) => {
  test.slow()
  await visitor.register('Рейнсдорп Андрей', 9)
  for (const name of Object.keys(tasks) as (keyof typeof tasks)[]) {
    await openTask(page, visitor, name)
    await expectAccessible(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
    }
  }
})
