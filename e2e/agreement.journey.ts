import { expect, lookAround, openPage, test } from './fixtures.ts'

test('a coach can’t continue without the agreement, reads it on its page, and accepts it once', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('new-coach')
  await openPage(page, '/teacher-dashboard/assignments')
  const gate = page.getByRole('dialog', { name: 'Согласие репетитора на обработку данных' })
  await expect(gate.getByText('Редакция от 14 ноября 2026')).toBeVisible()
  await expect(gate.getByText('Какие данные')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gate).toBeVisible()
  await lookAround(page)
  await gate.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL(/\/user\/login/)

  await visitor.signIn('new-coach')
  await openPage(page, '/teacher-dashboard/assignments')
  await gate.getByRole('link', { name: 'Открыть отдельной страницей' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Согласие репетитора/)
  await expect(gate).toBeHidden()
  await lookAround(page)
  await page.getByRole('button', { name: 'Принять' }).click()
  await expect(page.getByText('Соглашение принято')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Принять' })).toBeHidden()
  await openPage(page, '/teacher-dashboard/assignments')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(gate).toBeHidden()
})
