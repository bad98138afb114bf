import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, lookAround, openPage, press, test, newSurname } from './fixtures.ts'

const photo = {
  name: 'Моё решение.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(new URL('../apps/server/demo/photos/carriers-short.jpg', import.meta.url)),
}

test('an essay of two words needs a confirmation', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 5)
  const found = await page.request.get('/api/catalog/courses?q[grade_eq]=5')
  const courses = (await found.json()) as { id: number; title: string }[]
  const course = courses.find(({ title }) => title.startsWith('Орфография: расследование'))!
  await visitor.send('POST', `/api/courses/${course.id}/enrollments`, {})
  const body = await (await page.request.get(`/api/courses/${course.id}`)).json()
  const { id } = (body as { lessons: { id: number }[] }).lessons[4]!
  const tasks = await (await page.request.get(`/api/lessons/${id}/tasks`)).json()
  const task = (tasks as { id: number; title: string }[]).find(({ title }) => title === 'Заключение сыщика')!
  // On a slow network typing begins before hydration.
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`/courses/${course.id}/lessons/${id}?task=${task.id}`, { waitUntil: 'commit' })
  await page.getByLabel('Твой текст').pressSequentially('Виноват кот')
  arrive()
  await expect(page.getByText('В тексте 2 слова, нужно не меньше 80')).toBeVisible()
  await expect(page.getByLabel('Твой текст')).toHaveValue('Виноват кот')
  await page.reload()
  await expect(page.getByText('В тексте 2 слова, нужно не меньше 80')).toBeVisible()
  const send = page.getByRole('button', { name: 'Отправить на проверку' })
  await send.click()
  const question = page.getByRole('dialog', { name: 'Отправить всё равно?' })
  await expect(question.getByText('В ответе 2 слова, нужно не меньше 80.')).toBeVisible()
  await lookAround(page)
  await question.getByRole('button', { name: 'Дописать' }).click()
  await expect(page.getByLabel('Твой текст')).toHaveValue('Виноват кот')
  await send.click()
  await question.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(page.getByText('Ждёт проверки').first()).toBeVisible()
})

/** A task of the course about equations, by its title. */
async function openTask(page: Page, title: string): Promise<void> {
  const courses = (await (await page.request.get('/api/catalog/courses?q[grade_eq]=7')).json()) as {
    id: number
    title: string
  }[]
  const course = courses.find((one) => one.title === 'Линейные уравнения и функции')!
  const { lessons } = (await (await page.request.get(`/api/courses/${course.id}`)).json()) as {
    lessons: { id: number; title: string }[]
  }
  for (const { id } of lessons) {
    const reply = await page.request.get(`/api/lessons/${id}/tasks`)
    const tasks = (await reply.json()) as { id: number; title: string }[]
    const task = tasks.find((one) => one.title === title)
    if (!task) continue
    await openPage(page, `/courses/${course.id}/lessons/${id}?task=${task.id}`)
    return
  }
  throw new Error(`no task ${title}`)
}

/** A line that is undone and drawn again, another that is erased, a pin by a click and one by keys alone. */
async function drawOn(page: Page): Promise<void> {
  const choose = (tool: string) => page.getByRole('radio', { name: tool }).check({ force: true })
  const sheet = page.getByRole('group', { name: /^Лист/ }).getByRole('img', { name: /^Лист/ })
  const at = async (x: number, y: number) => {
    const box = (await sheet.boundingBox())!
    return [box.x + box.width * x, box.y + box.height * y] as const
  }
  const draw = async (y: number) => {
    await page.mouse.move(...(await at(0.1, y)))
    await page.mouse.down()
    await page.mouse.move(...(await at(0.4, y)), { steps: 5 })
    await page.mouse.up()
  }
  const lines = page.locator('path[data-colour]')
  await choose('Красная')
  await sheet.scrollIntoViewIfNeeded()
  await draw(0.5)
  await expect(lines).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(lines).toHaveCount(0)
  await draw(0.5)
  await choose('Зелёная')
  await draw(0.3)
  await expect(lines).toHaveCount(2)
  await choose('Ластик')
  await page.mouse.move(...(await at(0.2, 0.2)))
  await page.mouse.down()
  await page.mouse.move(...(await at(0.2, 0.4)), { steps: 5 })
  await page.mouse.up()
  await expect(lines).toHaveCount(1)
  await choose('Метка')
  await page.mouse.click(...(await at(0.5, 0.6)))
  await expect(page.getByLabel('Метка 1', { exact: true })).toBeFocused()
  await page.keyboard.type('Откуда это?')
  await page.getByRole('button', { name: 'Добавить метку' }).press('Enter')
  const pin = page.getByRole('button', { name: /^Метка 2 без слов/ })
  await expect(pin).toBeFocused()
  const before = (await pin.boundingBox())!
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(async () => (await pin.boundingBox())!.y).toBeGreaterThan(before.y)
}

