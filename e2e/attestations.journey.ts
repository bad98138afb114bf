import { expect, finishAttempt, lookAround, openPage, startClock, test } from './fixtures.ts'

const numbers = ['0,5', '680', '9', '5', null, '9', '18']

test('a pupil finds a trial attestation on the progress page, completes it and is almost ready', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша', 7)
  await openPage(page, '/dashboard/progress')
  await page.getByRole('link', { name: 'Математика, 7 класс: пробная аттестация' }).click()
  await expect(page.getByText('Осталось 3 попытки из 3')).toBeVisible()
  await lookAround(page)
  await startClock(page)
  await expect(page.getByRole('timer')).toHaveText(/^(45:00|44:\d\d)$/)
  for (const [index, answer] of numbers.entries()) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Задача ${index + 1}\\.`) })).toBeVisible()
    if (answer === null) {
      await page.getByRole('radio').first().check({ force: true })
    } else {
      await page.getByLabel('Твой ответ').fill(answer)
    }
    await expect(page.getByText(/^Сохранено в/)).toBeVisible()
    if (index === 0) await lookAround(page)
    await page.getByRole('link', { name: 'Следующая задача' }).click()
  }
  // The earned XP reach a new level, whose dialog may open at any time.
  const level = page.getByRole('dialog', { name: /^Новый уровень/ })
  await page.addLocatorHandler(level, () => level.getByRole('button', { name: 'Хорошо' }).click())
  await finishAttempt(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Попытка завершена' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Готовность к аттестации: почти есть' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Что повторить' }).click()
  await expect(page.getByText('Осталось 2 попытки из 3')).toBeVisible()
  await expect(page.getByText('Разборы откроются, когда закончатся попытки')).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Следующая попытка' }).click()
  await expect(page.getByRole('button', { name: 'Следующая попытка' })).toBeVisible()
})
