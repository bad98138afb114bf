import { openIn, openTestSchool, StoryBrowser, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathDesk } from './testing/path-desk.ts'

let school: TestSchool
let browser: StoryBrowser
beforeAll(async () => {
  school = await openTestSchool()
  browser = await StoryBrowser.open(school)
}, 120_000)
afterAll(() => browser.close())

test('a pupil goes by the plan into a lesson, errs there, and has a twin of the task in the plan of the next day', async () => {
  const desk = pathDesk(school)
  const masha = await school.person('Маша Миронова')
  const courseId = await school.idOf('courses', 'linear-equations')
  await masha.post(`/api/courses/${courseId}/enrollments`)

  // The plan leads to the lesson, and says why.
  let page = await browser.tabOf(masha)
  await openIn(page, '/dashboard/daily-plan')
  const lesson = page.getByRole('listitem').filter({ hasText: 'следующий урок курса' })
  await lesson.getByRole('link').first().click()
  await page.waitForURL(/\/lessons\/\d+/)
  await page.getByRole('navigation', { name: 'Задачи урока' }).getByRole('link', { name: 'Задача 2' }).click()
  const task = page.getByRole('article', { name: /^Задача 2\./ })
  await task.getByLabel('Твой ответ').fill('-98765')
  await page.getByRole('button', { name: 'Ответить' }).click()
  await task.getByText('Пока неверно').waitFor()
  await desk.collect()
  const card = await desk.only(masha)
  expect(card).toMatchObject({ returns_on: '2026-11-21', today: false })
  // Prefer a number task as the twin: the steps below fill in a number.
  await school.rows(
    `update mistakes set given_task_ids = array(select id from tasks where kind <> 'number') where id = $1`,
    [card.id],
  )

  // The next day the twin is in the plan.
  desk.daysOn(1)
  page = await browser.tabOf(masha)
  await openIn(page, '/dashboard/daily-plan')
  const row = page.getByRole('listitem').filter({ hasText: /ошибка/i })
  await row.getByRole('link').first().click()
  await page.waitForURL(/\/dashboard\/mistakes/)
  await page.getByRole('region', { name: 'Ждут сегодня' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Попробовать снова' }).click()
  await page.getByRole('heading', { name: 'Похожая задача' }).waitFor()
  const { twin } = (await masha.get(`/api/user/mistakes/${card.id}`)).body
  const right = (await desk.rightTo(masha, twin.task.id, twin.task.variant)) as { text: string }
  await page.getByLabel('Твой ответ').fill(right.text)
  await page.getByRole('button', { name: 'Ответить' }).click()
  await page.getByText(/^Верно!/).waitFor()
  expect(await desk.only(masha)).toMatchObject({ step: 2, returns_on: '2026-11-24', today: false })

  // Nothing is planned until the third day.
  desk.daysOn(1)
  page = await browser.tabOf(masha)
  await openIn(page, '/dashboard/daily-plan')
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /ошибка/i })
      .count(),
  ).toBe(0)
}, 120_000)
