import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

// Parts of pages that the walk does not open: behind tabs and clicks, empty states, a lost connection.

const widths = [320, 374, 768, 1280]

async function expectFitting(page: Page, url: string): Promise<void> {
  await test.step(url, async () => {
    await openPage(page, url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page)
      if (width === 374 || width === 1280) await expectAccessible(page)
    }
  })
}

interface MonitoredStage {
  id: number
  state: string
  opens_at: string
}

const findStage = async (page: Page, title: string, state: string): Promise<MonitoredStage> => {
  const all = (await (await page.request.get('/api/teacher/olympiad_stages')).json()) as {
    title: string
    stages: MonitoredStage[]
  }[]
  return all.find((one) => one.title === title)!.stages.findLast((stage) => stage.state === state)!
}
const stageOf = async (page: Page, title: string, state: string): Promise<number> =>
  (await findStage(page, title, state)).id

test('every part of a stage fits every width, while it runs, before and after', async ({
  page,
  visitor,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await visitor.signIn('methodist')
  const { id: running, opens_at: opensAt } = await findStage(page, 'Физика вокруг нас', 'running')
  const published = await stageOf(page, 'Осенний узор', 'published')
  for (const tab of ['codes', 'questions', 'results', 'appeals', 'protocol'])
    await expectFitting(page, `/teacher/olympiads/stages/${running}?tab=${tab}`)
  for (const tab of ['progress', 'results', 'questions', 'protocol'])
    await expectFitting(page, `/teacher/olympiads/stages/${published}?tab=${tab}`)
  await expectFitting(page, `/teacher/olympiads/stages/${published}?name=щщщ`)
  await expect(page.getByText('Никто не нашёлся')).toBeVisible()

  const minutesTo = Math.round((Date.parse(opensAt) - Date.now()) / 60_000)
  await page
    .context()
    .addCookies([{ name: 'staged_minutes_ahead', value: String(minutesTo - 60), url: baseURL! }])
  await findStage(page, 'Физика вокруг нас', 'announced')
  await expectFitting(page, `/teacher/olympiads/stages/${running}`)
})

test('a participant takes two lines on a phone, a click opens the rest', async ({ page, visitor }) => {
  await visitor.signIn('methodist')
  const stage = await stageOf(page, 'Осенний узор', 'published')
  await page.setViewportSize({ width: 374, height: 800 })
  await openPage(page, `/teacher/olympiads/stages/${stage}`)
  const table = page.getByRole('table', { name: 'Участники' })
  const [first, second] = [table.locator('tbody tr').first(), table.locator('tbody tr').nth(1)]
  expect((await first.boundingBox())!.height).toBeLessThan(100)
  const more = first.getByRole('button', { name: /^Подробнее/ })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(first.getByText('Результат')).toBeHidden()
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(first.getByRole('button', { name: /^Действия/ })).toBeVisible()
  await expect(second.getByRole('button', { name: /^Действия/ })).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(more).toBeHidden()
  await expect(second.getByRole('button', { name: /^Действия/ })).toBeVisible()
})

test('the list of a stage shows that it is no longer updated without a connection', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('methodist')
  await openPage(page, `/teacher/olympiads/stages/${await stageOf(page, 'Физика вокруг нас', 'running')}`)
  const strip = page.getByText('Нет связи со школой. Показано то, что было')
  await expect(strip).toHaveCount(0)
  await page.context().setOffline(true)
  await expect(strip).toBeVisible()
  await expect(page.getByRole('table', { name: 'Участники' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(strip).toHaveCount(0)
})

test('checked answers, closed reports, a pupil’s solution and conditions fit every width', async ({
  page,
  visitor,
  another,
}) => {
  test.setTimeout(300_000)
  await visitor.signIn('methodist')
  for (const url of ['/teacher/checking?tab=done', '/teacher/task_reports?status=fixed'])
    await expectFitting(page, url)
  const pupil = await another('pupil')
  const { id } = (await (await pupil.request.get('/api/user/me')).json()) as { id: number }
  await openPage(page, `/users/${id}`)
  await page.getByRole('button', { name: 'Особые условия' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoOverflow(page)
})
