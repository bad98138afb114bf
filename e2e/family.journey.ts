import { expect, expectAccessible, expectNoOverflow, lookAround, openPage, test } from './fixtures.ts'

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
