import { browserFlags, findBrowser } from '../tools/browser.ts'
import { agreeToLeave, expect, openPage, test } from './fixtures.ts'

// In the machine's complete browser: the shell installed by npm may be older.
test.use({
  launchOptions: { executablePath: await findBrowser(), args: [...browserFlags] },
  expectedErrors: /dynamically imported module|ERR_FAILED|Failed to fetch/,
})

test('a page whose late parts failed to load stays usable without a connection; they are loaded when it is back', async ({
  page,
  visitor,
  browser,
}) => {
  const version = Number(browser.version().split('.')[0])
  test.skip(version < 156, 'Chromium 153 never requests a module again that once failed to load')
  await visitor.signIn('pupil')
  const late = /\/(Toasts|OwlPicture|CoverPicture)-[^/]*\.js$/
  await page.route(late, (route) => route.abort())
  await openPage(page, '/catalog/olympiads')
  await page.getByRole('link', { name: 'Физика вокруг нас' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Физика вокруг нас' })).toBeVisible()
  await expect(page.getByText('Application Error')).toHaveCount(0)
  await page.unroute(late)
  await page.route('**/user/log_out', (route) => route.fulfill({ status: 422, json: { error: 'нет' } }))
  await page.getByRole('button', { name: 'Меню профиля' }).click()
  await page.getByRole('button', { name: 'Выйти' }).last().click()
  await agreeToLeave(page)
  await expect(page.getByRole('region', { name: 'Сообщения' })).toContainText('Не получилось выйти')
})
