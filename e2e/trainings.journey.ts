import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  finishAttempt,
  lookAround,
  openPage,
  startClock,
  test,
} from './fixtures.ts'

async function openTraining(page: Page, title: string): Promise<void> {
  await openPage(page, '/catalog/trainings')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The fields of the task, without the search of the header. */
const gaps = (page: Page) => page.getByRole('article').getByRole('combobox')

async function finish(page: Page): Promise<void> {
  await finishAttempt(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Тренировка завершена' })).toBeVisible()
}

test('a guest finds a training and is asked to sign in, to come back to it', async ({ page }) => {
  await openTraining(page, 'Проценты без паники')
  await lookAround(page)
  await page.getByRole('link', { name: 'Войти и начать' }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=%2Ftrainings%2F\d+/)
})

test('in a training too a repeated answer costs no try, a lost one is sent once, and keys lead to the next task', async ({
  page,
  visitor,
}) => {
  await visitor.register('Белобородов Иван', 7)
  await openTraining(page, 'Проценты без паники')
  await page.getByRole('button', { name: 'Начать' }).click()
  const task = page.getByRole('article', { name: 'Задача 1. Цена открытки' })
  const field = task.getByLabel('Твой ответ')
  await field.fill('7')
  await page.keyboard.press('Enter')
  await expect(task.getByText('Пока неверно')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(task.getByText('Этот ответ уже проверен')).toBeVisible()
  await expect(field).toBeFocused()

  await field.fill('70')
  await page.route('**/answer_attempts', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('Enter')
  await expect(task.getByText('Нет связи. Ответ останется здесь')).toBeVisible()
  await expect(field).toHaveValue('70')
  await page.unroute('**/answer_attempts')
  await task.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(task.getByText('Верно!')).toBeVisible()
  await expect(task.getByText('попытка 2')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Следующая задача' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Задача 2. Один и тот же процент' })).toBeFocused()
})

test('a pupil solves a training, sees the result, the rating and the solutions, and repeats it', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша', 7)
  await openTraining(page, 'Проценты без паники')
  await page.getByRole('button', { name: 'Начать' }).click()
  await expect(page.getByRole('heading', { name: 'Задача 1. Цена открытки' })).toBeVisible()
  await page.getByLabel('Твой ответ').fill('7')
  await page.getByRole('button', { name: 'Ответить' }).click()
  await expect(page.getByText('Пока неверно')).toBeVisible()
  await page.getByLabel('Твой ответ').fill('70')
  await page.getByRole('button', { name: 'Ответить' }).click()
  await expect(page.getByText('Верно!')).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Следующая задача' }).click()
  await expect(page.getByRole('heading', { name: 'Задача 2. Один и тот же процент' })).toBeVisible()

  await finish(page)
  await expect(page.getByText('0,75 из 12')).toBeVisible()
  await expect(page.getByText('место по первому прохождению')).toHaveCount(0)
  await lookAround(page)
  await page.getByRole('link', { name: 'Разобрать ошибки' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои решения' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Верный ответ' })).toBeVisible()
  await lookAround(page)

  await page.goBack()
  await page.getByRole('link', { name: 'Рейтинг' }).click()
  // Results below half of the points have no place.
  const mine = page.getByRole('region', { name: 'Место получают те, кто набрал хотя бы половину баллов' })
  await expect(mine.getByRole('row', { name: /без места .*Маша М. — это ты/ })).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: '1-е место: почему?' }).first().click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Место = число тех, у кого больше баллов, \+\s1 = \d+\s\+\s1\s=\s\d+\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '6 класс' }).click()
  await expect(page.getByText('Маша М. — это ты')).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Рейтинг' }).getByText('6 класс').first()).toBeVisible()
  await page.getByRole('link', { name: 'Все классы' }).click()
  await page.getByLabel('Регион').selectOption({ index: 1 })
  await expect(page).toHaveURL(/[?&]region=\d+/)
  // A newcomer has no school yet, so no region.
  await expect(page.getByText('Маша М. — это ты')).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Рейтинг' }).getByRole('row')).not.toHaveCount(1)
  await page.getByRole('link', { name: 'Школы' }).click()
  await expect(page.getByRole('table', { name: 'Школы' }).getByRole('row')).not.toHaveCount(1)
  await expectAccessible(page)

  await openTraining(page, 'Проценты без паники')
  await page.getByRole('link', { name: 'Статистика' }).click()
  await expect(page.getByText('Твой столбик выделен')).toBeVisible()
  await lookAround(page)

  await openTraining(page, 'Проценты без паники')
  await page.getByRole('button', { name: 'Пройти ещё раз' }).click()
  await expect(page.getByText('0 из 12 задач')).toBeVisible()
})

test('an exam is saved automatically, survives a reload, moves to another tab and ends with the saved answers', async ({
  page,
  visitor,
}) => {
  await visitor.register('Гринёв Пётр', 7)
  await openTraining(page, 'Орфограммы на время')
  // The confirmation before a timed work: Enter pressed by habit does not start it.
  await page.getByRole('button', { name: 'Начать' }).click()
  const question = page.getByRole('dialog', { name: 'Начать? Времени — 20 мин' })
  await expect(question.getByText('без паузы')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Не сейчас' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await startClock(page)
  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/)
  await expect(page.getByRole('button', { name: 'Подсказка' })).toHaveCount(0)
  await gaps(page).first().selectOption('о')
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
  await lookAround(page)
  await page.reload()
  await expect(gaps(page).first()).toHaveValue('о')
  await expect(page.getByText('1 из 12 задач')).toBeVisible()

  const address = page.url()
  const other = await page.context().newPage()
  await openPage(other, address)
  await expect(other.getByText('Работа открыта в другой вкладке')).toBeVisible()
  await other.getByRole('button', { name: 'Продолжить здесь' }).click()
  await expect(other.getByText('Работа открыта в другой вкладке')).toHaveCount(0)
  await expect(page.getByText('Работа открыта в другой вкладке').first()).toBeVisible()
  await expect(gaps(page).nth(1)).toBeDisabled()

  await finish(other)
  await expect(other.getByText(', засчитан')).toHaveCount(1)
  await expectAccessible(other)
})
