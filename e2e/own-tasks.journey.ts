import { expect, lookAround, openPage, test } from './fixtures.ts'

test('a teacher writes a task with individual numbers, tests it, assigns it, and a pupil solves it', async ({
  page,
  visitor,
  another,
}) => {
  const title = `Корень ${Date.now()}`
  await visitor.signIn('teacher')
  await openPage(page, '/teacher-dashboard/tasks')
  await lookAround(page)
  await page.getByRole('link', { name: 'Новая задача' }).first().click()
  await page.getByRole('button', { name: 'Число С погрешностью и единицами' }).click()
  await page.getByLabel('Название', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Условие' }).fill('Сколько будет ${{a}} + \\sqrt{4}$?')
  await page.getByLabel('Верный ответ').fill('{{a + 2}}')
  await page.getByText('У каждого свои числа').click()
  await page.getByRole('button', { name: 'Число', exact: true }).click()
  await page.getByLabel('Имя').fill('a')
  await page.getByLabel('Какие бывают').fill('30..2')
  await expect(page.getByText('«30..2» не читается')).toBeVisible()
  await page.getByLabel('Какие бывают').fill('2..30')
  await page.getByRole('button', { name: 'Показать 10 вариантов' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Вариант 10' })).toBeVisible()
  await page.getByLabel('На телефоне').check()
  await page.getByRole('textbox', { name: 'Ответ', exact: true }).fill('-1')
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByText('Пока неверно')).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText('Задача готова')).toBeVisible()
  await page.getByRole('link', { name: 'Задать' }).click()
  await expect(page.getByLabel('Название')).toHaveValue(title)
  await page.getByText('Отдельные ученики 7А').click()
  await page.getByLabel('Миронова Маша').check()
  await page.getByRole('button', { name: 'Выдать' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const pupil = await another('pupil')
  await openPage(pupil, '/homeworks')
  await pupil.getByRole('link', { name: title }).click()
  await pupil.getByRole('button', { name: 'Начать' }).click()
  const sum = await pupil.getByText('Сколько будет').innerText()
  const [, a] = /(\d+)/.exec(sum)!
  await pupil.getByLabel('Твой ответ').fill(String(Number(a) + 2))
  await pupil.getByRole('button', { name: 'Ответить' }).click()
  await expect(pupil.getByText('Верно!')).toBeVisible()
})
