import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readArchive } from '@school/kernel/testing'
import { expect, lookAround, openPage, press, test } from './fixtures.ts'

/** The file downloaded by a link. */
async function save(page: Page, name: string | RegExp): Promise<{ file: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const saved = await coming
  return { file: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

test('a teacher follows a stage: invites pupils who do not participate, prints slips, and downloads the diplomas of another stage', async ({
  another,
}) => {
  const teacher = await another('teacher')
  await openPage(teacher, '/teacher-dashboard')
  await teacher
    .getByRole('navigation', { name: 'Быстрые действия' })
    .getByRole('link', { name: 'Олимпиада' })
    .click()
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Журналы олимпиад')
  await lookAround(teacher)

  await teacher.getByRole('link', { name: 'Основной этап: Физика вокруг нас' }).click()
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Основной этап: Физика вокруг нас')
  await teacher.getByRole('navigation', { name: 'Класс' }).getByRole('link', { name: '7Б' }).click()
  await expect(teacher).toHaveURL(/stage=\d+&class=\d+/)
  await expect(teacher.getByRole('table').getByRole('columnheader', { name: 'Место' })).toHaveCount(0)
  await press(teacher.getByRole('button', { name: 'Напомнить' }))
  await expect(teacher.getByText(/^Приглашение появится в\sплане дня/)).toBeVisible()
  await expect(teacher.getByText('Сегодня уже напомнили')).toBeVisible()
  await lookAround(teacher)
  const slips = await save(teacher, 'Скачать листочки, PDF')
  expect(slips.file).toMatch(/7Б\.pdf$/)
  expect(slips.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const memo = await save(teacher, 'Памятка учителю, PDF')
  expect(memo.file).toMatch(/^Памятка.*\.pdf$/)

  await teacher
    .getByRole('navigation', { name: 'Где я' })
    .getByRole('link', { name: 'Журналы олимпиад' })
    .click()
  await teacher.getByRole('link', { name: 'Основной этап: Осенний узор', exact: true }).click()
  await teacher.getByRole('navigation', { name: 'Класс' }).getByRole('link', { name: '7А' }).click()
  await expect(teacher).toHaveURL(/class=\d+/)
  await expect(teacher.getByRole('columnheader', { name: 'Место' })).toBeVisible()
  await expect(teacher.getByText(/^диплом I\sстепени$/).first()).toBeVisible()
  await lookAround(teacher)
  const { file, bytes } = await save(teacher, /^Скачать все/)
  expect(file).toMatch(/\.zip$/)
  const names = [...(await readArchive(bytes)).keys()]
  expect(names).toContain('Дипломы.xlsx')
  expect(names.filter((name) => name.endsWith('.pdf')).length).toBeGreaterThan(5)
  const letter = await save(teacher, 'Скачать благодарность, PDF')
  expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await teacher
    .getByRole('region', { name: 'Благодарность вам' })
    .getByRole('link', { name: 'Открыть' })
    .click()
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Благодарность')
  await lookAround(teacher)
})
