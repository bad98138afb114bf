import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

async function lookAround(page: Page): Promise<void> {
  await expectAccessible(page)
  for (const width of [374, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
}

async function openOwnNumbers(page: Page): Promise<void> {
  await openPage(page, '/catalog/trainings')
  await page.getByRole('link', { name: 'Твои числа' }).click()
  await page.getByRole('button', { name: /Начать|Продолжить/ }).click()
}

test('a wrong answer changes the numbers; a pupil reports the task, a methodist answers, the pupil reads the answer', async ({
  page,
  visitor,
  another,
}) => {
  await visitor.register('Миронова Маша', 7)
  await openOwnNumbers(page)
  const task = page.getByRole('article')
  await expect(task.getByRole('heading', { name: 'Задача 1. Один корень' })).toBeVisible()
  const statement = () => task.locator('annotation').first().textContent()
  const before = await statement()
  await page.getByLabel('Твой ответ').fill('-987')
  await page.getByRole('button', { name: 'Ответить' }).click()
  await expect(page.getByText('Теперь в задаче другие числа: попробуй ещё раз.')).toBeVisible()
  expect(await statement()).not.toBe(before)
  await expect(page.getByLabel('Твой ответ')).toHaveValue('')

  await page.getByRole('button', { name: 'Сообщить об ошибке' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(dialog.getByText('Выбери, что случилось')).toBeVisible()
  await dialog.getByLabel('Непонятное условие').check()
  await dialog.getByLabel(/Расскажи подробнее/).fill('Что значит «один корень»?')
  await lookAround(page)
  await page.route('**/reports', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await page.unroute('**/reports')
  await expect(dialog.getByLabel(/Расскажи подробнее/)).toHaveValue('Что значит «один корень»?')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Спасибо! Методист посмотрит и ответит здесь, под задачей.')).toBeVisible()
  await lookAround(page)

  const methodist = await another('methodist')
  await openPage(methodist, '/teacher/task_reports')
  const card = methodist.getByRole('article').filter({ hasText: 'Что значит «один корень»?' })
  await expect(card.getByRole('heading', { name: 'Один корень' })).toBeVisible()
  await card.getByText('Показать задачу').click()
  await lookAround(methodist)
  await card.getByRole('button', { name: 'Исправлено' }).click()
  await methodist.getByLabel('Слова для ученика').fill('Так называется задача: у уравнения одно решение.')
  await lookAround(methodist)
  await methodist.getByRole('button', { name: 'Ответить' }).click()
  await expect(methodist.getByText('Ответ отправлен')).toBeVisible()
  await expect(card).toHaveCount(0)
  await methodist.getByRole('link', { name: 'Исправлены' }).click()
  await expect(methodist.getByText('Так называется задача: у уравнения одно решение.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Исправили, спасибо!')).toBeVisible()
  await expect(page.getByText('Методист: Так называется задача')).toBeVisible()
})
