import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test, type Visitor } from './fixtures.ts'

interface Course {
  id: number
  title: string
  lessons: { id: number; title: string }[]
}

/** Enrols the person of the journey in a free course. */
async function enrol(page: Page, visitor: Visitor): Promise<Course> {
  const found = await page.request.get('/api/catalog/courses?q[grade_eq]=7&q[free_eq]=true')
  const [course] = (await found.json()) as { id: number }[]
  const { status, body } = await visitor.send('POST', `/api/courses/${course!.id}/enrollments`)
  expect(status).toBe(200)
  return body as Course
}

/** Gives up the first task of the first lesson: the quickest way to close a task without knowing its answer. */
async function closeFirstTask(page: Page, visitor: Visitor, course: Course): Promise<{ title: string }> {
  const { id } = course.lessons[0]!
  const reply = await page.request.get(`/api/lessons/${id}/tasks`)
  const [task] = (await reply.json()) as { id: number; title: string }[]
  const attempt = await visitor.beginLesson(id)
  expect((await visitor.send('POST', `${attempt}/tasks/${task!.id}/fails`)).status).toBe(200)
  return task!
}

test('a newcomer sees assigned work before choosing a course', async ({ page, visitor }) => {
  await visitor.register('Зурин Иван')
  const [set] = (await (await page.request.get('/api/homework_library/skills')).json()) as {
    id: number
    title: string
  }[]
  expect((await visitor.send('POST', `/api/homework_sets/${set!.id}/picks`)).status).toBe(200)
  await openPage(page, '/dashboard')
  await page.getByRole('region', { name: 'Сегодня' }).getByRole('link', { name: set!.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: set!.title })).toBeVisible()
})

test('a newcomer gets suggestions by class: one first step, then other ways to begin', async ({
  page,
  visitor,
}) => {
  await visitor.register('Зурин Иван', 9)
  await openPage(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Иван')
  const others = page.getByRole('region', { name: 'Или с другого' })
  await expect(others.getByRole('link', { name: 'Тренировка на 10 минут' })).toBeVisible()
  await expect(others.getByRole('link', { name: 'ОГЭ по математике' })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Первый шаг').locator('..').getByRole('link', { name: 'Начать' }).click()
  await expect(page).toHaveURL(/\/courses\/\d+\/landing$/)
})

test('a newcomer on the marks page is led to the catalogue', async ({ page, visitor }) => {
  await visitor.register('Зурин Иван')
  await openPage(page, '/dashboard')
  await page.getByRole('button', { name: 'Меню профиля' }).click()
  await page
    .getByRole('navigation', { name: 'Меню профиля' })
    .getByRole('link', { name: 'Успеваемость' })
    .click()
  await expect(page.getByRole('heading', { name: 'Пока нечего считать' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Выбрать курс' }).click()
  await expect(page).toHaveURL(/\/catalog\/courses$/)
})

test('a chosen course begins with one click', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша')
  const course = await enrol(page, visitor)
  const [lesson] = course.lessons
  await openPage(page, '/dashboard')
  const next = page.getByRole('region', { name: lesson!.title })
  await expect(next.getByText('Начнём отсюда')).toBeVisible()
  await expectAccessible(page)
  await next.getByRole('link', { name: 'Начать' }).click()
  await expect(page).toHaveURL(new RegExp(`/courses/${course.id}/lessons/${lesson!.id}$`))
  await page.getByRole('banner').getByRole('link', { name: 'План' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Мои курсы' }).click()
  await expect(next.getByText('Последнее занятие сегодня')).toBeVisible()
  await expect(next.getByRole('link', { name: 'Продолжить' })).toBeVisible()
})

test('a closed task is counted on all pages, with a link back to it', async ({ page, visitor }) => {
  await visitor.register('Гринёв Пётр')
  const course = await enrol(page, visitor)
  await openPage(page, '/dashboard/progress')
  await expect(page.getByRole('heading', { name: 'Курсы выбраны, осталось начать' })).toBeVisible()
  await expectAccessible(page)

  const task = await closeFirstTask(page, visitor, course)
  await openPage(page, '/dashboard')
  // A task that was given up is closed, but not solved.
  await expect(page.getByText('сегодня: решённых задач нет')).toBeAttached()

  await page.getByRole('link', { name: 'Вся успеваемость' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Успеваемость' })).toBeVisible()
  await page.getByRole('link', { name: course.title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
  await expectAccessible(page)

  await page.getByText('Показать таблицей').first().click()
  const row = page.getByRole('row', { name: task.title })
  await expect(row).toContainText('Не решена')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/lessons\/\d+\?task=\d+$/)
})

test('the chart of days counts the chosen figure and shows it as a table', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await openPage(page, '/dashboard/progress')
  const activity = page.getByRole('region', { name: 'Последние 28 дней' })
  await expect(activity.getByRole('img', { name: 'Решённые задачи' })).toBeVisible()
  await activity.getByRole('link', { name: 'Опыт' }).click()
  await expect(page).toHaveURL(/\?by=xp$/)
  await expect(activity.getByRole('img', { name: 'Опыт' })).toBeVisible()
  await activity.getByText('Показать таблицей').click()
  await expect(activity.getByRole('row')).toHaveCount(29)
  await expectAccessible(page)
})

test('the archive has an address and a way back', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await openPage(page, '/dashboard')
  await page.getByRole('link', { name: 'Архив' }).click()
  await expect(page).toHaveURL(/\/dashboard\?archived=true$/)
  await expect(page.getByRole('heading', { name: 'В архиве пусто' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'К моим курсам' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a course without enrolment shows no own progress', async ({ page, visitor }) => {
  await visitor.register('Швабрин Алексей')
  const reply = await page.goto('/dashboard/progress/courses/1')
  expect(reply!.status()).toBe(404)
})

test('the cabinet of a child fits a small phone', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visitor.signIn('elementary')
  for (const url of ['/dashboard', '/dashboard?archived=true', '/dashboard/progress']) {
    await openPage(page, url)
    await expectNoOverflow(page)
    await expectAccessible(page)
  }
})

test('the gallery of components opens for developers', async ({ page }) => {
  await openPage(page, '/dev/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Состояния задачи' })).toBeVisible()
})

test('a parent opens the family, and an empty list is never shown as the child’s', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('parent')
  await openPage(page, '/dashboard')
  await expect(page).toHaveURL('/dashboard/family')
  await openPage(page, '/homeworks')
  await expect(page.getByText('Сейчас всё сделано')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Ваших заданий здесь нет' })).toBeVisible()
})

test('a graduate with assigned work does not see «all done»; an exam under review is listed under today', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('graduate')
  await openPage(page, '/dashboard')
  const today = page.getByRole('region', { name: 'Сегодня' })
  await expect(today.getByText('Задано').first()).toBeVisible()
  await expect(page.getByText('Всё пройдено')).toHaveCount(0)
  await expectAccessible(page)
})
