import { type DemoName, expect, lookAround, test } from './fixtures.ts'
import { enterPortal, portalAt } from './portal-entry.ts'
import type { Page } from '@playwright/test'

test.use({ baseURL: portalAt })

async function enter(page: Page, who: DemoName): Promise<void> {
  await enterPortal(page, who, '/')
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible()
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Разделы портала' })
    .getByRole('link', { name: 'Аналитика олимпиад' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Аналитика олимпиад' })).toBeVisible()
}

const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('table').first().getByRole('link', { name }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /Осенний узор.— основной этап/ })

test('the head of a region goes from a stage down to the pupils of a grade', async ({ page }) => {
  await enter(page, 'region-admin')
  await lookAround(page)
  await follow(page, /Осенний узор.— основной этап/)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('img', { name: /Участники по.результатам/ })).toBeVisible()
  await lookAround(page)
  await follow(page, /Светлоборск/)
  await follow(page, /Школа № 7/)
  await follow(page, '7 класс')
  await expect(page.getByRole('heading', { name: /Ученики и.задачи/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Миронова Маша' })).toBeVisible()
  await lookAround(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/7 класс\.csv$/)
})

test('the head of a municipality reads numbers and not names; above the own one there is nothing', async ({
  page,
}) => {
  await enter(page, 'municipality-admin')
  await follow(page, /Осенний узор.— основной этап/)
  const way = page.getByRole('navigation', { name: 'Где вы находитесь' })
  await expect(way.getByRole('listitem')).toHaveText(['Аналитика олимпиад', /Светлоборск/])
  await follow(page, /Школа № 7/)
  await follow(page, '7 класс')
  await expect(page.getByRole('rowheader', { name: 'Участник 1', exact: true })).toBeVisible()
  await expect(page.getByText('Миронова')).toBeHidden()
})
