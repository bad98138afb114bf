import type { Page } from '@playwright/test'
import { expect, lookAround, openPage, test } from './fixtures.ts'

/** Right answers to the tasks of the first skill; their order is random. */
const rightAnswers: Record<string, (page: Page) => Promise<void>> = {
  'Закрашенные дольки': (page) => page.getByLabel('Твой ответ').fill('3/8'),
  'Две пятых класса': (page) => page.getByLabel('Твой ответ').fill('12'),
  'Смешанное число': (page) => page.getByLabel('Твой ответ').fill('17'),
  'Целое по части': (page) => page.getByLabel('Твой ответ').fill('40'),
}

const titleOf = async (page: Page): Promise<string> =>
  (await page.getByRole('article').getByRole('heading', { level: 2 }).innerText()).replace(
    /^Задача \d+\. /,
    '',
  )

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сдаюсь' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Показать разбор' }).click()
  await expect(page.getByRole('button', { name: /^(Дальше|К итогам)$/ })).toBeVisible()
}

test('a child finds skills in the menu, and those that can be started', async ({ page, visitor }) => {
  await visitor.register('Ваня Белогорский', 3)
  await openPage(page, '/dashboard')
  await page
    .getByRole('navigation', { name: 'Быстрый доступ' })
    .getByRole('link', { name: 'Тренажёр навыков' })
    .click()
  const beginnings = page.getByRole('region', { name: 'С чего начать' })
  await expect(beginnings.getByRole('article').first()).toBeVisible()
  await expect(beginnings.getByText('Сначала')).toHaveCount(0)
  await lookAround(page)
})

test('a pupil practises a skill, rightly and wrongly, and the map shows it', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 7)
  await openPage(page, '/skills_practice')
  await expect(page.getByRole('heading', { level: 1, name: 'Тренажёр навыков' })).toBeVisible()
  await expect(page.getByText('Сначала потренируй хотя бы два навыка')).toBeVisible()
  await lookAround(page)
  await expect(page.getByText('5 класс', { exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: '5 класс' }).click()
  await page.getByRole('link', { name: 'Что такое дробь' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Что такое дробь' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Не начато' })).toBeVisible()
  await lookAround(page)

  await page.getByRole('button', { name: 'Тренировать навык' }).click()
  await expect(page.getByText('Задача 1 из 7')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Задача 1. Закрашенные дольки' })).toBeVisible()
  await rightAnswers['Закрашенные дольки']!(page)
  await page.getByRole('button', { name: 'Ответить' }).click()
  await expect(page.getByText('Верно!')).toBeVisible()
  await expect(page.getByText('Новая ступень: Пробую')).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: 'Дальше' }).click()
  await expect(page.getByText('Задача 2 из 7')).toBeVisible()
  const second = await titleOf(page)
  await expect(page.getByRole('heading', { name: second })).toBeFocused()
  await giveUp(page)
  await expect(page.getByText('Разбор открыт')).toBeVisible()
  await expect(page.getByText('Верный ответ')).toBeVisible()
  await lookAround(page)

  await page.getByRole('button', { name: 'Закончить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Хорошая тренировка' })).toBeVisible()
  await expect(page.getByText('было «Не начато», стало «Пробую»')).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'К карте навыков' }).click()
  await page.getByRole('link', { name: '5 класс' }).click()
  const tile = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Что такое дробь' }) })
  await expect(tile.getByText('Пробую')).toBeVisible()
})

test('the map of a second-grader begins at the second grade; older grades are a choice', async ({
  page,
  visitor,
}) => {
  await visitor.register('Кузмич Ваня', 2)
  await openPage(page, '/skills_practice')
  await expect(page.getByRole('link', { name: 'Таблица умножения' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Что такое дробь' })).toHaveCount(0)
  await lookAround(page)
  await page.getByRole('link', { name: 'Русский язык' }).click()
  await expect(page.getByRole('link', { name: /^Жи — ши/ })).toBeVisible()
  await page.getByRole('link', { name: 'Физика' }).click()
  await expect(page.getByText('Для твоего класса здесь навыков пока нет.')).toBeVisible()
  await page.getByRole('link', { name: 'Математика' }).click()
  await page.getByRole('button', { name: 'Тренировать 10 минут' }).click()
  await expect(page.getByText('Задача 1', { exact: true })).toBeVisible()
  await expect(page.getByText('Считаем до 10 ·')).toBeVisible()
  await expect(page.getByRole('timer'), 'no clock hurries the small').toHaveCount(0)
})

test('a ten-minute session has a timer and can be interrupted and continued', async ({ page, visitor }) => {
  await visitor.register('Гринёв Пётр', 7)
  await openPage(page, '/skills_practice')
  await page.getByRole('button', { name: 'Тренировать 10 минут' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d|09:\d\d)$/)
  await giveUp(page)
  await page.getByRole('button', { name: 'Дальше' }).click()
  await expect(page.getByText('Задача 2', { exact: true })).toBeVisible()
  await openPage(page, '/skills_practice')
  await expect(page.getByRole('heading', { name: 'Тренировка не закончена' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Продолжить' }).click()
  await expect(page.getByText('Задача 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Закончить' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Закончить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ошибаться на тренировке полезно' })).toBeVisible()
})

test('a check lowers the level of forgotten skills, and the map shows it', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await openPage(page, '/skills_practice?subject=math&grade=all')
  const mastered = page.getByRole('article').filter({ hasText: 'Освоено' })
  const before = await mastered.count()
  expect(before).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Повторить забытое' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Повторяем забытое' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Подсказка' })).toHaveCount(0)
  await giveUp(page)
  await expect(page.getByText(/^Ступень стала ниже: Умею/)).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: 'Закончить' }).click()
  await expect(page.getByText(/опустился на ступень/)).toBeVisible()
  await page.getByRole('link', { name: 'К карте навыков' }).click()
  await page.getByRole('link', { name: 'Математика' }).click()
  await page.getByRole('link', { name: 'Все классы' }).click()
  await expect(mastered).toHaveCount(before - 1)

  // Skills to repeat are listed on the dashboard; on a day without school the plan has one repetition, maybe another one.
  await page.getByRole('banner').getByRole('link', { name: 'План' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Мои курсы' }).click()
  await page.getByRole('link', { name: /Пора повторить \d+\sнавык/ }).click()
  await page.getByRole('button', { name: 'Повторить забытое' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Повторяем забытое' })).toBeVisible()
})

test('a teacher finds a pupil and reads the map without changing it', async ({ page, visitor }) => {
  await visitor.signIn('school-teacher')
  await openPage(page, '/skills_practice')
  const pupils = page.getByRole('region', { name: 'Ученики ваших классов' })
  await pupils.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Навыки: / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Тренировать 10 минут' })).toHaveCount(0)
  await lookAround(page)
})
