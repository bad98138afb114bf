import { expect, openPage, test } from './fixtures.ts'

test('a toast that is asked for again shakes for 800 ms and stays one', async ({ page }) => {
  await openPage(page, '/dev/gallery/components')
  const ask = page.getByRole('button', { name: 'Получилось', exact: true })
  await ask.click()
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByText('Ответ сохранён')
  await expect(toast).toHaveCount(1)
  // The page itself looks, with every frame: from outside, on a busy machine, the shaking may be over before it is looked for.
  const hasShaken = await ask.evaluate(async (button: HTMLElement) => {
    for (let frame = 0; frame < 100; frame++) {
      // Twice: the first toast may have gone meanwhile.
      if (frame < 2) button.click()
      await new Promise(requestAnimationFrame)
      if (document.getAnimations().some(({ effect }) => effect?.getTiming().duration === 800)) return true
    }
    return false
  })
  expect(hasShaken).toBe(true)
  await expect(toast).toHaveCount(1)
})

test('a toast is said in a place that was there before it, lies over a window and leaves it open', async ({
  page,
}) => {
  await openPage(page, '/dev/gallery/components')
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
  // On a screen so low that they would meet, the window ends above the toast.
  await page.setViewportSize({ width: 374, height: 340 })
  const tops = async () => ({
    end: await dialog.evaluate((window) => window.getBoundingClientRect().bottom),
    toast: await place.getByRole('region').evaluate((toast) => toast.getBoundingClientRect().top),
  })
  await expect.poll(async () => (await tops()).toast - (await tops()).end).toBeGreaterThanOrEqual(0)
  await place.getByRole('button', { name: 'Закрыть' }).click()
  await expect(place).toBeEmpty()
  await expect(dialog).toBeVisible()
})
