import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { captchaFor, expectAccessible, expectNoOverflow, openPage, press, sendAs, test } from './fixtures.ts'

interface Kept {
  to: string
  code: string | null
  link: string | null
  subject: string | null
}

/** The newest matching message. */
async function lastMail(request: APIRequestContext, to: string, fits: (message: Kept) => boolean) {
  let found: Kept | undefined
  await expect
    .poll(async () => {
      const all = (await (await request.get('/dev/outbox.json')).json()) as Kept[]
      found = all.find((message) => message.to === to && fits(message))
      return found !== undefined
    })
    .toBe(true)
  return found!
}

const fresh = () => String(Date.now()).slice(-7)

async function signUp(page: Page, contact: { email: string } | { phone: string }) {
  const user = { name: 'Гринёв Пётр', password: 'zayachiy tulup belyy', role: 'pupil', grade_index: 9 }
  const recaptcha_token = await captchaFor(page.request)
  const reply = await sendAs(page.request, 'POST', '/user', {
    recaptcha_token,
    user: { ...user, ...contact },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  await sendAs(page.request, 'DELETE', '/user/log_out')
}

test('a forgotten password: the link of a letter leads to a new password and signs in', async ({ page }) => {
  await page.setViewportSize({ width: 374, height: 740 })
  const email = `petr-${fresh()}@pochta.example`
  await signUp(page, { email })
  await openPage(page, '/user/login')
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible()
  await page.getByLabel('Почта или телефон').fill('varya-1881')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText(/Новый пароль задаёт родитель/)).toBeVisible()
  await page.getByLabel('Почта или телефон').fill(email)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText(`Если с почтой ${email} есть аккаунт`)).toBeVisible()
  await expect(page.getByText(/Отправить ещё раз можно через/)).toBeVisible()
  await expectAccessible(page)
  const { link } = await lastMail(page.request, email, ({ subject }) => subject === 'Новый пароль')
  await openPage(page, link!)
  await page.getByLabel('Новый пароль').fill('password123')
  await page.getByRole('button', { name: 'Сохранить и войти' }).click()
  await expect(page.getByText('он есть в списках самых частых')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Новый пароль').fill('belogorskaya krepost zimoy')
  await page.getByRole('button', { name: 'Сохранить и войти' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto(link!)
  await expect(page.getByRole('heading', { name: 'Ссылка не сработала' })).toBeVisible()
  await expect(page.getByText('Эта ссылка уже сработала')).toBeVisible()
  await expectAccessible(page)
})

test('a forgotten password of a person with a phone only: the code of an SMS, a wrong one first', async ({
  page,
}) => {
  const phone = `+7900${fresh()}`
  await signUp(page, { phone })
  await openPage(page, '/forgot_password')
  await page.getByLabel('Почта или телефон').fill(phone)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const code = page.getByLabel('Код из шести цифр')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  const right = (await lastMail(page.request, phone, (message) => message.code !== null)).code!
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Код не\u00a0подошёл')).toBeVisible()
  await expectAccessible(page)
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await code.press('Enter')
  await expect(page).toHaveURL(/\/reset_password\?reset_password_token=/)
  await page.getByLabel('Новый пароль').fill('belogorskaya krepost zimoy')
  await page.getByRole('button', { name: 'Сохранить и войти' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a person signs in by the code of an SMS, and confirms the address in the account', async ({ page }) => {
  const phone = `+7901${fresh()}`
  await signUp(page, { phone })
  await openPage(page, '/user/login?redirect_url=%2Faccount')
  await page.getByRole('link', { name: 'Войти по коду из SMS' }).click()
  await expect(page.getByRole('heading', { name: 'Вход по коду из SMS' })).toBeVisible()
  await page.getByLabel('Телефон').fill(phone.replace('+7', '8'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = page.getByLabel('Код из шести цифр')
  await code.fill((await lastMail(page.request, phone, (message) => message.code !== null)).code!)
  await page.getByRole('button', { name: 'Войти' }).last().click()
  await expect(page).toHaveURL(/\/account$/)
  const contacts = page.getByRole('region', { name: 'Почта и телефон' })
  await expect(contacts.getByText('Подтверждён')).toBeVisible()
  const email = `petr-${fresh()}-new@pochta.example`
  await press(contacts.getByRole('button', { name: 'Указать' }))
  await page.getByLabel('Новый адрес').fill(email)
  await page.getByLabel('Пароль от аккаунта').fill('zayachiy tulup belyy')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect(contacts.getByText(`Ждёт подтверждения: ${email}`)).toBeVisible()
  await expectAccessible(page)
  const { link } = await lastMail(page.request, email, ({ subject }) => subject === 'Подтверждение почты')
  await openPage(page, link!)
  await page.getByRole('button', { name: 'Подтвердить почту' }).click()
  await expect(page.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'В аккаунт' }).click()
  await expect(contacts.getByText('Подтверждена')).toBeVisible()
})
