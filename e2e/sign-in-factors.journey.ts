import type { CDPSession, Page } from '@playwright/test'
import { codeAt } from '@school/sign-in-factors/testing'
import { captchaFor, expect, expectAccessible, expectNoOverflow, openPage, sendAs, test } from './fixtures.ts'

const password = 'kapitanskaya'
let registered = 0

async function registerIn(page: Page): Promise<string> {
  const email = `factors-${process.pid}-${Date.now()}-${registered++}@pochta.example`
  const user = { name: 'Миронова Маша', email, password, grade_index: 7, role: 'pupil' }
  const recaptcha_token = await captchaFor(page.request)
  expect((await sendAs(page.request, 'POST', '/user', { recaptcha_token, user })).status).toBe(200)
  return email
}

/** A virtual authenticator with user verification that always succeeds. */
async function giveAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

/** Signs in by the button, on addresses with a query, where the field does not offer passkeys. */
const offersOnlyWithoutQuery = () => {
  if (location.search) PublicKeyCredential.isConditionalMediationAvailable = async () => false
}

async function signOut(page: Page): Promise<void> {
  expect((await sendAs(page.request, 'DELETE', '/user/log_out')).status).toBe(204)
}

test('a pupil adds a passkey and signs in by it without a password, by the button and by the field of the address', async ({
  page,
}) => {
  await giveAuthenticator(page)
  await page.addInitScript(offersOnlyWithoutQuery)
  await registerIn(page)
  await page.setViewportSize({ width: 374, height: 800 })
  await openPage(page, '/account/security')
  await expect(page.getByRole('heading', { level: 1, name: 'Вход и безопасность' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Добавить ключ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Название').fill('Мой телефон')
  await expect(dialog.getByText(/одного пароля для входа мало/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Добавить ключ' }).click()
  const codes = page.getByRole('dialog', { name: 'Резервные коды' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectNoOverflow(page)
  await codes.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(page.getByText('Мой телефон')).toBeVisible()
  await expect(page.getByText('Осталось 10 из 10')).toBeVisible()

  await signOut(page)
  await openPage(page, '/user/login?redirect_url=/account/security')
  await page.getByRole('button', { name: 'Войти по ключу' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вход и безопасность' })).toBeVisible()
  await expect(page.getByText(/последний вход сегодня/)).toBeVisible()

  await signOut(page)
  // The authenticator accepts the offer of the field at once.
  await page.goto('/user/login')
  await expect(page.getByRole('button', { name: 'Меню профиля' })).toBeVisible()

  await openPage(page, '/account/security')
  await page.getByRole('button', { name: 'Удалить ключ «Мой телефон»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Ключей пока нет.').or(page.getByText('Ключ удалён'))).toBeVisible()
  await expect(page.getByText('Мой телефон', { exact: true })).toBeHidden()
})

test('a pupil connects an authenticator application, and the next sign-in asks for its code or a pasted recovery code', async ({
  page,
  another,
}) => {
  const email = await registerIn(page)
  await openPage(page, '/account/security')
  await page.getByRole('button', { name: 'Подключить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Приложение с кодами' })
  await expect(dialog.getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible()
  await dialog.getByText('Не получается навести камеру?').click()
  const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent())!.replaceAll(' ', '')
  const codeIn = (seconds: number) => codeAt(secret, new Date(Date.now() + seconds * 1000))
  await dialog.getByLabel('Код из приложения').fill('000000')
  await dialog.getByRole('button', { name: 'Подключить' }).click()
  await expect(dialog.getByText(/Код не\s+подошёл/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Код из приложения').fill(codeIn(0))
  await dialog.getByRole('button', { name: 'Подключить' }).click()
  const codes = page.getByRole('dialog', { name: 'Резервные коды' })
  const recovery = (await codes.getByRole('listitem').first().textContent())!
  await codes.getByRole('button', { name: 'Коды сохранены' }).click()

  const other = await another()
  const signIn = async () => {
    await openPage(other, '/user/login')
    await other.getByLabel('Почта или телефон').fill(email)
    await other.getByLabel('Пароль', { exact: true }).fill(password)
    await other.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Ещё один шаг' })).toBeVisible()
  }
  await other.setViewportSize({ width: 374, height: 800 })
  await signIn()
  const field = other.getByLabel('Код из приложения')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(other)
  await expectNoOverflow(other)
  await field.fill('000000')
  await other.keyboard.press('Enter')
  await expect(other.getByText(/Код не\s+подошёл/)).toBeVisible()
  // The code of the next half minute: the previous one was used to connect the application.
  await field.fill(codeIn(30))
  await other.keyboard.press('Enter')
  await expect(other.getByRole('button', { name: 'Меню профиля' })).toBeVisible()

  await signOut(other)
  await signIn()
  await field.fill(recovery.toLowerCase())
  await other.keyboard.press('Enter')
  await expect(other.getByRole('button', { name: 'Меню профиля' })).toBeVisible()

  await openPage(other, '/user/login/step')
  await signOut(other)
  await openPage(other, '/user/login/step')
  await expect(other.getByText('Начните вход сначала')).toBeVisible()
})
