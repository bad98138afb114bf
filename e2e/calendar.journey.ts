import { expect, expectAccessible, lookAround, openPage, test } from './fixtures.ts'

test('a pupil adds an item to the calendar, moves it by keys and by dragging, and shares the calendar', async ({
  page,
  visitor,
  browser,
}) => {
  await visitor.register('Миронова Маша')
  await openPage(page, '/dashboard/calendar?view=week')
  await expect(page.getByRole('heading', { name: 'Свободная неделя' })).toBeVisible()
  await page.getByRole('button', { name: 'Добавить дело' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Новое дело' })
  await adding.getByLabel('Сколько минут').fill('2')
  await adding.getByLabel('Что это').fill('Шахматы')
  await adding.getByRole('button', { name: 'Добавить' }).click()
  await expect(adding.getByText('От 5 минут до 12 часов')).toBeVisible()
  await adding.getByLabel('Сколько минут').fill('90')
  await adding.getByRole('button', { name: 'Добавить' }).click()
  await expect(adding).toBeHidden()

  const days = page.getByRole('main').locator('[data-place]')
  const own = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^16:00–17:30/ })
  const dayOf = () => own.evaluate((item) => item.closest<HTMLElement>('[data-place]')!.dataset['place']!)
  const today = await dayOf()
  const grip = page.getByRole('button', { name: 'Перенести стрелками: Шахматы' })
  // A day of the current week.
  const isSunday = (await days.last().getAttribute('data-place')) === today
  await grip.press(isSunday ? 'ArrowLeft' : 'ArrowRight')
  await expect.poll(dayOf).not.toBe(today)
  await expect(grip).toBeFocused()

  const target = page.locator(`[data-place="${today}"]`)
  await grip.hover()
  await page.mouse.down()
  const box = (await target.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 10, { steps: 8 })
  await page.mouse.up()
  await expect.poll(dayOf).toBe(today)

  await page.getByRole('button', { name: 'Поделиться' }).click()
  const sharing = page.getByRole('dialog', { name: 'Календарь по ссылке' })
  await sharing.getByRole('button', { name: 'Сделать ссылку' }).click()
  const link = await sharing.getByLabel('Ссылка на страницу').inputValue()
  await expectAccessible(page)

  const guest = await browser.newPage()
  await guest.goto(`${link}?view=week`)
  await expect(guest.getByRole('heading', { level: 1, name: 'Календарь: Маша' })).toBeVisible()
  await expect(guest.getByText('Шахматы')).toBeVisible()
  await expect(guest.getByText('Миронова')).toBeHidden()
  await sharing.getByRole('button', { name: 'Отозвать ссылку' }).click()
  await page
    .getByRole('dialog', { name: 'Отозвать ссылку?' })
    .getByRole('button', { name: 'Отозвать ссылку' })
    .click()
  await expect(sharing.getByRole('button', { name: 'Сделать ссылку' })).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('Календарь по этой ссылке закрыт')).toBeVisible()
  await guest.close()
  await page.keyboard.press('Escape')
  await lookAround(page)
})

test('a parent reads the calendars of the children, and may subscribe to them', async ({ page, visitor }) => {
  await visitor.signIn('parent')
  await openPage(page, '/dashboard/calendar?view=list')
  await expect(page.getByRole('button', { name: 'Подписаться' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Календари детей' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/family\/children\/\d+\/calendar$/)
  await expect(page.getByRole('button', { name: 'Добавить дело' })).toBeHidden()
  await lookAround(page)
})

test('a teacher reads the deadlines of the classes, and creates a feed for a class', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('teacher')
  await openPage(page, '/dashboard/calendar?view=list')
  await expect(
    page
      .getByRole('main')
      .getByText(/^7А.*: /)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Подписаться' }).click()
  const ways = page.getByRole('dialog', { name: 'Календарь по ссылке' })
  const ofClass = ways.getByRole('region', { name: 'Класс 7А' })
  await ofClass.getByRole('button', { name: 'Сделать подписку для 7А' }).click()
  await expect(ofClass.getByLabel('Ссылка для 7А')).toHaveValue(/calendar\.ics/)
  await ofClass.getByRole('button', { name: 'Отозвать ссылку' }).click()
  await page
    .getByRole('dialog', { name: 'Отозвать ссылку?' })
    .getByRole('button', { name: 'Отозвать' })
    .click()
  await expect(ofClass.getByRole('button', { name: 'Сделать подписку для 7А' })).toBeVisible()
})
