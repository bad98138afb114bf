import type { BrowserContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  finishAttempt,
  openPage,
  startClock,
  test,
} from './fixtures.ts'

// Exams with a lost connection, a suspended laptop or a closed tab. Answers given in time are not lost.

test.use({ expectedErrors: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const strip = (page: Page) => page.getByText('Нет связи. Ответы сохранены на устройстве')
const field = (page: Page) => page.getByLabel('Твой ответ')
const saved = (page: Page) => page.getByText(/^Сохранено в/)

async function beginAttestation(page: Page): Promise<void> {
  await openPage(page, '/dashboard/progress')
  await page.getByRole('link', { name: 'Математика, 7 класс: пробная аттестация' }).click()
  await startClock(page)
  await onTask(page, 1)
}

async function beginOlympiad(page: Page): Promise<void> {
  await openPage(page, '/catalog/olympiads')
  await page.getByRole('link', { name: 'Осенний узор' }).click()
  await page.getByRole('radio', { name: '7 класс — твой' }).check()
  await page.getByRole('button', { name: 'Попробовать себя' }).click()
  await startClock(page)
  await onTask(page, 1)
}

async function beginRehearsal(page: Page): Promise<void> {
  await openPage(page, '/exam_rehearsals?exam=ege')
  await page.getByRole('link', { name: 'ЕГЭ по математике: профильный уровень' }).click()
  await startClock(page)
  await onTask(page, 1)
}

const onTask = (page: Page, number: number) =>
  expect(page.getByRole('heading', { name: new RegExp(`^Задача ${number}\\.`) })).toBeVisible()

const goTo = async (page: Page, number: number): Promise<void> => {
  await page.getByRole('link', { name: new RegExp(`^Задача ${number}\\s`) }).click()
  await onTask(page, number)
}

/** Waits until all tasks are loaded on the device, which happens soon after the beginning. */
async function withTasksAtHand(page: Page, begin: (page: Page) => Promise<void>): Promise<void> {
  const asked = new Set<string>()
  const answered = new Set<string>()
  const isTask = /\/tasks\/\d+$/
  page.on('request', (request) => isTask.test(request.url()) && asked.add(request.url()))
  page.on('requestfinished', (request) => isTask.test(request.url()) && answered.add(request.url()))
  await begin(page)
  const count = await page.getByRole('navigation', { name: 'Задачи' }).getByRole('link').count()
  await expect.poll(() => answered.size).toBeGreaterThanOrEqual(count - 1)
  // The last request may be in flight.
  await expect.poll(() => asked.size - answered.size).toBe(0)
}

/** Moves the school's clock forward for this visitor while the page is hidden. */
async function passMinutes(context: BrowserContext, page: Page, minutes: number): Promise<void> {
  const { origin } = new URL(page.url())
  await context.addCookies([{ name: 'staged_minutes_ahead', value: String(minutes), url: origin }])
}

for (const [work, begin, another] of [
  ['an attestation', beginAttestation, 2],
  ['an olympiad', beginOlympiad, 4],
  ['a rehearsal', beginRehearsal, 2],
] as const) {
  test(`${work} continues without a connection, and every answer is sent when it is back`, async ({
    page,
    visitor,
  }) => {
    await visitor.register('Миронова Маша', 7)
    await withTasksAtHand(page, begin)
    const address = page.url()
    await field(page).fill('1')
    await expect(saved(page)).toBeVisible()

    await page.context().setOffline(true)
    await expect(strip(page)).toBeVisible()
    await field(page).fill('2')
    await expect(page.getByText('Ждёт связи: ответ записан на этом устройстве')).toBeVisible()
    await page.setViewportSize({ width: 374, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await goTo(page, another)
    await field(page).fill('3')
    // Back at the first task: the answer is unchanged.
    await goTo(page, 1)
    await expect(field(page)).toHaveValue('2')

    await page.context().setOffline(false)
    await expect(strip(page)).toBeHidden()
    await expect(saved(page)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Задача \d+\s*ответ сохранён/ })).toHaveCount(2)

    // The server has the answers: another browser of the same pupil shows them.
    const other = await page.context().newPage()
    await openPage(other, address)
    await expect(field(other)).toHaveValue('2')
    await goTo(other, another)
    await expect(field(other)).toHaveValue('3')
  })
}

test('unsent answers of a browser that crashed offline are sent by the next page of the attempt, on any task', async ({
  page,
  visitor,
  context,
}) => {
  await visitor.register('Гринёв Пётр', 7)
  await withTasksAtHand(page, beginAttestation)
  await field(page).fill('1')
  await expect(saved(page)).toBeVisible()
  await context.setOffline(true)
  await field(page).fill('0,5')
  await page.getByRole('link', { name: 'Следующая задача' }).click()
  await onTask(page, 2)
  await field(page).fill('680')
  await expect(page.getByText('Ждёт связи: ответ записан на этом устройстве')).toBeVisible()
  const address = page.url()
  // The old page must not send: it is closed before the connection is back.
  await page.goto('about:blank')
  await context.setOffline(false)
  await openPage(page, address)
  await onTask(page, 2)
  await expect(field(page)).toHaveValue('680')
  await expect(page.getByRole('link', { name: /^Задача \d+\s*ответ сохранён/ })).toHaveCount(2)
  await goTo(page, 1)
  await expect(field(page)).toHaveValue('0,5')
  await expect(saved(page)).toBeVisible()
})

test('a work can’t be finished while the last answers are unsent', async ({ page, visitor, context }) => {
  await visitor.register('Гринёв Пётр', 7)
  await beginAttestation(page)
  // The code of the confirmation is loaded with the page, a moment later.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/DialogWindow-[^/]*\.js$/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await field(page).fill('0,5')
  await finishAttempt(page)
  await expect(page.getByText(/^Нет связи, поэтому завершить пока нельзя/)).toBeVisible()
  await context.setOffline(false)
  await finishAttempt(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Попытка завершена' })).toBeVisible()
  await expect(page.getByText(/^1 из 10$/).first()).toBeVisible()
})

test('a laptop closed over the deadline: the work is finished, saved answers count, later ones do not', async ({
  page,
  visitor,
  context,
}) => {
  await page.clock.install()
  await visitor.register('Миронова Маша', 7)
  await withTasksAtHand(page, beginOlympiad)
  await field(page).fill('100')
  await expect(saved(page)).toBeVisible()
  await goTo(page, 4)
  await context.setOffline(true)
  await field(page).fill('5')
  await expect(page.getByText('Ждёт связи: ответ записан на этом устройстве')).toBeVisible()

  // The laptop is suspended for an hour; the olympiad lasts 45 minutes.
  await passMinutes(context, page, 60)
  await page.clock.fastForward('01:00:00')
  await expect(page.getByRole('timer')).toHaveText('Время вышло')
  await expect(page.getByText('Засчитано всё, что сохранилось до конца времени')).toBeVisible()
  await expect(field(page)).toBeDisabled()
  await expectAccessible(page)
  await page.setViewportSize({ width: 374, height: 740 })
  await expectNoOverflow(page)

  const kept: unknown[] = []
  let ends = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/finishes')) ends++
    if (response.request().method() === 'PUT' && /answer|draft/.test(response.url()))
      kept.push(response.status())
  })
  await context.setOffline(false)
  await expect(page.getByText('Время вышло. Всё, что было сохранено')).toBeVisible()
  await expect(page.getByText(/^сохранён в.*, засчитан$/)).toHaveCount(1)
  await expect(page.getByText('Последний ответ на задачу 4 не успел сохраниться')).toBeVisible()
  expect(kept.filter((status) => status === 200)).toEqual([])
  expect(ends).toBe(1)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer:'))),
  ).toEqual([])
})

