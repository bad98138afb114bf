import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

test('a pupil opens a certificate, prints it on one sheet, and a stranger checks its number', async ({
  page,
  browser,
  visitor,
}) => {
  await visitor.signIn('pupil')
  const { id: userId } = (await (await page.request.get('/api/user/me')).json()) as { id: number }
  const list = (await (await page.request.get(`/api/users/${userId}/certificates`)).json()) as {
    id: number
    kind: string
  }[]
  const { id } = list.find(({ kind }) => kind === 'completion')!
  await openPage(page, `/users/${userId}/certificates/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Сертификат об окончании' })).toBeVisible()
  await expect(page.getByText('Миронова Маша')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Распечатать' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR-код: ведёт на страницу проверки' })).toBeVisible()
  const number = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/).textContent())!
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g), 'one sheet').toHaveLength(1)
  expect(pdf, 'A4 lying on its side').toMatch(/\/MediaBox\s*\[0 0 84[12](\.\d+)? 59[45]/)

  const stranger = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  await openPage(stranger, new URL('/certificates', page.url()).href)
  await stranger.getByLabel('Номер').fill('7K3F-9QXD-2M4T')
  await stranger.getByRole('button', { name: 'Проверить' }).click()
  await expect(stranger.getByRole('heading', { name: 'Не найден' })).toBeVisible()
  await stranger.getByLabel('Номер').fill(number.toLowerCase())
  await stranger.getByRole('button', { name: 'Проверить' }).click()
  await expect(stranger.getByRole('heading', { name: 'Подлинный' })).toBeVisible()
  await expect(stranger.getByText('Миронова Маша')).toBeVisible()
  await expect(stranger).toHaveURL(new RegExp(`/certificates\\?number=${number}`))
  await expectAccessible(stranger)
  await stranger.setViewportSize({ width: 374, height: 900 })
  await expectNoOverflow(stranger)

  // With the address alone a stranger sees the short name.
  await stranger.getByRole('link', { name: 'Открыть' }).click()
  await expect(stranger.getByText('Маша М.')).toBeVisible()
  await expect(stranger.getByText('Миронова')).toHaveCount(0)
  await expectNoOverflow(stranger)
  await stranger.close()
})

test('a pupil sees what has been reached, and closes the page to strangers', async ({
  page,
  browser,
  visitor,
}) => {
  await visitor.register('Миронова Маша', 7)
  const { id } = (await (await page.request.get('/api/user/me')).json()) as { id: number }
  await openPage(page, `/users/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Миронова Маша' })).toBeVisible()
  await expect(page.getByText('Первая задача')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Здесь будут твои достижения' })).toBeVisible()
  await expectAccessible(page)

  const stranger = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  await openPage(stranger, page.url())
  await expect(stranger.getByRole('heading', { level: 1, name: 'Маша М.' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Страница открыта' }).click()
  await expect(page.getByText('Страницу видишь ты и твои учителя', { exact: false })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Страница открыта' })).not.toBeChecked()
  expect((await stranger.request.get(`/api/users/${id}/profile`)).status()).toBe(404)
})
