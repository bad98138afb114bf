import { expect, expectAccessible, expectNoOverflow, openPage, test, widths } from './fixtures.ts'

test('one of twenty thousand schools is found by typing, and only few of them are rendered', async ({
  page,
}) => {
  await openPage(page, '/dev/gallery/components')
  const school = page.getByRole('combobox', { name: 'Школа из двадцати тысяч' })
  await school.click()
  await page.keyboard.type('1977')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText('Школа № 1977')
  expect(await options.count()).toBeLessThan(20)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(school).toHaveValue('Школа № 1977')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('End')
  await page.keyboard.type('нет такой')
  await expect(page.getByRole('listbox').getByText('Ничего не нашлось')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(school).toHaveValue('Школа № 1977')
})

test('the server searches schools, and the chosen one stays in the field', async ({ page }) => {
  await openPage(page, '/dev/gallery/components')
  const school = page.getByRole('combobox', { name: 'Школа, которую ищет сервер' })
  await school.click()
  await page.keyboard.type('19000')
  await page.getByRole('option', { name: 'Школа № 19000' }).click()
  await expect(school).toHaveValue('Школа № 19000')
})

test('a day is typed by parts or chosen in a Russian calendar', async ({ page }) => {
  await openPage(page, '/dev/gallery/components')
  const day = page.getByRole('group', { name: 'День', exact: true })
  await day.getByRole('spinbutton').first().click()
  await page.keyboard.type('05122026')
  await expect(day).toContainText('05.12.2026')
  await day.getByRole('button').click()
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('heading')).toContainText(/декабрь 2026/i)
  await expect(calendar.getByRole('columnheader', { includeHidden: true }).first()).toHaveText('пн')
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(day).toContainText('06.12.2026')
})

test('a time is typed, arrow keys navigate a tree and switch panels', async ({ page }) => {
  await openPage(page, '/dev/gallery/components')
  const time = page.getByRole('group', { name: 'Начало' })
  await time.getByRole('spinbutton').first().click()
  await page.keyboard.type('1845')
  await expect(time).toContainText('18:45')

  const tree = page.getByRole('treegrid', { name: 'Школы края' })
  await tree.getByRole('row', { name: 'Бердская слобода' }).click()
  await expect(tree.getByRole('row', { name: 'Школа № 3' })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('row', { name: 'Школа № 3' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(tree.getByRole('row', { name: 'Школа № 2' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: 'Конспект' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel')).toHaveText('Двенадцать задач.')
})

test('components of @school/ui/office are accessible and fit every width', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await openPage(page, '/dev/gallery/components#pickers')
    await expectNoOverflow(page)
  }
  await expectAccessible(page)
})
