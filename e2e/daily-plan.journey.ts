import { expect, expectAccessible, lookAround, openPage, test } from './fixtures.ts'
import { registerParent } from './parent-of.ts'

test('a pupil plans a day: adds an item, postpones another and completes all', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша')
  const found = await page.request.get('/api/catalog/courses?q[grade_eq]=7&q[free_eq]=true')
  const [course] = (await found.json()) as { id: number }[]
  await visitor.send('POST', `/api/courses/${course!.id}/enrollments`)
  await openPage(page, '/dashboard/daily-plan')
  await expect(page.getByRole('heading', { level: 1, name: 'План на сегодня' })).toBeVisible()

  await page.getByRole('button', { name: 'Добавить своё' }).click()
  const adding = page.getByRole('dialog', { name: 'Своё дело' })
  await adding.getByLabel('Что нужно сделать').fill('Шахматы')
  await adding.getByLabel('Сколько минут займёт').fill('30')
  await adding.getByRole('button', { name: 'Добавить' }).click()
  const own = page.getByRole('listitem').filter({ hasText: 'Шахматы' })
  await expect(own).toContainText('30 мин')

  await page.getByRole('button', { name: 'Взять выходной' }).click()
  await expect(page.getByText('Сегодня выходной')).toBeVisible()
  await page.getByRole('button', { name: 'Отменить выходной' }).click()

  await own.getByRole('checkbox', { name: 'Сделано: Шахматы' }).check()
  await expect(page.getByText('День начат')).toBeVisible()
  // On a day without school the plan has no lesson to postpone.
  const lesson = page.getByRole('listitem').filter({ hasText: 'следующий урок курса' })
  if ((await lesson.count()) > 0) {
    await lesson.getByRole('button', { name: /^Что сделать с делом/ }).click()
    await page.getByRole('menuitem', { name: 'Не хочу, потому что…' }).click()
    const refusing = page.getByRole('dialog')
    await refusing.getByRole('radio', { name: 'Это не моё' }).check()
    await expectAccessible(page)
    await refusing.getByRole('button', { name: 'Изменить план' }).click()
    await page.getByText('Мои правила').click()
    await expect(page.getByText('это не моё · следующие уроки')).toBeVisible()
  }
  await expect(page.getByText('На сегодня всё. Можно гулять')).toBeVisible()
  await lookAround(page)
})

test('the 25-minute timer continues across the pages of a tab', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await openPage(page, '/dashboard/daily-plan')
  await page.getByRole('button', { name: 'Запустить' }).click()
  await expect(page).toHaveTitle(/^2[45]:\d\d – дело$/)
  await page.getByRole('main').getByRole('link', { name: 'Мои курсы' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page).not.toHaveTitle(/дело/)
  await page.getByRole('banner').getByRole('link', { name: 'План' }).click()
  await expect(page.getByRole('button', { name: 'Пауза' })).toBeVisible()
  await page.getByRole('button', { name: 'Сразу к отдыху' }).click()
  await expect(page).toHaveTitle(/^[45]:\d\d – отдых$/)
})

test('the demo pupil looks at the day, the rest of yesterday and the week', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await openPage(page, '/dashboard/daily-plan')
  await expect(page.getByText('Со вчера осталось 2 дела')).toBeVisible()
  await expect(page.getByText(/перенесено со вчера/i).first()).toBeVisible()
  await lookAround(page)
  await page.getByRole('navigation', { name: 'Неделя' }).getByRole('link').nth(8).click()
  await expect(page).toHaveURL(/\?date=/)
  await page.getByRole('link', { name: 'К сегодняшнему дню' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'План на сегодня' })).toBeVisible()
})

test('a parent reads the plan of a child, and agrees on the minutes of a day', async ({
  another,
  visitor,
}) => {
  await visitor.register('Миронова Маша')
  for (const [title, minutes] of [
    ['Шахматы', 30],
    ['Уборка', 25],
  ])
    await visitor.send('POST', '/api/user/daily_plan/items', { title, minutes })
  const parent = await another()
  await registerParent(parent, visitor, 'Миронова Василиса')
  await openPage(parent, '/dashboard/family')
  await parent.getByRole('link', { name: 'План на день' }).click()
  await expect(parent.getByRole('listitem').filter({ hasText: 'Шахматы' })).toContainText('30 мин')
  for (const name of ['Добавить своё', 'Взять выходной', 'Начать день', 'Запустить', 'Изменить предел'])
    await expect(parent.getByRole('button', { name })).toHaveCount(0)
  await parent.getByLabel('Договорённость о времени').selectOption('30')
  await expect(parent.getByText('предел дня 30 мин: так решили дома')).toBeVisible()
  await expect(parent.getByText('Это больше предела на 25 мин')).toBeVisible()
  await lookAround(parent)
  await parent.getByRole('navigation', { name: 'Неделя' }).getByRole('link').nth(8).click()
  await expect(parent).toHaveURL(/\/children\/\d+\/plan\?date=/)
})

test('a pupil puts the rows of a day in an own order, by keys and by hand', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша')
  for (const title of ['Шахматы', 'Уборка', 'Чтение'])
    await visitor.send('POST', '/api/user/daily_plan/items', { title, minutes: 10 })
  await openPage(page, '/dashboard/daily-plan')
  const rows = page.getByRole('region', { name: 'Дела на день' }).getByRole('listitem')
  await expect(rows).toHaveText([/Шахматы/, /Уборка/, /Чтение/])
  const kept = () => page.waitForResponse((reply) => reply.url().endsWith('/order') && reply.ok())
  const byKeys = kept()
  await page.getByRole('button', { name: 'Переставить стрелками: Чтение' }).press('ArrowUp')
  await expect(rows).toHaveText([/Шахматы/, /Чтение/, /Уборка/])
  await byKeys
  await expect(page.getByRole('button', { name: 'Переставить стрелками: Чтение' })).toBeFocused()
  const grip = (await page.getByRole('button', { name: 'Переставить стрелками: Шахматы' }).boundingBox())!
  const last = (await rows.last().boundingBox())!
  await page.mouse.move(grip.x + 8, grip.y + 8)
  await page.mouse.down()
  await page.mouse.move(grip.x + 12, last.y + last.height / 2, { steps: 8 })
  const byHand = kept()
  await page.mouse.up()
  await expect(rows).toHaveText([/Чтение/, /Уборка/, /Шахматы/])
  await byHand
  await page.reload()
  await expect(rows).toHaveText([/Чтение/, /Уборка/, /Шахматы/])
  await lookAround(page)
})
