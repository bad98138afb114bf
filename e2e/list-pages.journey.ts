import { expect, lookAround, openPage, press, test } from './fixtures.ts'

test('a list follows the typed words, keeps the focus and leaves one step of history', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('teacher')
  await openPage(page, '/teacher-dashboard/school_classes')
  await openPage(page, '/users')
  const people = page.getByRole('main').getByRole('listitem')
  await expect(people.nth(1)).toBeVisible()
  const name = (await people.first().getByRole('link').innerText()).trim()
  const field = page.getByRole('searchbox', { name: 'Имя' })
  await field.pressSequentially(name, { delay: 30 })
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name)
  await expect(people.first()).toContainText(name)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(name)

  await field.fill('Щщщ')
  await expect(page.getByText('Никого не нашлось')).toBeVisible()
  await lookAround(page)
  await press(page.getByRole('main').getByRole('link', { name: 'Показать всех' }).last())
  await expect(people.nth(1)).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL((url) => url.search === '')

  await field.fill(name)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name)
  await page.goBack()
  await expect(field).toHaveValue('Щщщ')
})

test('an address with invalid parameters shows the usual list', async ({ page, visitor }) => {
  await visitor.signIn('methodist')
  await openPage(page, '/teacher/coaches?state=lost&page=many&utm_source=letter')
  await expect(page.getByRole('link', { name: 'На проверке' })).toHaveAttribute('aria-current', /./)
})
