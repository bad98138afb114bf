import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

/** The field of the search page; the header may have one of its own. */
const fieldName = 'Что найти'

test('a guest types a prefix, navigates the suggestions by keyboard and opens the course', async ({
  page,
}) => {
  await openPage(page, '/search')
  const field = page.getByRole('combobox', { name: fieldName })
  await field.click()
  await field.pressSequentially('линей')
  const list = page.getByRole('listbox', { name: 'Подсказки' })
  const course = list.getByRole('option', { name: /^Линейные уравнения и функции/ })
  await expect(course).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  // The list must not change during the choice: the reply to the last letter may still be in flight.
  await expect(page.getByRole('search', { name: fieldName }).getByRole('status')).toHaveText(/стрелками$/)
  await field.press('ArrowDown')
  await expect(course).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await course.getAttribute('id'))!)
  await expectAccessible(page)

  await field.press('ArrowUp')
  await expect(course).toHaveAttribute('aria-selected', 'false')
  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('линей')
  await field.press('ArrowDown')
  await expect(list).toBeVisible()
  await field.press('ArrowDown')
  await expect(course).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Линейные уравнения и функции' })).toBeVisible()
})

test('search terms are remembered on the device and can be removed', async ({ page }) => {
  await openPage(page, '/search')
  const field = page.getByRole('combobox', { name: fieldName })
  await field.fill('  уравнения  ')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=%D1%83[^+]*$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск: «уравнения»')
  await page.getByRole('search', { name: fieldName }).getByRole('button', { name: 'Очистить поиск' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')

  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск: «уравнения»')
  await field.click()
  await expect(page.getByRole('option', { name: 'уравнения' })).toBeVisible()
  await page.getByRole('button', { name: 'Забыть недавние запросы' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('kinds of results have addresses, and search terms are highlighted', async ({ page }) => {
  await openPage(page, `/search?q=${encodeURIComponent('уравнения')}`)
  await expect(page).toHaveTitle(/^«уравнения» — Поиск/)
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first().locator('mark').first()).toHaveText('уравнения')
  await main.getByRole('link', { name: /^Уроки/ }).click()
  await expect(page).toHaveURL(/scope=lesson/)
  await expect(main.getByRole('link', { name: /^Уроки/ })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await main.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/landing#lesson-\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/scope=lesson/)
})

test('typing errors and the wrong keyboard layout are corrected', async ({ page }) => {
  await openPage(page, `/search?q=${encodeURIComponent('уровнения')}`)
  await expect(page.getByRole('main')).toContainText('Возможно, имелось в виду «уравнения»')
  await expect(page.getByRole('heading', { level: 2, name: 'Линейные уравнения и функции' })).toBeVisible()
  await openPage(page, '/search?q=vfntvfnbrf')
  await expect(page.getByRole('main')).toContainText('Возможно, имелось в виду «математика»')
})

test('an empty search and one without results show suggestions', async ({ page }) => {
  await openPage(page, '/search')
  await expect(page.getByRole('region', { name: 'Популярное' }).getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await openPage(page, `/search?q=${encodeURIComponent('шарманка')}`)
  await expect(page.getByRole('heading', { name: 'По запросу «шарманка» ничего не нашлось' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Популярное' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})

test('a text that looks like code is searched as text', async ({ page }) => {
  const text = `"><img src=x onerror="document.title='взломано'"><script>document.title='взломано'</script>`
  await openPage(page, `/search?q=${encodeURIComponent(text)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=')
  await expect(page.getByRole('combobox', { name: fieldName })).toHaveValue(text)
  await expect(page).not.toHaveTitle(/^взломано/)
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the results', async ({ page }) => {
    await page.goto('/search')
    const bar = page.getByRole('search', { name: fieldName })
    await bar.getByRole('combobox').fill('линейные')
    await bar.getByRole('button', { name: 'Найти' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Линейные уравнения и функции' })).toBeVisible()
  })
})
