import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, lookAround, press } from './fixtures.ts'

/**
 * Finds a pupil with an attempt in progress in the supervisor's list, and gives ten minutes. @returns the row of the pupil
 * @param tab the tab that lists given time, if it is not next to the list of pupils
 */
export async function giveTenMinutes(leader: Page, name: string, tab?: string): Promise<Locator> {
  await leader.getByLabel('Фамилия или имя').fill(name)
  await press(leader.getByRole('button', { name: 'Найти' }))
  const row = leader.getByRole('table', { name: 'Участники' }).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('решает')
  await press(row.getByRole('button', { name: `Действия: ${name} Маша` }))
  await leader.getByRole('menuitem', { name: 'Дать время' }).click()
  const form = leader.getByRole('dialog', { name: `Дать время: ${name} Маша` })
  await expect(form).toBeVisible()
  await expectAccessible(leader)
  await form.getByLabel('Причина').fill('Отключали свет')
  await press(form.getByRole('button', { name: 'Дать время' }))
  await expect(form).toHaveCount(0)
  if (tab) await leader.getByRole('link', { name: tab }).click()
  const given = leader.getByRole('table', { name: 'Кому дано время' })
  await expect(given.getByRole('row').filter({ hasText: name })).toContainText('+10')
  await lookAround(leader)
  if (tab) await leader.goBack()
  return row
}
