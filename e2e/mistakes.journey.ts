import { expect, lookAround, openPage, test } from './fixtures.ts'

test('a pupil returns to a mistake: the list, the card, the twin task', async ({ page, visitor }) => {
  await visitor.signIn('graduate')
  await openPage(page, '/dashboard')
  await page.getByRole('link', { name: /ждут сегодня: \d+/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Путь ошибки' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('region', { name: 'Ждут сегодня' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Что было' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: 'Попробовать снова' }).click()
  await expect(page.getByRole('heading', { name: 'Похожая задача' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ответить' })).toBeVisible()
  await lookAround(page)
})

test('a pupil postpones a mistake for a week, and undoes it', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await openPage(page, '/dashboard/mistakes')
  await page.getByRole('region', { name: 'Вернутся позже' }).getByRole('link').last().click()
  await page.getByRole('button', { name: 'Не хочу' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Позже: через неделю' }).click()
  await expect(page.getByText('Отложена')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть на путь' }).click()
  await expect(page.getByRole('button', { name: 'Не хочу' })).toBeVisible()
})

test('a small child can try a wrong answer again', async ({ page, visitor }) => {
  await visitor.signIn('elementary')
  await openPage(page, '/dashboard/mistakes')
  await expect(page.getByRole('heading', { level: 1, name: 'Подумай ещё раз' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/ошиб/i)
  await lookAround(page)
})
