import { expect, lookAround, openPage, test } from './fixtures.ts'

test('a pupil shares a link; it opens without signing in, and is closed permanently', async ({
  page,
  visitor,
  another,
}) => {
  await visitor.register('Миронова Маша')
  await openPage(page, '/dashboard/progress')
  const card = page.getByRole('region', { name: 'Показать бабушке' })
  await card.getByLabel('Последний день ссылки').fill('2020-01-01')
  await card.getByRole('button', { name: 'Сделать ссылку' }).click()
  await expect(card.getByText('День нужен не раньше сегодняшнего')).toBeVisible()
  await card
    .getByLabel('Последний день ссылки')
    .fill(new Date(Date.now() + 5 * 864e5).toISOString().slice(0, 10))
  await card.getByRole('button', { name: 'Сделать ссылку' }).click()
  const url = await card.getByLabel('Ссылка на успехи').inputValue()

  const grandmother = await another()
  await openPage(grandmother, url)
  await expect(grandmother.getByRole('heading', { level: 1 })).toHaveText('Успехи: Маша')
  await expect(grandmother.getByText('За четыре недели занятий не было.')).toBeVisible()
  await expect(grandmother.getByRole('main')).not.toContainText('Миронова')
  await lookAround(grandmother)

  await card.getByRole('button', { name: 'Отозвать ссылку' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать ссылку' }).click()
  await expect(card.getByLabel('Ссылка на успехи')).toBeHidden()
  await grandmother.goto(url)
  await expect(grandmother.getByRole('main')).toContainText('Ссылка не работает')
})
