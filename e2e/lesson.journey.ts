import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'
import { type CourseBody, findLinearEquations } from './linear-equations.ts'

async function openLesson(page: Page, number: number, more = ''): Promise<CourseBody> {
  const course = await findLinearEquations(page)
  await openPage(page, `/courses/${course.id}/lessons/${course.lessons[number - 1]!.id}${more}`)
  return course
}

const task = (page: Page, name: string) => page.getByRole('article', { name })
const answer = (page: Page) => page.getByRole('button', { name: 'Ответить' })
const next = (page: Page) => page.getByRole('link', { name: 'Следующая задача' })
const profile = (page: Page) => page.getByRole('button', { name: 'Меню профиля' })
/** Visible, but not announced: it has no role. */
const owl = (page: Page) => page.locator('[data-mood]')
const toTask = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Задачи урока' }).getByRole('link', { name: `Задача ${number}` })

test('a pupil solves tasks with the mouse, gives up the rest and finishes the lesson', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша')
  const { lessons } = await openLesson(page, 1)
  await expect(page).toHaveTitle(/Что такое уравнение/)

  // One of several: first a wrong answer, which stays chosen.
  const records = task(page, 'Задача 1. Четыре записи')
  await expect(owl(page)).toHaveAttribute('data-mood', 'watch')
  const sound = records.getByRole('button', { name: 'Звук' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await records.getByRole('radio', { name: '3x + 40 > 100' }).check()
  await answer(page).click()
  await expect(records.getByText('Пока неверно')).toBeVisible()
  await expect(owl(page)).toHaveAttribute('data-mood', 'kind')
  await expect(records.getByText('Такая запись называется неравенством')).toBeVisible()
  await expect(records.getByRole('radio', { name: '3x + 40 > 100' })).toBeChecked()
  await answer(page).click()
  await expect(records.getByText('Этот ответ уже проверен')).toBeVisible()
  await records.getByRole('radio', { name: '3x + 40 = 100' }).check()
  await answer(page).click()
  await expect(records.getByText(/^Верно!/)).toBeVisible()
  await expect(records.getByText('+8 опыта')).toBeVisible()
  await expect(owl(page)).toHaveAttribute('data-mood', 'cheer')
  await expect(records.getByText('Разбор задачи')).toBeVisible()
  await expect(page.getByText('Новое достижение: «Первая задача»')).toBeVisible()
  await expect(profile(page)).toHaveAccessibleDescription('Уровень 1, до следующего 92 опыта')
  await next(page).click()

  // A number.
  const honey = task(page, 'Задача 2. Банки мёда')
  await honey.getByLabel('Твой ответ').fill('0,3 кг')
  await answer(page).click()
  await expect(honey.getByText(/^Верно!/)).toBeVisible()
  await next(page).click()

  // Gaps: some are wrong, the others keep the typed text.
  const argument = task(page, 'Задача 3. Спор о корне')
  for (const [gap, typed] of ['17', '17', '13', '14'].entries()) {
    await argument.getByLabel(`Пропуск ${gap + 1}`).fill(typed)
  }
  await argument.getByLabel('Пропуск 5').selectOption('Лиза')
  await answer(page).click()
  await expect(argument.getByText('Почти!')).toBeVisible()
  await expect(argument.getByLabel('Пропуск 1')).toHaveValue('17')
  await argument.getByLabel('Пропуск 4').fill('15')
  await answer(page).click()
  await expect(argument.getByText(/^Верно!/)).toBeVisible()
  await next(page).click()

  // A word.
  const word = task(page, 'Задача 4. Слово под кляксой')
  await word.getByLabel('Твой ответ').fill('равносильными')
  await answer(page).click()
  await next(page).click()

  // Several of many.
  const bowls = task(page, 'Задача 5. Что можно сделать с чашами')
  for (const option of ['2x = 8', 'x + 3 = 7', '5x + 6 = 3x + 14']) {
    await bowls.getByRole('checkbox', { name: option }).check()
  }
  await answer(page).click()
  await expect(bowls.getByText(/^Верно!/)).toBeVisible()
  await next(page).click()

  const blots = task(page, 'Задача 6. Две одинаковые кляксы')
  await blots.getByLabel('Твой ответ').fill('4')
  await answer(page).click()
  await expect(blots.getByText(/^Верно!/)).toBeVisible()
  const levelUp = page.getByRole('dialog', { name: 'Новый уровень: 2!' })
  await expect(levelUp).toBeVisible()
  await expect(profile(page)).toContainText('2')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(levelUp).toBeHidden()
  await expect(next(page)).toBeFocused()

  // The remaining tasks of the lesson are given up.
  const { id: lessonId } = lessons[0]!
  const reply = await page.request.get(`/api/lessons/${lessonId}/tasks`)
  const rows = (await reply.json()) as { id: number }[]
  const attempt = await visitor.beginLesson(lessonId)
  for (const { id } of rows.slice(6)) await visitor.send('POST', `${attempt}/tasks/${id}/fails`)
  await openPage(page, page.url())
  await page.getByRole('link', { name: 'К итогам урока' }).click()
  const finish = page.getByRole('region', { name: 'Урок пройден!' })
  await expect(finish.getByText(`6 из ${rows.length} задач`)).toBeVisible()
  await expect(page.getByRole('link', { name: `Задачи ${rows.length} из ${rows.length}` })).toBeVisible()
  await expectAccessible(page)

  // The first lesson is open to everyone; the next step is the course itself.
  await finish.getByRole('button', { name: 'Записаться бесплатно' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Линейные уравнения' })).toBeVisible()
})

test('a pupil answers with the keyboard alone: Enter sends, Enter goes on', async ({ page, visitor }) => {
  await visitor.register('Гринёв Пётр')
  await openLesson(page, 1)
  const records = task(page, 'Задача 1. Четыре записи')
  await records.getByRole('radio').first().focus()
  const right = records.getByRole('radio', { name: '3x + 40 = 100' })
  await page.keyboard.press('Space')
  for (let step = 0; step < 4 && !(await right.isChecked()); step++) await page.keyboard.press('ArrowDown')
  await expect(right).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\?task=\d+$/)
  const honey = task(page, 'Задача 2. Банки мёда')
  await expect(honey.getByRole('heading', { level: 3 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('300')
  await page.keyboard.press('Enter')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')

  const argument = task(page, 'Задача 3. Спор о корне')
  await expect(argument.getByRole('heading', { level: 3 })).toBeFocused()
  for (const typed of ['17', '17', '13', '15']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(argument.getByLabel('Пропуск 5')).toHaveValue('Лиза')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(next(page)).toBeFocused()

  await page.goBack()
  await expect(honey.getByText(/^Верно!/)).toBeVisible()
})

test('a hint halves the reward, giving up needs a confirmation and opens the solution', async ({
  page,
  visitor,
}) => {
  await visitor.register('Швабрин Алексей')
  await openLesson(page, 1)
  const records = task(page, 'Задача 1. Четыре записи')
  await expect(records.getByText('+10 опыта за верный ответ')).toBeVisible()
  await records.getByRole('button', { name: 'Подсказка' }).click()
  await expect(records.getByText('Подсказка 1 из 2')).toBeVisible()
  await expect(records.getByText('+5 опыта за верный ответ')).toBeVisible()
  await records.getByRole('radio', { name: '3x + 40 = 100' }).check()
  await answer(page).click()
  await expect(records.getByText('Решена с подсказкой')).toBeVisible()
  await next(page).click()

  const honey = task(page, 'Задача 2. Банки мёда')
  await honey.getByLabel('Твой ответ').fill('900')
  await answer(page).click()
  await honey.getByRole('button', { name: 'Сдаюсь' }).click()
  const question = page.getByRole('dialog', { name: 'Открыть разбор?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Ещё подумаю' }).click()
  await expect(answer(page)).toBeVisible()
  await honey.getByRole('button', { name: 'Сдаюсь' }).click()
  await question.getByRole('button', { name: 'Показать разбор' }).click()
  await expect(honey.getByText('Не решена')).toBeVisible()
  await expect(honey.getByRole('heading', { name: 'Верный ответ' })).toBeVisible()
  await expect(answer(page)).toBeHidden()
  await expect(toTask(page, 2)).toContainText('Не решена')
  await expectAccessible(page)
})

test('a reload keeps the current task, the verdict and the typed text', async ({ page, visitor }) => {
  await visitor.register('Савельич Архип')
  await openLesson(page, 1)
  await toTask(page, 2).click()
  const honey = task(page, 'Задача 2. Банки мёда')
  await honey.getByLabel('Твой ответ').fill('900')
  await answer(page).click()
  await expect(honey.getByText('Пока неверно')).toBeVisible()
  await honey.getByLabel('Твой ответ').fill('30')
  await openPage(page, page.url())
  await expect(honey.getByLabel('Твой ответ')).toHaveValue('30')
  await expect(honey.getByText('Пока неверно')).toBeVisible()
  await toTask(page, 3).click()
  await toTask(page, 2).click()
  await expect(honey.getByLabel('Твой ответ')).toHaveValue('30')
})

test('without a network the answer stays and is sent again', async ({ page, visitor }) => {
  await visitor.register('Зурин Иван')
  await openLesson(page, 1)
  await toTask(page, 2).click()
  const honey = task(page, 'Задача 2. Банки мёда')
  await honey.getByLabel('Твой ответ').fill('300')
  await page.route('**/answer_attempts', (route) => route.abort())
  await answer(page).click()
  await expect(honey.getByText('Нет связи. Ответ останется здесь')).toBeVisible()
  await expect(honey.getByLabel('Твой ответ')).toHaveValue('300')
  await page.unroute('**/answer_attempts')
  await honey.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(honey.getByText(/^Верно!/)).toBeVisible()
})

test('an answer whose reply was lost is not sent twice', async ({ page, visitor }) => {
  await visitor.register('Хлопуша Афанасий')
  await openLesson(page, 1)
  await toTask(page, 2).click()
  const honey = task(page, 'Задача 2. Банки мёда')
  await honey.getByLabel('Твой ответ').fill('900')
  await page.route('**/answer_attempts', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await answer(page).click()
  await expect(honey.getByText('Нет связи. Ответ останется здесь')).toBeVisible()
  await page.unroute('**/answer_attempts')
  await honey.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(honey.getByText('Пока неверно')).toBeVisible()
  await expect(honey.getByText('попытка')).toBeHidden()
})

test('a locked lesson shows its contents and opens with one click', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 374, height: 740 })
  await visitor.register('Белобородов Иван')
  const views: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/views')) views.push(request.url())
  })
  await openLesson(page, 2)
  await expect(page.getByText(/^Внутри: конспект, \d+.задач/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Задачи урока' })).toBeHidden()
  await expectNoOverflow(page)
  await expectAccessible(page)
  expect(views).toEqual([])
  await page.getByRole('button', { name: 'Записаться бесплатно' }).click()
  await expect(page.getByRole('region', { name: 'Задачи урока' })).toBeVisible()
  await expect.poll(() => views).toHaveLength(1)
  await expect(page.getByRole('region', { name: 'Теория' })).toBeVisible()
  await expectNoOverflow(page)
})

test('a shown lesson is recorded as viewed once; its homework is linked next to it and is not assigned by a view', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша')
  const { id, lessons } = await findLinearEquations(page)
  await visitor.send('POST', `/api/courses/${id}/enrollments`)
  const views: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/views')) views.push(new URL(request.url()).pathname)
  })
  const given = async () =>
    ((await (await page.request.get('/api/user/homeworks')).json()) as { title: string }[]).map(
      ({ title }) => title,
    )

  // A fetch without showing the page records no view.
  await page.request.get(`/courses/${id}/lessons/${lessons[0]!.id}`)
  expect(await given()).toEqual([])

  await openPage(page, `/courses/${id}/lessons/${lessons[0]!.id}`)
  const card = page.getByRole('region', { name: 'Дома: уравнение и его корень' })
  await expect(card.getByRole('link')).toBeVisible()
  await expect(card.getByText('срок появится с первым ответом в уроке')).toBeVisible()
  await expect.poll(() => views.length).toBe(1)
  expect(await given()).toEqual([])

  await page.getByRole('link', { name: lessons[1]!.title }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: lessons[1]!.title })).toBeVisible()
  await toTask(page, 2).click()
  await expect(page).toHaveURL(/task=/)
  const next = page.getByRole('region', { name: /^Дома: / })
  await next.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Дома: / })).toBeVisible()
  expect(await given()).toEqual([])
  expect(views).toEqual(lessons.slice(0, 2).map((lesson) => `/api/lessons/${lesson.id}/views`))
})

