import { expect, expectAccessible, expectNoOverflow, openPage, press, test } from './fixtures.ts'

test('a newcomer signs up by a social network, and next time signs in with one click', async ({
  page,
  visitor,
}, { retry }) => {
  const enter = async () => {
    await openPage(page, '/user/login')
    await page.getByRole('link', { name: 'Яндекс' }).click()
  }
  await enter()
  await page.getByLabel('Логин').fill(`social-masha-${retry}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()

  await expect(page.getByRole('heading', { name: 'Почти готово' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await expect(page.getByLabel('Фамилия и имя')).toHaveValue('Миронова Маша')
  await page.getByRole('button', { name: 'Создать кабинет' }).click()
  await expect(page.getByText('Нужен класс')).toBeVisible()
  await page.getByLabel('Класс', { exact: true }).selectOption('7 класс')
  await page.getByRole('button', { name: 'Создать кабинет' }).click()
  await expect(page).not.toHaveURL(/user\/auth/)

  await openPage(page, '/account/security')
  await press(page.getByRole('button', { name: 'Отвязать «Яндекс»' }))
  const question = page.getByRole('dialog', { name: 'Отвязать «Яндекс»?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Отвязать' }).click()
  await expect(page.getByText('Это единственный способ войти')).toBeVisible()

  await visitor.send('DELETE', '/user/log_out')
  await enter()
  await expect(page).not.toHaveURL(/user\/(auth|login)/)
  const { first_name } = (await (await page.request.get('/api/user/me')).json()) as { first_name: string }
  expect(first_name).toBe('Маша')
})

test('an expired return from a provider shows the reason and other ways to sign in', async ({ page }) => {
  await openPage(page, '/user/auth/yandex/callback?code=old&state=old')
  await expect(page.getByRole('heading', { name: 'Войти не получилось' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Другие способы войти' }).click()
  await expect(page.getByRole('heading', { name: 'Вход', exact: true })).toBeVisible()
})
