import { expect, lookAround, openPage, sendAs, test } from './fixtures.ts'
import { findLinearEquations } from './linear-equations.ts'

test('a methodist revokes a course: the open lesson shows it at once, and opens without a reload when it is granted again', async ({
  page,
  visitor,
  another,
}) => {
  await visitor.register('Миронова Маша')
  const { id, lessons } = await findLinearEquations(page)
  await visitor.send('POST', `/api/courses/${id}/enrollments`)
  const { id: userId } = (await (await page.request.get('/api/user/me')).json()) as { id: number }
  const methodist = (await another('methodist')).request
  const [enrollment] = (await (await methodist.get(`/api/users/${userId}/grants`)).json()) as { id: number }[]

  await openPage(page, `/courses/${id}/lessons/${lessons[1]!.id}`)
  const tasks = page.getByRole('navigation', { name: 'Задачи урока' })
  await expect(tasks).toBeVisible()
  // A reload would have removed it.
  await page.evaluate(() => void (document.body.dataset['kept'] = 'yes'))
  expect((await sendAs(methodist, 'DELETE', `/api/grants/${enrollment!.id}`)).status).toBe(200)

  // Hovering over a task requests it.
  await tasks.getByRole('link', { name: 'Задача 3' }).hover()
  await expect(page.getByRole('heading', { name: 'Школа закрыла доступ к этому курсу' })).toBeVisible()
  await expect(page.getByText('Твои ответы и опыт на месте.')).toBeVisible()
  await expect(tasks).toBeHidden()
  await lookAround(page)

  await page.getByRole('link', { name: 'К урокам курса' }).click()
  await expect(page.getByRole('heading', { name: 'Школа закрыла доступ' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Открыть каталог' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Записаться бесплатно' })).toHaveCount(0)
  await lookAround(page)

  const body = { user_id: userId, source: 'school', ends_at: '2099-05-31T12:00:00Z' }
  const given = await sendAs(methodist, 'POST', `/api/resources/course/${id}/grants`, body)
  expect(given.status).toBe(200)
  // Any navigation with an API request.
  await page.getByRole('link', { name: 'О курсе' }).click()
  await page.getByRole('link', { name: 'Рейтинг' }).click()
  await page.goBack()
  await expect(page.getByText('Доступ открыла школа до 31.05.2099')).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Начать курс' }).click()
  await expect(page.getByRole('navigation', { name: 'Задачи урока' })).toBeVisible()
  expect(await page.evaluate(() => document.body.dataset['kept'])).toBe('yes')
})
