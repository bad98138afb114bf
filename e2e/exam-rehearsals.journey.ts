import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, lookAround, openPage, startClock, test, newSurname } from './fixtures.ts'

const answer = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Твой ответ').fill(text)
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
}

test('a pupil takes a rehearsal from its conditions to the results, and shares them with a guest until the link is revoked', async ({
  page,
  another,
  visitor,
  baseURL,
}) => {
  await visitor.register('Миронова Маша', 9)
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Главное меню' })
    .getByRole('link', { name: 'Пробные экзамены' })
    .click()
  const tabs = page.getByRole('navigation', { name: 'Разделы каталога' })
  await expect(tabs.getByRole('link', { name: 'Пробные экзамены' })).toHaveAttribute('aria-current', 'page')
  await lookAround(page)
  await page.getByRole('link', { name: 'ЕГЭ', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'ЕГЭ по математике: профильный уровень' }).click()
  await expect(page.getByText(/^Часть\s2\s—\sразвёрнутые/)).toBeVisible()
  await lookAround(page)

  await startClock(page)
  await expect(page.getByRole('heading', { name: 'Задача 1. Равнобедренный треугольник' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^3:5\d:\d\d$/)
  await answer(page, '2,4')
  await page.getByRole('link', { name: 'Следующая задача' }).click()
  await expect(page.getByRole('heading', { name: 'Задача 2. Скалярное произведение' })).toBeVisible()
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
  await expect(page.getByRole('heading', { level: 1, name: 'Отвечено на 2 из 19' })).toBeVisible()
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

  const guest = await another()
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

/** Reviews the longest waiting answer of a pupil: points by the keyboard, and a comment. */
async function check(desk: Page, pupil: string, points: string, words: string): Promise<void> {
  const card = desk.getByRole('listitem').filter({ hasText: pupil }).first()
  await card.getByRole('link').click()
  await expect(desk.getByText('К1.').first()).toBeVisible()
  await desk.getByRole('radio').first().focus()
  await desk.keyboard.press(points)
  await desk.getByLabel('Комментарий ученику').fill(words)
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText(/^Оценка сохранена|^Это был последний/).first()).toBeVisible()
}

test('a pupil sends extended solutions of a rehearsal, a methodist checks them, the pupil reads the points, the comment and the result', async ({
  page,
  another,
  visitor,
}) => {
  const surname = newSurname('Зурин')
  await visitor.register(`${surname} Иван`, 11)
  await openPage(page, '/exam_rehearsals')
  await page.getByRole('link', { name: 'ЕГЭ по математике: профильный уровень' }).click()
  await startClock(page)
  await answer(page, '2,4')

  await page.getByRole('link', { name: 'Задача 13' }).click()
  await expect(page.getByRole('heading', { name: 'Задача 13. Уравнение и отбор корней' })).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Выбрать файлы' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'Лист.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(new URL('../apps/server/demo/photos/ege-roots.jpg', import.meta.url)),
  })
  await expect(page.getByRole('img', { name: 'Лист 1' })).toBeVisible()
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
  const large = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Выбрать файлы' }).click()
  await (
    await large
  ).setFiles({ name: 'Всё.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024) })
  await expect(page.getByText('Размер файла не должен превышать 10МБ')).toBeVisible()
  await lookAround(page)

  await page.getByRole('link', { name: 'Задача 15' }).click()
  await page.getByRole('button', { name: 'Набрать решение текстом' }).click()
  await page.getByLabel('Решение текстом').fill('t = 3^x. Ответ: [0; 1) и [2; +∞).')
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()

  await page.getByRole('link', { name: 'Завершить' }).first().click()
  await expect(page.getByText(/Часть 2, задания 13–19: проверит эксперт, не позже/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Задание 13: 1 файл' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: 'Завершить экзамен' }).click()
  await expect(page.getByText(/^Краткие ответы проверены/)).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Смотреть результаты' }).click()
  await expect(page.getByText('Эксперт смотрит 2 решения')).toBeVisible()
  await expect(page.getByText('6–27')).toBeVisible()
  await lookAround(page)

  const desk = await another('methodist')
  const checkNext = async (points: string, words: string) => {
    await openPage(desk, '/teacher/checking')
    await check(desk, `${surname} Иван`, points, words)
  }
  await checkNext('1', 'В пункте б не хватает корня.')
  await page.reload()
  await expect(page.getByText('Эксперт проверил 1 из 2 решений')).toBeVisible()
  await checkNext('2', 'Чистое решение!')

  await page.reload()
  await expect(page.getByText('4 из 32')).toBeVisible()
  await expect(page.getByText('Эксперт смотрит')).toHaveCount(0)
  const said = page.getByRole('region', { name: 'Что сказал эксперт' })
  await expect(said.getByText('В пункте б не хватает корня.')).toBeVisible()
  await expect(said.getByText('Чистое решение!')).toBeVisible()
  await said.getByRole('link', { name: /^13\. Уравнение/ }).click()
  await expect(page.getByText('Проверено: 1 из 2 баллов')).toBeVisible()
  await lookAround(page)
})
