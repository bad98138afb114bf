import type { Page } from '@playwright/test'
import { type DemoName, expect, openPage } from './fixtures.ts'

/** The portal without a brand. */
export const portalAt = `http://portal.localhost:${process.env['E2E_PORT'] ?? 4180}`

/** Signs in by the form of the portal: only the browser resolves its hosts. */
export async function enterPortal(page: Page, who: DemoName, path: string): Promise<void> {
  await openPage(page, `/login?redirect_url=${encodeURIComponent(path)}`)
  await page.getByLabel(/почта/i).fill(`${who}@smekalka.example`)
  await page.getByLabel('Пароль', { exact: true }).fill('smekalka-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page).toHaveURL(portalAt + path)
}

/** Uses the browser, because only it resolves `*.localhost` hosts. */
export const signInHere = (page: Page, name: DemoName) =>
  page.evaluate(async (email) => {
    const { token } = (await (await fetch('/api/csrf_token')).json()) as { token: string }
    const reply = await fetch('/user/login', {
      method: 'POST',
      headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ user: { email, password: 'smekalka-2026' } }),
    })
    if (!reply.ok) throw new Error(await reply.text())
  }, `${name}@smekalka.example`)
