import type { Page } from '@playwright/test'
import {
  agreeToLeave,
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  startClock,
  test,
} from './fixtures.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Главные разделы' })

test.use({ viewport: { width: 374, height: 740 } })

test('on a telephone the bottom menu has everyday pages, the others are behind its last item', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('pupil')
  await openPage(page, '/dashboard/daily-plan')
  await expect(bar(page).getByRole('listitem')).toHaveText([
    'План',
    'Курсы',
    'Тренировки',
    'Олимпиады',
    'Ещё',
  ])
  await expect(bar(page).getByRole('link', { name: 'План' })).toHaveAttribute('aria-current', 'page')
  await bar(page).getByRole('link', { name: 'Тренировки' }).click()
  await expect(page).toHaveURL('/catalog/trainings')
  const { y, height } = (await bar(page).boundingBox())!
  expect(Math.round(y + height)).toBe(740)
  // The list may still be loading, so the page grows after a scroll to its end.
  const scrollToFooter = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = (await page.getByRole('contentinfo').boundingBox())!
    return footer.y + footer.height
  }
  await expect.poll(scrollToFooter).toBeLessThanOrEqual(y + 1)

  await bar(page).getByRole('button', { name: 'Ещё' }).click()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await menu.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(menu.getByRole('link').last()).toBeInViewport()
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Ещё' }).click()
  await expect(menu).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  for (const place of await bar(page).locator('a, button').all()) {
    const [inside, outside] = await place.evaluate((one) => [one.scrollWidth, one.clientWidth])
    expect(inside).toBeLessThanOrEqual(outside!)
  }
  await page.setViewportSize({ width: 1024, height: 740 })
  await expect(bar(page)).toBeHidden()
})

test('a child, a teacher and a guest have bottom menus of their own', async ({ another }) => {
  const placesOf = async (name?: Parameters<typeof another>[0]) => {
    const page = await another(name)
    await page.setViewportSize({ width: 374, height: 740 })
    await openPage(page, '/catalog/courses')
    return bar(page).getByRole('listitem').allTextContents()
  }
  expect(await placesOf('elementary')).toEqual(['Главная', 'Курсы', 'Навыки', 'Тренировки', 'Ещё'])
  expect(await placesOf('teacher')).toEqual(['Кабинет', 'Классы', 'Задания', 'Проверка', 'Ещё'])
  expect(await placesOf()).toEqual([])
})

test('no menu covers an exam in progress, and leaving it needs a confirmation', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 9)
  await openPage(page, '/exam_rehearsals')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(bar(page)).toBeVisible()
  await startClock(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)

  await page.route('**/answers/**', (route) => route.abort())
  await page.route('**/api/attempts/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await page.getByLabel('Твой ответ').fill('24')
  await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).click()
  const question = page.getByRole('dialog', { name: 'Выйти?' })
  await expect(question).toContainText('Последние ответы ещё не дошли до школы')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(page.getByLabel('Твой ответ')).toHaveValue('24')
  await page.unrouteAll()
  await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).click()
  await agreeToLeave(page)
  await expect(page).toHaveURL(/\/user\/login/)
})
