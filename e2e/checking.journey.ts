import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, lookAround, openPage, press, test } from './fixtures.ts'

const photo = {
  name: 'Моё решение.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(new URL('../apps/server/demo/photos/carriers-short.jpg', import.meta.url)),
}

test('an essay of two words is asked about before it is sent', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 5)
  const found = await page.request.get('/api/catalog/courses?q[grade_eq]=5')
  const courses = (await found.json()) as { id: number; title: string }[]
  const course = courses.find(({ title }) => title.startsWith('Орфография: расследование'))!
  await visitor.send('POST', `/api/courses/${course.id}/enrollments`, {})
  const body = await (await page.request.get(`/api/courses/${course.id}`)).json()
  const { id } = (body as { lessons: { id: number }[] }).lessons[4]!
  const tasks = await (await page.request.get(`/api/lessons/${id}/tasks`)).json()
  const task = (tasks as { id: number; title: string }[]).find(({ title }) => title === 'Заключение сыщика')!
  await openPage(page, `/courses/${course.id}/lessons/${id}?task=${task.id}`)
  // The code of the form comes with the first task of its kind.
  await expect(async () => {
    await page.getByLabel('Твой текст').fill('Виноват кот')
    await expect(page.getByText('В тексте 2 слова, нужно не меньше 80')).toBeVisible({ timeout: 1000 })
  }).toPass()
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

test('a pupil photographs a solution, a methodist gives it back and then checks it by criteria, the pupil sees points, words and XP', async ({
  page,
  visitor,
  another,
}) => {
  const name = `Пугачёва Устинья-${Date.now()}`
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
  await expect(methodist.getByRole('radio').first()).toBeFocused()
  await methodist.getByLabel('Комментарий ученику').fill('Напиши, что обозначает каждая формула.')
  await methodist.getByRole('navigation', { name: 'Где я' }).getByRole('link').first().click()
  await methodist.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
  await methodist.getByRole('button', { name: 'Вернуть на доработку' }).click()
  await methodist.getByRole('dialog').getByRole('button', { name: 'Вернуть на доработку' }).click()
  await expect(methodist.getByText(/^Ответ возвращён|^Это был последний/).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Вернули на доработку')).toBeVisible()
  await expect(page.getByText('Напиши, что обозначает каждая формула.')).toBeVisible()
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
