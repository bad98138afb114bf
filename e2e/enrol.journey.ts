import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  ownPassword,
  press,
  sendAs,
  test,
} from './fixtures.ts'

/** Goes from the catalogue to the landing of the course whose title begins with this text. */
async function openLanding(page: Page, title: string): Promise<void> {
  await openPage(page, '/catalog/courses')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const enrolButton = (page: Page) => page.getByRole('button', { name: 'Записаться бесплатно' })

test('a guest chooses a class and a course, registers for it and begins it', async ({ page }) => {
  await openPage(page, '/')
  await page
    .getByRole('list', { name: 'Классы' })
    .getByRole('link', { name: /^6 класс/ })
    .click()
  await expect(page).toHaveURL(/grade=6/)
  await page.getByRole('link', { name: 'Дроби' }).first().click()
  const title = await page.getByRole('heading', { level: 1, name: 'Дроби' }).innerText()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Записаться бесплатно' }).first().click()
  await expect(page).toHaveURL(/\/user\/registration\?redirect_url=/)
  const forCourse = page.getByRole('heading', { level: 1, name: `Регистрация, чтобы начать курс «${title}»` })
  await expect(forCourse).toBeVisible()
  await page.reload()
  await expect(forCourse).toBeVisible()
  await expect(page.getByLabel('Класс')).toHaveValue('6')
  await expectAccessible(page)
  await page.getByLabel('Фамилия и имя').fill('Гринёв Пётр')
  await page.getByLabel('Почта или телефон').fill(`enrol-${Date.now()}@pochta.example`)
  await page.getByLabel('Пароль', { exact: true }).fill('belogorskaya')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()

  await expect(page).toHaveURL(/\/onboarding$/)
  await expect(page.getByText('Шаг 1 из 3')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Русский язык' })).toBeAttached()
  await expect(page.getByRole('checkbox', { name: /ЕГЭ|ОГЭ|Литературное чтение/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Школьные предметы' }).check({ force: true })
  await page.getByRole('button', { name: 'Дальше' }).click()
  await page.getByRole('radio', { name: '30 мин', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Дальше' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Задача на минуту' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Проверить' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Дальше' }).click()
  await press(page.getByRole('button', { name: `Начать курс «${title}»` }))
  await expect(page).toHaveURL(/\/courses\/\d+\/lessons\/\d+$/)

  await openPage(page, '/dashboard/daily-plan')
  await expect(page.getByText('следующий урок курса')).toBeVisible()
  await expect(page.getByText('предел дня 30 мин')).toBeVisible()
  await openPage(page, '/dashboard')
  const forClass = page.getByRole('region', { name: 'Для твоего класса' })
  await expect(forClass.getByRole('link', { name: 'Все курсы: 6 класс' })).toBeVisible()
})

test('a guest who has an account signs in for the course; a link alone enrols in nothing', async ({
  page,
  visitor,
  another,
}) => {
  const { email } = await visitor.register('Миронова Маша', 7)
  await sendAs(page.request, 'PATCH', '/api/onboardings/current', { step: null })
  const guest = await another()
  await openLanding(guest, 'Линейные уравнения')
  const landing = `${new URL(guest.url()).pathname}?enroll=1`
  await guest.getByRole('link', { name: 'Записаться бесплатно' }).first().click()
  await expect(guest).toHaveURL(/\/user\/registration/)
  await guest.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await expect(guest.getByText('После входа начнётся курс «Линейные уравнения')).toBeVisible()

  // The same address without signing in for it: one press is left to the person.
  await openPage(page, landing)
  await expect(page.getByRole('heading', { name: 'Остался один шаг' })).toBeVisible()
  await expect(enrolButton(page).first()).toBeEnabled()

  await guest.getByLabel('Почта или телефон').fill(email)
  await guest.getByLabel('Пароль', { exact: true }).fill(ownPassword)
  await guest.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(guest).toHaveURL(/\/courses\/\d+$/)
  await expect(guest.getByRole('link', { name: 'Начать курс' })).toBeVisible()
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
