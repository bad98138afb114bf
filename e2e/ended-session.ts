import { expect, type Page, request } from '@playwright/test'
import { press, sendAs } from './fixtures.ts'

/** Ends the session on the server; the browser keeps its cookie, as if the session was ended from another device. */
export async function endSession(page: Page): Promise<void> {
  const baseURL = new URL(page.url()).origin
  const elsewhere = await request.newContext({ baseURL, storageState: await page.context().storageState() })
  expect((await sendAs(elsewhere, 'DELETE', '/user/log_out')).status).toBe(204)
  await elsewhere.dispose()
}

/** The form was refused and offers to sign in. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByText('Нужно войти, чтобы продолжить').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Войти снова' })).toBeVisible()
}

/** Signs in from the refused form and returns to the page; a person who has already signed in in another tab needs no form. */
export async function goBack(page: Page, login: { email: string; password: string } | null): Promise<void> {
  const left = page.url()
  await press(page.getByRole('link', { name: 'Войти снова' }))
  if (login) {
    await page.getByLabel('Почта или телефон').fill(login.email)
    await page.getByLabel('Пароль', { exact: true }).fill(login.password)
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
  }
  // The page has been replaced together with the link to sign in.
  await expect(page.getByRole('link', { name: 'Войти снова' })).toHaveCount(0)
  await expect(page).toHaveURL(left)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes')
}
