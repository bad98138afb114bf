import { expect, lookAround, openPage, test } from './fixtures.ts'

test('a pupil accepts a partner’s gift, continues with today’s plan, and finds the bonuses in the account', async ({
  page,
  visitor,
}) => {
  await openPage(page, '/user/detmir/grade')
  await expect(page.getByRole('heading', { level: 1, name: 'Подарок от «Детского мира»' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute('href', /redirect_url/)
  await lookAround(page)
  await visitor.register('Миронова Маша')
  await openPage(page, '/user/detmir/grade')
  await expect(page.getByText('Подарок получит: Маша Миронова')).toBeVisible()
  await page.getByRole('button', { name: 'Получить подарок' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await openPage(page, '/account/payments_info')
  await expect(page.getByRole('region', { name: 'Бонусы' })).toContainText('300 бонусов')
  await openPage(page, '/user/detmir/grade')
  await expect(page.getByRole('heading', { name: 'Подарок на этом аккаунте уже получен' })).toBeVisible()
})