test('a device whose clock was set forward does not finish the work early', async ({ page, visitor }) => {
  await page.clock.install()
  await visitor.register('Гринёв Пётр', 7)
  await beginAttestation(page)
  await field(page).fill('0,5')
  await expect(saved(page)).toBeVisible()
  await page.clock.fastForward('02:00:00')
  await expect(page.getByRole('timer')).toHaveText(/^4[345]:\d\d$/)
  await field(page).fill('0,7')
  await expect(saved(page)).toBeVisible()
  await expect(field(page)).toBeEnabled()
})

test('the newer of two tabs takes the work over after a click, the older one is read-only, and it can take it back', async ({
  page,
  visitor,
  context,
}) => {
  await visitor.register('Гринёв Пётр', 7)
  await beginAttestation(page)
  await field(page).fill('1')
  await expect(saved(page)).toBeVisible()
  const held = (tab: Page) => tab.getByText('Работа открыта в другой вкладке', { exact: true })

  const other = await context.newPage()
  await openPage(other, page.url())
  await expect(held(other)).toBeVisible()
  await expect(field(other)).toBeDisabled()
  await expect(held(page)).toBeHidden()
  await other.getByRole('button', { name: 'Продолжить здесь' }).click()
  await expect(held(other)).toBeHidden()
  await expect(field(other)).toHaveValue('1')

  // The older tab is notified at once, not when it loses an answer.
  await expect(held(page)).toBeVisible()
  await expect(field(page)).toBeDisabled()
  await field(other).fill('2')
  await expect(saved(other)).toBeVisible()
  await other.getByRole('link', { name: 'Следующая задача' }).click()
  await onTask(other, 2)
  await field(other).fill('680')
  await expect(saved(other)).toBeVisible()

  await page.getByRole('button', { name: 'Продолжить здесь' }).click()
  await expect(held(page)).toBeHidden()
  await expect(field(page)).toHaveValue('2')
  await expect(held(other)).toBeVisible()
  await field(page).fill('0,5')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: 'Следующая задача' }).click()
  await onTask(page, 2)
  await expect(field(page)).toHaveValue('680')

  await finishAttempt(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Попытка завершена' })).toBeVisible()
  await expect(page.getByText(/^2 из 10$/).first()).toBeVisible()
  // The other tab does not offer tasks of a finished work.
  await expect(field(other)).toHaveCount(0)
})
