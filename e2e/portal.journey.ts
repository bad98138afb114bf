import { expect, expectAccessible, lookAround, openPage, test } from './fixtures.ts'

test.use({ hasAgreedToCookies: false, baseURL: `http://portal.localhost:${process.env['E2E_PORT'] ?? 4180}` })

test('the portal opens on its own address, asks of cookies once and leads to the site', async ({ page }) => {
  await openPage(page, '/')
  await expect(page).toHaveTitle('Школьный портал — Смекалка')
  await expect(page.getByRole('heading', { level: 1, name: 'Школьный портал' })).toBeVisible()
  const banner = page.getByRole('region', { name: 'Файлы cookie' })
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^http:.*\/legal\/policy\/cookie$/)
  await banner.getByRole('button', { name: 'Хорошо' }).click()
  await expect(banner).toBeHidden()
  await lookAround(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
  await page.getByRole('link', { name: 'Открыть сайт' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('an address that the portal does not have is an honest 404 with a way home', async ({ page }) => {
  const reply = await page.goto('/takoy-stranitsy-net')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'На главную' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Школьный портал' })).toBeVisible()
})
