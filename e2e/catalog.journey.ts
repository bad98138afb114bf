import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, press, test } from './fixtures.ts'

/** The count of a filter value: the content grows, so the numbers are read from the page. */
const promised = async (value: Locator): Promise<number> =>
  Number(/\d+$/.exec((await value.textContent()) ?? '')?.[0])

/** The number of courses shown above the list, with its noun. */
const foundCount = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByRole('main').getByRole('status').textContent()) ?? '', 10)

test('a guest narrows the list by filters in the address, with counts, and widens it again', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Курсы' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Курсы' })).toBeVisible()
  const filters = page.getByRole('region', { name: 'Фильтры' })
  const found = page.getByRole('main').getByRole('status')
  await expect(found).toHaveText(/^\d+\sкурс/)
  const all = await foundCount(page)

  const maths = filters.getByRole('link', { name: 'Математика' })
  const ofMaths = await promised(maths)
  await maths.click()
  await expect(page).toHaveURL(/discipline=math/)
  await expect.poll(() => foundCount(page)).toBe(ofMaths)
  expect(ofMaths).toBeLessThan(all)
  // Another value of the same filter shows what it would add; a value of another filter without results is disabled.
  const physics = filters.getByRole('link', { name: 'Физика' })
  const ofPhysics = await promised(physics)
  await expect(filters.getByRole('link', { name: 'Олимпиадный' })).toHaveCount(0)

  await physics.click()
  await expect.poll(() => foundCount(page)).toBe(ofMaths + ofPhysics)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Убрать фильтр: Математика' }).click()
  await expect.poll(() => foundCount(page)).toBe(ofPhysics)
  await expect(found).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Движение и силы' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => foundCount(page)).toBe(ofMaths + ofPhysics)
  await page.getByRole('link', { name: 'Сбросить всё' }).click()
  await expect(page).toHaveURL(/\/catalog\/courses$/)
})

test('a search tolerates a typing error; without results it suggests which filters to remove', async ({
  page,
}) => {
  await openPage(page, '/catalog')
  await page.getByRole('searchbox', { name: 'Поиск по курсам' }).fill('уровнения')
  await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Линейные уравнения' })).toBeVisible()

  await openPage(page, '/catalog/courses?discipline=english&grade=3')
  await expect(page.getByRole('heading', { name: 'Таких курсов пока нет' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^4\sкласс\s— \d+\sкурс/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'English' })).toBeVisible()

  await page.getByRole('searchbox').fill('шарманка')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: /^Без слов «шарманка»/ }).click()
  await expect(page).toHaveURL(/grade=4$/)
})

test('the list is sorted from a menu and keeps its filters', async ({ page }) => {
  await openPage(page, '/catalog/courses?free=1')
  await page.getByRole('button', { name: /^Сортировка/ }).click()
  await page.getByRole('menuitem', { name: 'По названию' }).click()
  await expect(page).toHaveURL(/free=1&sort=title/)
  await expect(page.getByRole('article').first()).toContainText('English')
})

test('on a phone filters open as a sheet and show the number of courses', async ({ page }) => {
  await page.setViewportSize({ width: 374, height: 740 })
  await openPage(page, '/catalog/courses')
  const sheet = page.getByRole('region', { name: 'Фильтры' })
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await sheet.getByRole('link', { name: 'Русский язык' }).click()
  const show = sheet.getByRole('button', { name: /^Показать \d+\sкурс/ })
  await expect(page.getByRole('link', { name: 'Убрать фильтр: Русский язык' })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Убрать фильтр: Русский язык' })).toBeVisible()
})

test('the first page asks for the kind of visitor and leads each to their own page', async ({ page }) => {
  await openPage(page, '/')
  const who = page.getByRole('region', { name: 'Кто вы?' })
  await who.getByRole('link', { name: 'Зарегистрироваться' }).first().click()
  await expect(page.getByRole('radio', { name: 'Родитель' })).toBeChecked()
  await page.goBack()
  await who.getByRole('link', { name: /^7 класс/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Линейные уравнения' })).toBeVisible()
})

test('a guest solves a task on the first page', async ({ page }) => {
  await openPage(page, '/')
  const sample = page.getByRole('region', { name: 'Попробуйте прямо сейчас' })
  await press(sample.getByRole('link', { name: 'Окружающий мир' }))
  await expect(sample.getByText('Задача из курса «Клуб почемучек')).toBeVisible()
  const [algebra] = await (await page.request.get('/api/catalog/courses?q[text_cont]=линейные')).json()
  await openPage(page, `/?try=${algebra.id}`)
  await expect(sample.getByRole('heading', { name: 'Четыре записи' })).toBeVisible()

  await press(sample.getByRole('button', { name: 'Проверить' }))
  await expect(sample.getByText('Сначала выберите или впишите ответ.')).toBeVisible()
  const options = sample.getByRole('radio')
  const right = sample.getByText(/^Верно!/)
  const verdict = right.or(sample.getByText(/^Пока неверно/))
  for (let option = 0; option < (await options.count()); option++) {
    await options.nth(option).check()
    await expect(verdict).toHaveCount(0)
    await sample.getByRole('button', { name: 'Проверить' }).click()
    await expect(verdict).toBeVisible()
    // A wrong answer stays in the field for correction.
    await expect(options.nth(option)).toBeChecked()
    if (await right.isVisible()) break
  }
  await expect(right).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, search and the choice of a task work', async ({ page }) => {
    await page.goto('/catalog/courses')
    await page.getByRole('link', { name: /^7 класс/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Линейные уравнения' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Движение и силы' })).toHaveCount(0)
    await page.getByRole('searchbox').fill('функции')
    await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
    await expect(page).toHaveURL(/grade=7/)
    await expect(page.getByRole('heading', { level: 2, name: 'Линейные уравнения' })).toBeVisible()
    await page.setViewportSize({ width: 374, height: 740 })
    await page.getByRole('button', { name: 'Фильтры' }).click()
    await expect(page.getByRole('link', { name: 'Только бесплатные' })).toBeVisible()

    await page.goto('/')
    await page.getByRole('link', { name: 'Русский язык', exact: true }).click()
    await expect(page).toHaveURL(/try=\d+/)
    await expect(page.getByText(/^Задача из курса «/)).toBeVisible()
  })
})
