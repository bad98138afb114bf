import { expect, lookAround, openPage, press, sendAs, test } from './fixtures.ts'
import { enterPortal, portalAt } from './portal-entry.ts'

test('a teacher’s message creates a notification of the pupil, which leads to the message and becomes read', async ({
  another,
}) => {
  const teacher = await another('teacher')
  const found = await teacher.request.get('/api/school_classes')
  const { classes } = (await found.json()) as { classes: { id: number; name: string }[] }
  const own = classes.find(({ name }) => name === '7А')!
  const text = `Завтра пишем самостоятельную ${Date.now()}`
  const sent = { text, to: 'pupils', pupil_ids: null }
  const { status } = await sendAs(teacher.request, 'POST', `/api/school_classes/${own.id}/messages`, sent)
  expect(status).toBe(200)

  const pupil = await another('pupil')
  await openPage(pupil, '/dashboard')
  const menu = pupil.getByRole('button', { name: /^Меню профиля, \d+ непрочитанн/ })
  await expect(menu).toBeVisible()
  await menu.click()
  await pupil.getByRole('link', { name: /^Уведомления/ }).click()
  await expect(pupil.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible()
  await lookAround(pupil)

  const line = pupil.getByRole('listitem').filter({ hasText: text })
  await press(line.getByRole('link', { name: /пишет классу 7А/ }))
  await expect(pupil).toHaveURL(new RegExp(`/school_classes/${own.id}/courses#messages`))
  await expect(pupil.getByText(text)).toBeVisible()
  await openPage(pupil, '/dashboard/notifications?kind=class_message')
  await expect(line.getByRole('button', { name: /^Отметить прочитанным/ })).toHaveCount(0)
})

test.describe('on the portal', () => {
  test.use({ baseURL: portalAt })

  test('the notifications of the account menu lead to the news, and all can be marked as read at once', async ({
    page,
  }) => {
    await enterPortal(page, 'graduate', '/dashboard/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible()
    await lookAround(page)
    const all = page.getByRole('button', { name: 'Прочитать все' })
    if (await all.isVisible()) await press(all)
    await expect(all).toHaveCount(0)
    await page.getByRole('link', { name: /^Непрочитанные/ }).click()
    await expect(page.getByRole('heading', { name: 'Всё прочитано' })).toBeVisible()
    await press(page.getByRole('button', { name: 'Меню пользователя' }))
    await page.getByRole('menuitem', { name: 'Уведомления' }).click()
    await expect(page).toHaveURL(`${portalAt}/dashboard/notifications`)
    await lookAround(page)
  })
})
