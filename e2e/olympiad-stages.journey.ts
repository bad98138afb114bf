import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, lookAround, openPage, press, test, newSurname } from './fixtures.ts'

const olympiad = 'Физика вокруг нас'
const stage = 'Финал для любопытных'

/** A day in the format of a form's field, this number of days from now. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10)

async function sayWhen(form: Page | Locator, name: string, days: number, hour: string): Promise<void> {
  await form.getByLabel(`${name}: день`).fill(dayIn(days))
  await form.getByLabel(`${name}: время`).fill(hour)
}

async function openOlympiad(page: Page): Promise<void> {
  await openPage(page, '/catalog/olympiads')
  await page.getByRole('link', { name: olympiad }).click()
  await expect(page.getByRole('heading', { level: 1, name: olympiad })).toBeVisible()
}

test('a methodist creates a stage, a pupil enters it; it is moved and cancelled, and the pupil is notified', async ({
  page,
  another,
  visitor,
}) => {
  const methodist = await another('methodist')
  await test.step('the methodist fills in the stage, is refused once and keeps the typed text', async () => {
    await openPage(methodist, '/teacher/olympiads')
    await methodist.getByRole('link', { name: `Новый этап: ${olympiad}` }).click()
    await expect(methodist.getByRole('heading', { level: 1 })).toHaveText(`Новый этап: ${olympiad}`)
    await lookAround(methodist)
    await methodist.getByLabel('Название').fill(stage)
    await sayWhen(methodist, 'Откроется', 20, '10:00')
    await sayWhen(methodist, 'Закроется', 19, '20:00')
    await sayWhen(methodist, 'Итоги', 25, '12:00')
    for (const grade of [8, 9])
      await methodist.getByLabel(`${grade} класс: набор`).selectOption({ label: 'Не участвует' })
    await methodist.getByLabel('7 класс: минут на работу').fill('30')
    await press(methodist.getByRole('button', { name: 'Создать этап' }))
    await expect(methodist.getByText('Этап должен закрыться позже, чем откроется')).toBeVisible()
    await expectAccessible(methodist)
    await expect(methodist.getByLabel('Название')).toHaveValue(stage)
    await sayWhen(methodist, 'Закроется', 20, '20:00')
    await press(methodist.getByRole('button', { name: 'Создать этап' }))
    await expect(methodist.getByRole('heading', { level: 1, name: `${stage}: ${olympiad}` })).toBeVisible()
    await lookAround(methodist)
  })

  await visitor.register(`${newSurname()} Маша`, 7)
  await openOlympiad(page)
  const road = page.getByRole('listitem').filter({ hasText: stage })
  await expect(road).toContainText('10:00–20:00')
  const panel = page.getByRole('region', { name: `Участвовать: ${stage.toLowerCase()}` })
  await panel.getByRole('radio', { name: '7 класс — твой' }).check()
  await press(panel.getByRole('button', { name: 'Участвовать' }))
  await expect(page.getByRole('region', { name: `Ты участвуешь: 7 класс ${stage}` })).toBeVisible()

  await test.step('the methodist moves it by a week with a reason', async () => {
    await press(methodist.getByRole('button', { name: 'Перенести' }))
    const dialog = methodist.getByRole('dialog', { name: `Перенести: ${stage}` })
    await expect(dialog.getByLabel('7 класс: минут на работу')).toHaveValue('30')
    await sayWhen(dialog, 'Откроется', 27, '11:00')
    await sayWhen(dialog, 'Закроется', 27, '21:00')
    await sayWhen(dialog, 'Итоги', 32, '12:00')
    await expectAccessible(methodist)
    await press(dialog.getByRole('button', { name: 'Перенести' }))
    await expect(dialog.getByText('Напишите причину: её прочитают участники')).toBeVisible()
    await dialog.getByLabel('Причина').fill('В этот день городской праздник')
    await press(dialog.getByRole('button', { name: 'Перенести' }))
    await expect(dialog).toHaveCount(0)
    await expect(methodist.getByText('11:00–21:00')).toBeVisible()
    await expect(
      methodist.getByText(/^Перенесён .* Причина: В этот день городской праздник\.$/),
    ).toBeVisible()
  })

  await page.reload()
  await expect(road).toContainText('11:00–21:00')
  await expect(road).toContainText('В этот день городской праздник')
  await lookAround(page)
  await openPage(page, '/dashboard')
  await expect(page.getByRole('link', { name: new RegExp(`${stage}: .*11:00`) })).toBeVisible()

  await test.step('the methodist cancels it: its set is free again, the pupil reads the reason', async () => {
    await press(methodist.getByRole('button', { name: 'Отменить этап' }))
    const dialog = methodist.getByRole('dialog', { name: `Отменить: ${stage}` })
    await dialog.getByLabel('Причина').fill('Мало участников')
    await expectAccessible(methodist)
    await press(dialog.getByRole('button', { name: 'Отменить этап' }))
    await expect(dialog).toHaveCount(0)
    await expect(methodist.getByText(/^Отменён .* Причина: Мало участников\.$/)).toBeVisible()
  })
  await openOlympiad(page)
  await expect(page.getByRole('region', { name: `Этап отменён ${stage}` })).toContainText('Мало участников')
  await lookAround(page)
})
