import {
  captchaFor,
  expect,
  expectAccessible,
  expectNoOverflow,
  lookAround,
  openPage,
  ownPassword,
  press,
  sendAs,
  test,
} from './fixtures.ts'

test('a parent sees near deadlines, and reads the exam and the olympiad of the child with their results', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('parent')
  await openPage(page, '/dashboard/family')
  const masha = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Маша Миронова' }) })
  await expect(masha.getByRole('heading', { name: 'Скоро сдавать' })).toBeVisible()
  await lookAround(page)

  await masha.getByRole('link', { name: 'Экзамены и олимпиады' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Экзамены и олимпиады' })).toBeVisible()
  await expectNoOverflow(page)

  await page
    .getByRole('region', { name: 'Олимпиады' })
    .getByRole('link', { name: /Диплом/ })
    .click()
  await expect(page.getByText('место в своём классе').first()).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Мои решения' }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/family\/children\/\d+\/olympiads\/\d+\/tasks/)
  await expect(page.getByText('Верный ответ')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Сообщить об ошибке' })).toHaveCount(0)

  await page
    .getByRole('navigation', { name: 'Кабинет ребёнка' })
    .getByRole('link', { name: /Экзамены/ })
    .click()
  await page.getByRole('region', { name: 'Пробные экзамены' }).getByRole('link').first().click()
  await page.getByRole('link', { name: '2-е', exact: true }).click()
  await expect(page.getByText('Группировка верная')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Поделиться/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('a parent opens an account for a child and sets a new password, by which the child signs in from the card', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 374, height: 740 })
  const user = {
    name: 'Кузмич Егор',
    email: `egor-${process.pid}-${Date.now()}@pochta.example`,
    password: ownPassword,
    role: 'parent',
    grade_index: null,
  }
  await sendAs(page.request, 'POST', '/user', { user, recaptcha_token: await captchaFor(page.request) })
  await openPage(page, '/dashboard/family/new')
  const opening = page.getByRole('region', { name: 'Открыть ребёнку кабинет' })
  await opening.getByLabel('Фамилия и имя ребёнка').fill('Кузмич Варя')
  await opening.getByLabel('Класс').selectOption({ label: '2 класс' })
  await opening.getByLabel('Пароль для ребёнка').fill('zayachiy tulup belyy')
  await opening.getByLabel(/^Персональные данные/).check()
  await opening.getByRole('button', { name: 'Открыть кабинет' }).click()
  const login = await opening.getByText(/^varya-\d{4}$/).textContent()
  await expect(opening.getByRole('img', { name: /QR-код/ })).toBeVisible()
  await lookAround(page)

  await openPage(page, '/dashboard/family')
  await press(page.getByRole('button', { name: 'Логин и новый пароль' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(login!, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Новый пароль ребёнка').fill('belogorskaya krepost zimoy')
  await dialog.getByLabel('Ваш пароль').fill(ownPassword)
  await dialog.getByRole('button', { name: 'Задать пароль' }).click()
  await expect(page.getByText('Новый пароль задан')).toBeVisible()

  const child = await (await browser.newContext()).newPage()
  await openPage(child, `/user/login#${login}`)
  await expect(child.getByLabel('Почта или телефон')).toHaveValue(login!)
  await child.getByLabel('Пароль', { exact: true }).fill('belogorskaya krepost zimoy')
  await child.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(child).toHaveURL(/\/dashboard/)
  await child.context().close()
})
