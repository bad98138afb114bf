import { expect, openPage, test } from './fixtures.ts'

test('a toast that is asked for again shakes for 800 ms and stays one', async ({ page }) => {
  await openPage(page, '/dev/gallery')
  const ask = page.getByRole('button', { name: 'Получилось', exact: true })
  await ask.click()
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByText('Ответ сохранён')
  await expect(toast).toHaveCount(1)
  await ask.click()
  const durations = await page.evaluate(() =>
    document.getAnimations().map((a) => a.effect?.getTiming().duration),
  )
  expect(durations).toContain(800)
  await expect(toast).toHaveCount(1)
})

test('a toast is said in a place that was there before it, lies over a window and leaves it open', async ({
  page,
}) => {
  await openPage(page, '/dev/gallery')
  // A screen reader tells of what changes in a place that it knows.
  const place = page.locator('[aria-live="polite"][data-react-aria-top-layer]')
  await expect(place).toBeAttached()
  await expect(place).toBeEmpty()
  await page.getByRole('button', { name: 'Можно вернуть' }).click()
  // Under the pointer it waits.
  await place.getByText('Курс убран в архив').hover()
  await page.getByRole('button', { name: 'Открыть: middle' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Закончить попытку?' })
  await expect(dialog).toBeVisible()
  await place.getByRole('button', { name: 'Закрыть' }).click()
  await expect(place).toBeEmpty()
  await expect(dialog).toBeVisible()
})
