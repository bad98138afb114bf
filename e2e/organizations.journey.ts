import { expect, lookAround, openPage, press, test } from './fixtures.ts'
import { enterPortal, portalAt } from './portal-entry.ts'

test.use({ baseURL: portalAt })

test('the head of a region navigates the tree, finds a school, and adds one below a municipality', async ({
  page,
}) => {
  await enterPortal(page, 'region-admin', '/organizations')
  await expect(page.getByRole('heading', { level: 1, name: 'Организации' })).toBeVisible()
  await lookAround(page)
  const first = page.getByRole('table').getByRole('link').first()
  const municipality = (await first.textContent())!
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: municipality })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Где вы находитесь' })).toBeVisible()
  await lookAround(page)

  const long =
    `Муниципальное бюджетное общеобразовательное учреждение ${'«Средняя общеобразовательная школа» '.repeat(6)}`.trim()
  await press(page.getByRole('button', { name: 'Добавить списком' }))
  const list = page.getByRole('dialog', { name: 'Организации списком' })
  await list
    .getByRole('textbox', { name: 'Список' })
    .fill(`Название;Город\n${long};Светлоборск\nШкола № 77;Светлоборск`)
  await press(list.getByRole('button', { name: 'Проверить' }))
  await lookAround(page)
  await press(list.getByRole('button', { name: 'Добавить 2 организации' }))
  await expect(page.getByRole('link', { name: long })).toBeVisible()
  await lookAround(page)
  await press(page.getByRole('button', { name: 'Отменить список' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Отменить список' }))
  await expect(page.getByText('Список отменён, убрано: 2.')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Excel' }).click()
  expect((await file).suggestedFilename()).toMatch(/^Организации, .*\.xlsx$/)

  const title = `Школа журнала ${Date.now()}`
  await press(page.getByRole('button', { name: 'Добавить организацию' }))
  const dialog = page.getByRole('dialog', { name: 'Новая организация' })
  await dialog.getByLabel('Название').fill('Шк')
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  await expect(dialog.getByLabel('Название')).toHaveAccessibleDescription(/\S/)
  await dialog.getByLabel('Название').fill(title)
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('button', { name: 'Отключить' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click()
  await expect(page.getByText('Отключена')).toBeVisible()

  await openPage(page, '/organizations')
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByRole('table').getByRole('link')).toHaveText([title])
})

test('the head of a school sees figures of its classes and its people, and can’t leave it without an administrator', async ({
  page,
}) => {
  await enterPortal(page, 'school-admin', '/manage/organization')
  await page.getByRole('link', { name: 'Классы' }).click()
  await expect(
    page.getByRole('cell', { name: '7А', exact: true }).or(page.getByRole('rowheader', { name: '7А' })),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'CSV' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Сотрудники' }).click()
  await press(page.getByRole('button', { name: 'Пригласить списком' }))
  const list = page.getByRole('dialog', { name: 'Пригласить сотрудников списком' })
  await list.getByRole('textbox', { name: 'Список' }).fill('maksimych@pochta.example; учитель')
  await press(list.getByRole('button', { name: 'Проверить' }))
  await press(list.getByRole('button', { name: 'Отправить 1 письмо' }))
  await press(page.getByRole('button', { name: 'Отменить список' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Отменить список' }))
  await expect(page.getByText('Отозвано приглашений: 1.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'CSV' })).toBeVisible()
  await lookAround(page)
  const me = page.getByRole('row').filter({ hasText: 'это вы' })
  await me.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Забрать роль' }).click()
  const dialog = page.getByRole('dialog', { name: 'Забрать роль?' })
  await expect(dialog).toContainText('Это ваша роль')
  await dialog.getByRole('button', { name: 'Забрать роль' }).click()
  await expect(dialog.getByRole('alert')).toContainText('единственный администратор')
})

test('people without an administered organization see none', async ({ page }) => {
  await openPage(page, '/login')
  await enterPortal(page, 'school-teacher', '/organizations')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Организации')
})
