import { captchaFor, expect, lookAround, openPage, sendAs, test } from './fixtures.ts'

const password = 'zayachiy-tulup'

test('a pupil signs up by e-mail after invalid input in all fields; typed text stays', async ({ page }) => {
  await openPage(page, '/user/registration')
  const [name, contact, secret] = [
    page.getByLabel('Фамилия и имя'),
    page.getByLabel('Почта или телефон'),
    page.getByLabel('Пароль', { exact: true }),
  ]
  const send = () => page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  // The form is hydrated by then.
  await expect(page.getByText('Проверка «не робот» пройдена')).toBeVisible()
  await name.fill('Швабрин 😀')
  await page.getByLabel('Класс').selectOption('5')
  await page.getByLabel('Телефон родителя').fill('мама')
  await contact.fill('8 912 345')
  await secret.fill('12345678')
  await send()
  await expect(page.getByText('В имени только буквы')).toBeVisible()
  await expect(page.getByText('Похоже, в номере ошибка').first()).toBeVisible()
  await name.fill('Швабрин Алексей')
  await page.getByLabel('Телефон родителя').fill('')
  await contact.fill('pupil@smekalka.example')
  await send()
  await expect(page.getByText('он есть в списках самых частых')).toBeVisible()
  await secret.fill(password)
  await expect(page.getByText('Годится').or(page.getByText('Надёжный'))).toBeVisible()
  await send()
  await expect(page.getByText('С этой почтой уже зарегистрировались')).toBeVisible()
  await expect(name).toHaveValue('Швабрин Алексей')
  await expect(page.getByText('Проверка «не робот» пройдена')).toBeVisible()
  await lookAround(page)
  await contact.fill(`shvabrin-${Date.now()}@pochta.example`)
  await send()
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('a person changes the password, sees the devices and ends a session elsewhere', async ({
  page,
  visitor,
  another,
}) => {
  const { email } = await visitor.register('Гринёв Пётр')
  const elsewhere = await another()
  const enter = async (typed: string) => {
    await openPage(elsewhere, '/user/login')
    await elsewhere.getByLabel('Почта или телефон').fill(email)
    await elsewhere.getByLabel('Пароль', { exact: true }).fill(typed)
    await elsewhere.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(elsewhere).toHaveURL(/\/dashboard/)
  }
  await openPage(page, '/account')
  await expect(page.getByText(email).first()).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Пароль', exact: true }).click()
  await page.getByLabel('Нынешний пароль').fill('not-the-password')
  await page.getByLabel('Новый пароль').fill(password)
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(page.getByText('Нынешний пароль не подошёл')).toBeVisible()
  await expect(page.getByLabel('Новый пароль')).toHaveValue(password)
  await lookAround(page)
  await page.getByLabel('Нынешний пароль').fill('orenburgskie-stepi')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(page).toHaveURL(/\/account$/)

  await enter(password)
  await page.getByRole('link', { name: 'Устройства и входы' }).click()
  await expect(page.getByText('Пароль изменён').first()).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: /^Завершить: / }).click()
  await expect(page.getByText('Больше нигде вход не выполнен.')).toBeVisible()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/user\/login/)
})

test('a teacher without a proved contact sees what is closed, and a link to the page where to prove it', async ({
  page,
}) => {
  const recaptcha_token = await captchaFor(page.request)
  const user = {
    name: 'Савельев Архип',
    role: 'teacher',
    email: `savelich-${Date.now()}@pochta.example`,
    password,
  }
  const { status } = await sendAs(page.request, 'POST', '/user', { recaptcha_token, user })
  expect(status).toBe(200)
  await openPage(page, '/teacher-dashboard/school_classes')
  const strip = page.getByRole('region', { name: 'Контакт не подтверждён' })
  await expect(strip).toContainText('загружать списки')
  await lookAround(page)
  await strip.getByRole('link', { name: 'Подтвердить' }).click()
  await expect(page).toHaveURL(/\/account$/)
})
