import { expect, expectAccessible, openPage, test } from './fixtures.ts'

test('five thousand rows are navigated, selected and printed by keys, and only visible ones are rendered', async ({
  page,
}) => {
  await openPage(page, '/dev/gallery/tables')
  const whole = page.getByRole('group', { name: 'Участники отбора' })
  const rows = whole.locator('tbody tr[data-index]')
  const row = (number: number) => whole.locator(`tr[aria-rowindex="${number + 1}"]`)
  expect(await rows.count()).toBeLessThan(60)

  await row(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(2)).toBeFocused()
  await page.keyboard.press(' ')
  await expect(whole.getByText('Выбрано: 1')).toBeVisible()
  await whole.getByLabel('Выбрать все на странице').press('Space')
  await expect(whole.getByText(/Выбрано: 5\s000$/)).toBeVisible()
  await row(2).focus()
  await page.keyboard.press('End')
  await expect(row(5000)).toBeFocused()
  await expect(row(5000)).toBeInViewport()
  await page.keyboard.press(' ')
  await expect(whole.getByText(/Выбрано: 4\s999$/)).toBeVisible()
  expect(await rows.count()).toBeLessThan(60)
  await page.keyboard.press('Home')
  await expect(row(1)).toBeFocused()

  await whole.getByRole('button', { name: 'Баллы' }).press('Enter')
  await expect(row(1)).toContainText('100')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(5000)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await rows.count()).toBeLessThan(60)
})

test('on a telephone a row shows its main fields and opens by a click; the order is selectable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 374, height: 900 })
  await openPage(page, '/dev/gallery/tables')
  const whole = page.getByRole('group', { name: 'Участники отбора' })
  await whole.getByLabel('Порядок').selectOption({ label: 'Баллы, по убыванию' })
  const first = whole.locator('tr[aria-rowindex="2"]')
  await expect(first).toContainText('100')
  await expect(first.getByText(/^Школа №/)).toBeHidden()
  await first.getByRole('button', { name: /^Подробнее/ }).click()
  await expect(first.getByText(/^Школа №/)).toBeVisible()
  await first.getByRole('checkbox').check()
  await expect(whole.getByText('Выбрано: 1')).toBeVisible()
  await expectAccessible(page)
})
