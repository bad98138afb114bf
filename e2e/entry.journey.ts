import { agreeToLeave, expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

test('a guest on a private page signs in and comes back to it', async ({ page }) => {
  await openPage(page, '/dashboard')
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=%2Fdashboard$/)
  await page.getByLabel('Электронная почта').fill('pupil@smekalka.example')
  await page.getByLabel('Пароль', { exact: true }).fill('smekalka-2026')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await openPage(page, '/user/login')
  await page.getByLabel('Электронная почта').fill('pupil@smekalka.example')
  await page.getByLabel('Пароль', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText('Почта или пароль не подошли')).toBeVisible()
  await expect(page.getByLabel('Электронная почта')).toHaveValue('pupil@smekalka.example')
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('not-the-password')
  await expectAccessible(page)
})

test('one click signs a demo person in, one more signs out', async ({ page }) => {
  await openPage(page, '/user/login')
  await page.getByRole('button', { name: 'Ученица 7 класса' }).click()
  // The way to the first page closes a menu that was opened before its end.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Маша')
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes')
  await page.getByRole('button', { name: 'Меню профиля' }).click()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await agreeToLeave(page)
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
})

test('signing up names every field that is wrong, then opens the school', async ({ page }) => {
  await page.setViewportSize({ width: 374, height: 740 })
  await openPage(page, '/user/registration')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('Нужны фамилия и имя')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Фамилия и имя').fill('Швабрин Алексей')
  await page.getByLabel('Класс').selectOption('9')
  await page.getByLabel('Электронная почта').fill(`alexey-${Date.now()}@pochta.example`)
  await page.getByLabel('Пароль', { exact: true }).fill('belogorskaya')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an address that does not exist says so and leads on', async ({ page }) => {
  const reply = await page.goto('/no/such/page')
  expect(reply!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('somebody of another kind is told that the page is not for them', async ({ page, visitor }) => {
  await visitor.signIn('teacher')
  const reply = await page.goto('/dashboard')
  expect(reply!.status()).toBe(403)
  await expect(page.getByText('не для вашей роли')).toBeVisible()
})

test('a session that ended elsewhere asks to sign in again and leads back', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await openPage(page, '/catalog/courses')
  await visitor.send('DELETE', '/user/log_out')
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Успеваемость' }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=%2Fdashboard%2Fprogress$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
})
