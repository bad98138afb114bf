import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

async function lookAround(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 374, height: 900 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}

const answer = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Твой ответ').fill(text)
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
}

test('a pupil writes a rehearsal from its conditions to the results, and shows them to a guest until it is revoked', async ({
  page,
  browser,
  visitor,
  baseURL,
}) => {
  await visitor.register('Миронова Маша', 9)
  await openPage(page, '/exam_rehearsals')
  await lookAround(page)
  await page.getByRole('link', { name: 'ЕГЭ', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'ЕГЭ по математике: профильный уровень' }).click()
  await expect(page.getByText('Часть 2 на экзамене проверяют эксперты')).toBeVisible()
  await lookAround(page)

  await page.getByRole('button', { name: 'Начать экзамен' }).click()
  await expect(page.getByRole('heading', { name: 'Задача 1. Равнобедренный треугольник' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^3:5\d:\d\d$/)
  await answer(page, '2,4')
  await page.getByRole('link', { name: 'Следующая задача' }).click()
  await answer(page, '51')
  await page.getByRole('button', { name: 'Справочные материалы' }).click()
  await expect(page.getByRole('dialog')).toContainText('sin')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Бланк ответов' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Задание 2: 51' })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Задание 5: пусто' }).click()
  await expect(page.getByRole('heading', { name: 'Задача 5. Два будильника' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Задача 8' }).click()
  const picture = page.getByRole('img', { name: /^График производной/ })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(680)

  await page.getByRole('link', { name: 'Завершить' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ответ есть в 2 из 12' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: 'Завершить экзамен' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Экзамен завершён' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Смотреть результаты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Результаты' })).toBeVisible()
  await expect(page.getByText('2 из 32')).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: /^3\. Сторона основания пирамиды/ }).click()
  await expect(page.getByRole('heading', { name: 'Верный ответ' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Сделать ссылку' }).click()
  const url = await page.getByLabel('Ссылка на результат').inputValue()
  expect(url).toMatch(new RegExp(`^${baseURL}/exam_rehearsals/results/[0-9A-Z]{26}$`))

  const guest = await (await browser.newContext()).newPage()
  await openPage(guest, url)
  await expect(guest.getByRole('heading', { level: 1, name: 'Результат: Маша' })).toBeVisible()
  await expect(guest.getByText('2 из 32')).toBeVisible()
  await expect(guest.getByText('Миронова')).toHaveCount(0)
  await lookAround(guest)

  await page.getByRole('button', { name: 'Отозвать ссылку' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать ссылку' }).click()
  await expect(page.getByRole('button', { name: 'Сделать ссылку' })).toBeVisible()
  expect((await guest.goto(url))!.status()).toBe(404)
  await guest.context().close()
})
