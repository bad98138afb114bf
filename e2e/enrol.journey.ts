import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, press, test } from './fixtures.ts'

/** Goes from the catalogue to the landing of the course whose title begins with this text. */
async function openLanding(page: Page, title: string): Promise<void> {
  await openPage(page, '/catalog/courses')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const enrolButton = (page: Page) => page.getByRole('button', { name: 'Записаться бесплатно' })

test('a guest chooses a course, registers and enrols with one click on return', async ({ page }) => {
  await openLanding(page, 'Движение и силы')
  await expect(page).toHaveTitle(/^Движение и силы — .* — Смекалка$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Записаться бесплатно' }).first().click()
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=/)
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await page.getByLabel('Фамилия и имя').fill('Гринёв Пётр')
  await page.getByLabel('Класс').selectOption('9')
  await page.getByLabel('Почта или телефон').fill(`enrol-${Date.now()}@pochta.example`)
  await page.getByLabel('Пароль', { exact: true }).fill('belogorskaya')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()

  await expect(page.getByRole('heading', { name: 'Остался один шаг' })).toBeVisible()
  await expectAccessible(page)
  await press(enrolButton(page))
  await expect(page).toHaveURL(/\/courses\/\d+$/)
  await expect(page.getByRole('link', { name: 'Начать курс' })).toBeVisible()
  await expect(page.getByText('Сейчас здесь')).toBeVisible()
  await expectAccessible(page)
})

test('a signed-in pupil enrols at once; the landing and the catalogue show it', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 7)
  await openLanding(page, 'Линейные уравнения')
  await enrolButton(page).first().click()
  await expect(page.getByRole('link', { name: 'Начать курс' })).toBeVisible()

  await page.getByRole('link', { name: 'Курсы', exact: true }).last().click()
  const card = page.getByRole('article').filter({ hasText: 'Линейные уравнения' })
  await expect(card).toContainText(/0\sиз\s\d+\sзадач/)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/courses\/\d+$/)
  await openPage(page, `${new URL(page.url()).pathname}/landing`)
  await expect(page.getByRole('heading', { name: 'Ты уже на курсе' })).toBeVisible()
  await page.getByRole('link', { name: 'Перейти к занятиям' }).first().click()
  await expect(page.getByRole('link', { name: 'Начать курс' })).toBeVisible()
})

test('a course for another grade shows a notice and may still be chosen', async ({ page, visitor }) => {
  await visitor.register('Савельев Архип', 5)
  await openLanding(page, 'Движение и силы')
  await expect(page.getByText('Эта программа для классов постарше')).toBeVisible()
  await openLanding(page, 'Клуб почемучек')
  await expect(page.getByText('Эта программа для классов помладше')).toBeVisible()
  await expect(enrolButton(page)).toBeVisible()
})

test('the outline of a course is visible before enrolling; only its first lesson opens', async ({
  page,
  visitor,
}) => {
  await visitor.register('Швабрин Алексей', 7)
  await openLanding(page, 'Линейные уравнения')
  const address = new URL(page.url()).pathname.replace('/landing', '')
  const { lessons } = (await (await page.request.get(`/api${address}`)).json()) as { lessons: object[] }
  await openPage(page, address)
  const outline = page.getByRole('region', { name: 'Уроки курса' })
  await expect(outline.getByRole('listitem')).toHaveCount(lessons.length)
  await expect(outline.getByRole('link')).toHaveCount(1)
  await expect(outline.getByText('Можно попробовать')).toBeVisible()
  await page.getByRole('link', { name: 'О курсе' }).click()
  await expect(page.getByRole('heading', { name: 'Чему ты научишься' })).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the enrol button stays at the bottom of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 374, height: 740 })
  await openLanding(page, 'Линейные уравнения')
  const enrol = page.getByRole('link', { name: 'Записаться бесплатно' })
  await expect(enrol).toHaveCount(1)
  await page.getByRole('heading', { name: 'Похожие курсы' }).scrollIntoViewIfNeeded()
  await expect(enrol.last()).toBeInViewport()
  await expect(enrol).toHaveCount(2)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('the first page leads a pupil back to the lesson; a finished course shows congratulations', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('pupil')
  await openPage(page, '/')
  await expect(page.getByRole('heading', { name: 'Кто вы?' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Продолжить' }).click()
  await expect(page).toHaveURL(/\/courses\/\d+\/lessons\/\d+/)

  await openPage(page, '/catalog/courses')
  await page.getByRole('article').filter({ hasText: 'Курс пройден' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Курс пройден!' })).toBeVisible()
  await expectAccessible(page)
})

test('a course that does not exist is not found', async ({ page }) => {
  for (const address of ['/courses/999999/landing', '/courses/999999', '/courses/abc']) {
    const reply = await page.goto(address)
    expect(reply!.status()).toBe(404)
  }
})