test('the theory opens by its link, has its own page and leads back to the tasks', async ({
  page,
  visitor,
}) => {
  await visitor.register('Кузмич Иван')
  await openLesson(page, 1)
  await page.getByRole('link', { name: 'Заглянуть в теорию' }).click()
  await expect(page.getByRole('button', { name: 'Свернуть' })).toBeVisible()
  await page.getByRole('link', { name: 'Открыть отдельно' }).click()
  await expect(page).toHaveTitle(/Конспект урока/)
  await page
    .getByRole('navigation', { name: 'Содержание' })
    .getByRole('link', { name: 'Что разрешают весы' })
    .click()
  await expect(page.getByRole('heading', { name: 'Что разрешают весы' })).toBeInViewport()
  await page.getByRole('link', { name: 'Решать задачи' }).last().click()
  await expect(page.getByRole('heading', { name: 'Задачи урока' })).toBeInViewport()
})

test('a film continues at the last position', async ({ page, visitor }) => {
  await visitor.register('Палаша Белова')
  await openLesson(page, 1)
  await page.getByText('Текст видео').click()
  await page.getByRole('button', { name: /Теперь снимем с каждой чаши/ }).click()
  await expect(page.getByRole('button', { name: /Теперь снимем с каждой чаши/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/watch_progress') && reply.ok())
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.pause())
  await saved
  await openPage(page, page.url())
  await expect(page.getByText(/Продолжим с 0:5\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Сначала' }).click()
  await expect(page.getByText(/Продолжим с/)).toBeHidden()
})

test('the youngest get gentle texts and no crosses', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 374, height: 740 })
  await visitor.register('Кузмич Ваня', 2)
  const courses = (await (
    await page.request.get('/api/catalog/courses?q[grade_eq]=2')
  ).json()) as CourseBody[]
  const course = courses.find(({ title }) => title.startsWith('Клуб почемучек'))
  const { lessons } = (await (await page.request.get(`/api/courses/${course!.id}`)).json()) as CourseBody
  await openPage(page, `/courses/${course!.id}/lessons/${lessons[0]!.id}`)
  const finds = task(page, 'Задача 1. Четыре находки')
  await finds.getByRole('radio', { name: 'сосулька' }).check()
  await answer(page).click()
  await expect(finds.getByText('Подумай ещё', { exact: true })).toBeVisible()
  await expect(finds.getByText('подумай ещё', { exact: true })).toBeVisible()
  await expect(finds.getByText(/неверно|не решена/i)).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('font-size', '18px')
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('a methodist previews a task, a pupil does not find it', async ({ page, visitor }) => {
  await visitor.signIn('methodist')
  await openPage(page, '/tasks/1/preview')
  await expect(page.getByRole('heading', { level: 1, name: 'Просмотр:' })).toBeVisible()
  await page.getByRole('button', { name: 'Проверить ответ' }).click()
  await expect(page.getByText('Сначала дайте ответ.')).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Проверить ответ' }).click()
  await expect(page.getByText(/Верно!|Пока неверно/)).toBeVisible()
  await page.getByText('Ключ и разбор').click()
  await expect(page.getByRole('heading', { name: 'Верный ответ' })).toBeVisible()
  await page.getByRole('link', { name: 'Перемешать' }).click()
  await expect(page).toHaveURL(/seed=1/)
  await page.getByRole('link', { name: 'Телефон' }).click()
  await expect(page).toHaveURL(/frame=phone/)
  await expectAccessible(page)

  await visitor.signIn('pupil')
  expect((await page.goto('/tasks/1/preview'))!.status()).toBe(404)
})

test('a link to a task opens the task', async ({ page, visitor }) => {
  await visitor.register('Рейнсдорп Андрей')
  const { id, lessons } = await findLinearEquations(page)
  const lesson = `/courses/${id}/lessons/${lessons[0]!.id}`
  await openPage(page, lesson)
  const address = await toTask(page, 4).getAttribute('href')
  await openPage(page, address!)
  await expect(page.getByRole('heading', { name: 'Задача 4. Слово под кляксой' })).toBeInViewport()
})
