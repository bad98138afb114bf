import type { Page } from '@playwright/test'
import { solveCaptcha } from '@school/captcha/testing'
import { type DemoName, expect, expectAccessible, openPage, ownPassword, test } from './fixtures.ts'

const port = process.env['E2E_PORT'] ?? '4180'
const at = (brand: string) => `http://${brand}.portal.localhost:${port}`
test.use({ baseURL: at('kbc') })

/** Uses the browser, because only it resolves `*.localhost` hosts. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, what]) => {
      const { token } = (await (await fetch('/api/csrf_token')).json()) as { token: string }
      const reply = await fetch(to, {
        method: 'POST',
        headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(what),
      })
      if (!reply.ok) throw new Error(await reply.text())
    },
    [path, body] as const,
  )
async function enter(page: Page, name: DemoName): Promise<void> {
  await page.context().clearCookies()
  await openPage(page, '/')
  await post(page, '/user/login', { user: { email: `${name}@smekalka.example`, password: 'smekalka-2026' } })
  await openPage(page, '/')
}

test('a pupil finds the olympiads of the own class, a training and the calendar without leaving the portal', async ({
  page,
}) => {
  await enter(page, 'pupil')
  await page.getByRole('link', { name: 'Олимпиады', exact: true }).click()
  await expect(page).toHaveURL(/\/olympiads\/7-klass$/)
  await expect(page.getByRole('link', { name: '7 класс', exact: true })).toHaveAttribute('aria-current', /./)
  await page
    .getByRole('link', { name: /Осенний узор/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Осенний узор' })).toBeVisible()
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page.getByRole('link', { name: 'Тренировка', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Тренировки' })).toBeVisible()
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Календарь занятий' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Календарь' })).toBeVisible()
  expect(new URL(page.url()).host).toBe(`kbc.portal.localhost:${port}`)
})

test('an invited employee accepts on the portal and sees that the confirmation is pending', async ({
  page,
}) => {
  await enter(page, 'teacher')
  await post(page, '/api/teacher/invitations', { email: 'two-roles@smekalka.example' })
  await enter(page, 'two-roles')
  await page.getByRole('link', { name: 'Школа приглашает' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Приглашения' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Присоединиться' }).click()
  await expect(page.getByRole('heading', { name: 'Ждут подтверждения' })).toBeVisible()
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Ждём подтверждения школы' }).click()
  await expect(page.getByText('Напомнить можно раз в день')).toBeVisible()
  await openPage(page, '/phone-confirmation-notice')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[Тт]елефон/)
})

test('a guest with a code and no address enters by it where the portal allows anonymous users', async ({
  page,
}) => {
  await openPage(page, `${at('fkm')}/login`)
  await page.getByRole('link', { name: 'Войти по коду без регистрации' }).click()
  await page.getByLabel('Код', { exact: true }).fill('ABCD-2345')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText(/Код не\sподошёл/)).toBeVisible()
  await openPage(page, `${at('kbc')}/login`)
  await expect(page.getByRole('link', { name: 'Войти по коду без регистрации' })).toHaveCount(0)
})

test('a portal that requires data asks for it once, in one step after signing in, and shows it in the profile', async ({
  page,
}) => {
  // The rules are those of the brand where the account was created.
  await openPage(page, `${at('simbirsk')}/login?redirect_url=%2Fprofile`)
  const email = `simbirsk-${Date.now()}@pochta.example`
  const { challenge } = await page.evaluate(
    async () => (await (await fetch('/api/captcha')).json()) as { challenge: string },
  )
  await post(page, '/user', {
    recaptcha_token: await solveCaptcha(challenge),
    user: { name: 'Миронова Маша', email, password: ownPassword, role: 'pupil', grade_index: 7 },
  })
  await page.context().clearCookies()
  await openPage(page, `${at('simbirsk')}/login?redirect_url=%2Fprofile`)
  await page.getByLabel(/почта/i).fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(ownPassword)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Осталось немного' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('День рождения', { exact: true }).fill('1890-01-01')
  await page.getByLabel('Пол', { exact: true }).selectOption('Женский')
  await page.getByLabel('Гражданство').selectOption('Беларусь')
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click()
  await expect(page.getByText('Дата не похожа на день рождения')).toBeVisible()
  await page.getByLabel('День рождения', { exact: true }).fill('2013-10-12')
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки профиля' })).toBeVisible()
  await expect(page.getByLabel('Гражданство')).toHaveValue('2')
  await expect(page.getByLabel('Фамилия')).toHaveJSProperty('readOnly', true)
})
