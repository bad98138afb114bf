import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

test('a pupil composes an avatar with the keyboard, and it replaces the initials', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша')
  await page.setViewportSize({ width: 374, height: 800 })
  await openPage(page, '/account/avatar')
  await expect(page.getByRole('heading', { level: 1, name: 'Твой аватар' })).toBeVisible()
  const profile = page.getByRole('button', { name: 'Меню профиля' })
  await expect(profile).toContainText('ММ')

  const figures = page.getByRole('group', { name: 'Кто' })
  await figures.getByRole('radio', { name: 'Кот' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(figures.getByRole('radio', { name: 'Лиса' })).toBeChecked()
  await page.getByRole('button', { name: 'Наугад' }).click()
  await figures.getByTitle('Лиса').click()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Аватар сохранён')).toBeVisible()
  await expect(profile).not.toContainText('ММ')
  await openPage(page, page.url())
  await expect(figures.getByRole('radio', { name: 'Лиса' })).toBeChecked()
  await expect(profile).not.toContainText('ММ')

  await page.getByRole('button', { name: 'Вернуть буквы' }).click()
  await expect(profile).toContainText('ММ')
})

test('a photograph replaces the initials, another file is refused with a message, and the photograph is removed again', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша')
  await page.setViewportSize({ width: 374, height: 800 })
  await openPage(page, '/account/profile')
  const profile = page.getByRole('button', { name: 'Меню профиля' })
  const file = page.getByLabel(/^(Выбрать|Сменить) фотографию$/)
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('не картинка') })
  await expect(page.getByText('Это не фотография', { exact: false })).toBeVisible()

  const buffer = await page.screenshot({ type: 'jpeg' })
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Фотография сохранена')).toBeVisible()
  await expect(profile.locator('img')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Убрать фотографию' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать фотографию' }).click()
  await expect(profile).toContainText('ММ')
})
