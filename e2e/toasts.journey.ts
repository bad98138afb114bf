import { expect, openPage, test } from './fixtures.ts'

test('a repeated toast shakes for 800 ms and is shown once', async ({ page }) => {
  await openPage(page, '/dev/gallery/components')
  const ask = page.getByRole('button', { name: 'Получилось', exact: true })
  await ask.click()
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByText('Ответ сохранён')
  await expect(toast).toHaveCount(1)
  // The page itself checks every frame: from outside, on a busy machine, the animation may be over before it is checked.
  const hasShaken = await ask.evaluate(async (button: HTMLElement) => {
    for (let frame = 0; frame < 100; frame++) {
      // Twice: the first toast may have disappeared meanwhile.
      if (frame < 2) button.click()
      await new Promise(requestAnimationFrame)
      if (document.getAnimations().some(({ effect }) => effect?.getTiming().duration === 800)) return true
    }
    return false
  })
  expect(hasShaken).toBe(true)
  await expect(toast).toHaveCount(1)
})

test('a toast is announced in an existing live region, is above a dialog and leaves it open', async ({
  page,
}) => {
  await openPage(page, '/dev/gallery/components')
  // A screen reader announces changes of a live region that exists before them.
  const place = page.locator('[aria-live="polite"][data-react-aria-top-layer]')
  await expect(place).toBeAttached()
  await expect(place).toBeEmpty()
  await page.getByRole('button', { name: 'Можно вернуть' }).click()
  // It stays while the pointer is over it.
  await place.getByText('Курс убран в архив').hover()
  await page.getByRole('button', { name: 'Открыть: middle' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Закончить попытку?' })
  await expect(dialog).toBeVisible()
  // On a low screen, where they would overlap, the dialog ends above the toast.
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
