import { type DemoName, expect, lookAround, press, test } from './fixtures.ts'
import { readPaper } from './paper.ts'
import { enterPortal, portalAt } from './portal-entry.ts'
import type { Page } from '@playwright/test'

test.use({ baseURL: portalAt })

async function enter(page: Page, who: DemoName): Promise<void> {
  await enterPortal(page, who, '/')
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible()
  await press(page.getByRole('button', { name: 'Меню', exact: true }))
  await page
    .getByRole('navigation', { name: 'Разделы портала' })
    .getByRole('link', { name: 'Аналитика олимпиад' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Аналитика олимпиад' })).toBeVisible()
}

const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('table').first().getByRole('link', { name }).click()
/** Of the current season: the previous one is below it. Results get their schools by a job, within a minute after the start of the demo. */
async function followStage(page: Page): Promise<void> {
  const stage = page
    .getByRole('row', { name: /2026\/27/ })
    .getByRole('link', { name: /Осенний узор.— основной этап/ })
  await expect(async () => {
    if ((await stage.count()) === 0) await page.reload()
    await expect(stage).toBeVisible({ timeout: 3000 })
  }).toPass()
  await stage.click()
}
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /Осенний узор.— основной этап/ })

test('the head of a region navigates from a stage down to the pupils of a grade', async ({ page }) => {
  await enter(page, 'region-admin')
  await lookAround(page)
  await followStage(page)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('img', { name: /Участники по.результатам/ })).toBeVisible()
  const summary = page.getByRole('region', { name: 'Итоги' })
  await expect(summary).toContainText(/В.сезоне 2025\/26: \d+.участник/)
  await expect(page.getByRole('columnheader', { name: /Средний к.2025\/26/ })).toBeVisible()
  await lookAround(page)
  await follow(page, /Светлоборск/)
  await follow(page, /Школа № 7/)
  await expect(page.getByRole('table').first().getByRole('link', { name: '7 класс' })).toBeVisible()
  expect((await readPaper(page)).faults).toEqual([])
  await follow(page, '7 класс')
  await expect(page.getByRole('heading', { name: /Ученики и.задачи/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Миронова Маша' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Темы' })).toBeVisible()
  expect((await readPaper(page)).faults).toEqual([])
  await lookAround(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/7 класс\.csv$/)
})

test('the head of a municipality sees numbers and no names, and nothing above the own municipality', async ({
  page,
}) => {
  await enter(page, 'municipality-admin')
  await followStage(page)
  const way = page.getByRole('navigation', { name: 'Где вы находитесь' })
  await expect(way.getByRole('listitem')).toHaveText(['Аналитика олимпиад', /Светлоборск/])
  await follow(page, /Школа № 7/)
  await follow(page, '7 класс')
  await expect(page.getByRole('rowheader', { name: 'Участник 1', exact: true })).toBeVisible()
  await expect(page.getByText('Миронова')).toBeHidden()
})

test('a teacher assigns a class a training for the olympiad', async ({ page }) => {
  await enter(page, 'school-teacher')
  await followStage(page)
  await follow(page, '7 класс')
  const help = page.getByRole('region', { name: 'Что поможет' })
  const training = help.getByRole('listitem').first()
  // The training itself is a page for pupils: a teacher of the portal sees its name without a link.
  const give = training.getByRole('link', { name: /^Задать классу: / })
  const title = (await give.getAttribute('aria-label'))!.replace('Задать классу: ', '')
  await give.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новое задание' })).toBeVisible()
  await expect(page.getByLabel('Название')).toHaveValue(title)
  await expect(page.getByText(title).first()).toBeVisible()
})
