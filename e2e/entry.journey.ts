import {
  agreeToLeave,
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  press,
  test,
} from './fixtures.ts'

test('a guest on a private page signs in and comes back to it', async ({ page }) => {
  await openPage(page, '/dashboard')
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=%2Fdashboard$/)
  await page.getByLabel('Почта или телефон').fill('pupil@smekalka.example')
  await page.getByLabel('Пароль', { exact: true }).fill('smekalka-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a wrong password shows a message and keeps the typed text', async ({ page }) => {
  await openPage(page, '/user/login')
  await page.getByLabel('Почта или телефон').fill('pupil@smekalka.example')
  await page.getByLabel('Пароль', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText('Почта, телефон или пароль не подошли')).toBeVisible()
  await expect(page.getByLabel('Почта или телефон')).toHaveValue('pupil@smekalka.example')
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('not-the-password')
  await expectAccessible(page)
})

test('one click signs a demo person in, one more signs out', async ({ page }) => {
  await openPage(page, '/user/login')
  await page.getByRole('button', { name: 'Ученица 7 класса' }).click()
  // Navigation to the first page closes a menu that was opened before it has ended.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('План на сегодня')
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes')
  await page.getByRole('button', { name: 'Меню профиля' }).click()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await agreeToLeave(page)
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
})

test('signing up names every field that is wrong, then signs in', async ({ page }) => {
  await page.setViewportSize({ width: 374, height: 740 })
  await openPage(page, '/user/registration')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('Нужны фамилия и имя')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Фамилия и имя').fill('Швабрин Алексей')
  await page.getByLabel('Класс').selectOption('9')
  await page.getByLabel('Почта или телефон').fill(`alexey-${Date.now()}@pochta.example`)
  await page.getByLabel('Пароль', { exact: true }).fill('belogorskaya')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  // Onboarding: one answer is given, the rest is skipped at once.
  await expect(page.getByRole('heading', { level: 1, name: 'Ради чего ты здесь?' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'ОГЭ' }).check({ force: true })
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Дальше' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Сколько времени в день хочешь заниматься?' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Пропустить знакомство' }).click()
  await expect(page).toHaveURL(/\/dashboard\/daily-plan$/)
  // Of whatever day of the week, a newcomer is met by a first step.
  await expect(page.getByText('Первый шаг')).toBeVisible()
  await expect(page.getByText('Дел нет, отдыхаем')).toHaveCount(0)
  await expectNoOverflow(page)
  await openPage(page, '/account/profile')
  const school = page.getByRole('region', { name: 'Школа' })
  const town = school.getByRole('combobox', { name: 'Город' })
  await town.fill('козань')
  // A small scroll, like that of a telephone's keyboard, keeps the typed text.
  await page.mouse.wheel(0, 40)
  await page.mouse.wheel(0, -30)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(town).toHaveValue('козань')
  await page.getByRole('option', { name: /^Казань/ }).click()
  await school.getByRole('combobox', { name: 'Школа' }).fill('57')
  await page.getByRole('option', { name: /57/ }).click()
  await expectNoOverflow(page)
  await press(school.getByRole('button', { name: 'Сохранить' }))
  await expect(page.getByText('Сохранено')).toBeVisible()
  await openPage(page, '/account/profile')
  await expect(school.getByRole('combobox', { name: 'Школа' })).toHaveValue(/57/)
  await page.getByLabel('Телефон родителя').fill('позвоните')
  await page.getByRole('region', { name: 'Связь' }).getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Похоже, в номере ошибка')).toBeVisible()
  await expectAccessible(page)
})

test('a missing address shows a 404 page with links', async ({ page }) => {
  const reply = await page.goto('/no/such/page')
  expect(reply!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('a person outside of the audience sees that the page is not for them', async ({ page, visitor }) => {
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
