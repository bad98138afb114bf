import { expect, lookAround, openPage, test } from './fixtures.ts'

test('a methodist sees whose points, places and diplomas a corrected key changes, and decides', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('methodist')
  await openPage(page, '/teacher/checking')
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page.getByRole('link', { name: /^Перепроверки/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Перепроверки' })).toBeVisible()
  const card = page.getByRole('article', { name: 'Верно ли всегда' })
  const effects = card.getByRole('table', { name: 'Что изменится' })
  await expect(effects.getByText('было').first()).toBeAttached()
  await expect(card.getByText(/^Измен[ия]тся\s\d+\sответ/)).toBeVisible()
  await lookAround(page)

  await card.getByRole('button', { name: 'Перепроверить всех' }).click()
  const question = page.getByRole('dialog', { name: 'Перепроверить ответы всех?' })
  await expect(question).toContainText('можно отменить')
  await question.getByRole('button', { name: 'Отмена' }).click()
  await card.getByRole('button', { name: 'Перепроверить всех' }).click()
  await question.getByRole('button', { name: 'Перепроверить всех' }).click()
  await expect(card.getByText('Идёт перепроверка')).toBeVisible()
  await expect(card.getByText(/^Ключ изменён\s.*Подтверждено/)).toBeVisible()
})