test('a pupil photographs a solution, a methodist returns it and then checks it by criteria, the pupil sees points, comments and XP', async ({
  page,
  visitor,
  another,
}) => {
  const name = `${newSurname('Пугачёва')} Устинья`
  await visitor.register(name, 7)
  const courses = (await (await page.request.get('/api/catalog/courses?q[grade_eq]=7')).json()) as {
    id: number
    title: string
  }[]
  const course = courses.find((one) => one.title === 'Линейные уравнения и функции')!
  await visitor.send('POST', `/api/courses/${course.id}/enrollments`, {})

  const send = async (sheets: number) => {
    const chooser = page.waitForEvent('filechooser')
    await press(page.getByRole('button', { name: 'Выбрать файлы' }))
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/api/files/*', async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    await (await chooser).setFiles(photo)
    await page.getByRole('button', { name: 'Отправить на проверку' }).click()
    await expect(page.getByText('Файл ещё загружается.', { exact: false })).toBeVisible()
    arrive()
    await expect(page.getByRole('img', { name: `Лист ${sheets}` })).toBeVisible()
    await page.getByRole('button', { name: 'Отправить на проверку' }).click()
    await expect(page.getByText('Ответ отправлен учителю')).toBeVisible()
  }
  await openTask(page, 'Два извозчика')
  await send(1)
  await lookAround(page)

  const methodist = await another('methodist')
  const openDesk = async () => {
    await openPage(methodist, '/teacher/checking')
    await methodist.getByRole('link', { name }).click()
    await expect(methodist.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await openDesk()
  await lookAround(methodist)
  await methodist.getByRole('button', { name: /^Проверено/ }).click()
  await expect(methodist.getByText('Поставьте баллы по каждому критерию')).toBeVisible()
  await expect(methodist.getByRole('radio', { name: '0' }).first()).toBeFocused()
  await methodist.getByLabel('Комментарий ученику').fill('Напиши, что обозначает каждая формула.')
  await press(methodist.getByRole('button', { name: 'Запомнить комментарий' }))
  const kept = methodist
    .getByRole('group', { name: 'Мои комментарии' })
    .getByRole('button', { name: 'Напиши, что обозначает каждая формула.', exact: true })
  await expect(kept).toBeVisible()
  await methodist.getByLabel('Комментарий ученику').fill('')
  await kept.click()
  await expect(methodist.getByLabel('Комментарий ученику')).toHaveValue(
    'Напиши, что обозначает каждая формула.',
  )
  await press(methodist.getByRole('button', { name: /^Все мои комментарии/ }))
  await lookAround(methodist)
  await press(methodist.getByRole('button', { name: /^Забыть: Напиши, что/ }))
  await expect(kept).toHaveCount(0)
  await drawOn(methodist)
  await methodist.getByRole('button', { name: 'Вернуть на доработку' }).click()
  await expect(methodist.getByText('У метки на листе нет слов', { exact: false })).toBeVisible()
  await expect(methodist.getByLabel('Метка 2', { exact: true })).toBeFocused()
  await methodist.keyboard.type('Здесь нужны слова')
  // Unsent notes are restored after a reload.
  await methodist.reload()
  await expect(methodist.getByText('Восстановлено то, что вы начали')).toBeVisible()
  await expect(methodist.getByLabel('Комментарий ученику')).toHaveValue(/^Напиши, что/)
  await expect(methodist.getByLabel('Метка 2', { exact: true })).toHaveValue('Здесь нужны слова')
  await lookAround(methodist)
  await methodist.getByRole('button', { name: 'Вернуть на доработку' }).click()
  await methodist.getByRole('dialog').getByRole('button', { name: 'Вернуть на доработку' }).click()
  await expect(methodist.getByText(/^Ответ возвращён|^Это был последний/).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Вернули на доработку')).toBeVisible()
  await expect(page.getByText('Напиши, что обозначает каждая формула.')).toBeVisible()
  const noted = page.getByRole('region', { name: 'Пометки на листах' })
  await expect(
    noted.getByRole('img', { name: 'Пометки ручкой. красной ручкой — 1 линия: слева.' }),
  ).toBeVisible()
  await expect(noted.getByRole('listitem')).toHaveText([/Откуда\sэто\?/, /Здесь нужны слова/])
  await lookAround(page)
  await send(2)

  await openDesk()
  await expect(methodist.getByText(/^\d+\sиз\s\d+$/).first()).toBeVisible()
  await methodist.getByRole('button', { name: 'Крупнее' }).click()
  await methodist.getByRole('button', { name: 'Повернуть' }).click()
  for (const digit of ['2', '2', '0']) await methodist.keyboard.press(digit)
  await expect(methodist.getByText('Итого 4 из 5')).toBeVisible()
  await methodist.getByRole('button', { name: 'Объясни, почему так: не хватает доводов.' }).click()
  await methodist.keyboard.press('Control+Enter')
  await expect(methodist.getByText(/^Оценка сохранена|^Это был последний/).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Проверено: 4 из 5 баллов')).toBeVisible()
  await expect(page.getByText('Объясни, почему так: не хватает доводов.')).toBeVisible()
  await expect(page.getByText('получено 20 опыта')).toBeVisible()
  await lookAround(page)
})
