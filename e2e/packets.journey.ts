import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readArchive, readTable } from '@school/kernel/testing'
import { expect, expectAccessible, lookAround, openPage, press, test } from './fixtures.ts'

const olympiad = 'Физика вокруг нас'
const stage = 'Пробный тур'

/** Clicks the button of the dialog and opens the downloaded file. */
async function savePacket(page: Page, button: string): Promise<Map<string, Buffer>> {
  const coming = page.waitForEvent('download')
  await press(page.getByRole('dialog').getByRole('button', { name: button }))
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  return readArchive(await readFile(await file.path()))
}

/** Codes by the names of pupils, from the table of the packet. */
async function codesIn(files: Map<string, Buffer>): Promise<[name: string, code: string][]> {
  const [, ...rows] = await readTable('xlsx', files.get('Коды.xlsx')!)
  return rows.map(([, name, code]) => [name!, code!])
}

test('a methodist saves the packet of a school; a pupil enters by the code of a slip; a lost slip no longer works', async ({
  page: methodist,
  visitor,
  another,
}) => {
  await visitor.signIn('methodist')
  await openPage(methodist, '/teacher/olympiads')
  await methodist.getByRole('link', { name: `${stage}: ${olympiad}` }).click()
  await methodist.getByRole('link', { name: 'Пакеты' }).click()
  const schools = methodist.getByRole('table', { name: 'Пакеты школ' })
  await expect(schools).toBeVisible()
  await lookAround(methodist)
  await press(schools.getByRole('button', { name: /^Пакет школы/ }).first())
  const dialog = methodist.getByRole('dialog')
  await expect(dialog.getByText('листочки с кодами, PDF на каждый класс')).toBeVisible()
  await expectAccessible(methodist)

  const files = await savePacket(methodist, 'Скачать пакет')
  await expect(methodist.getByText(/^Пакет собран: \d+\sличн/)).toBeVisible()
  const slips = [...files].filter(([name]) => name.startsWith('Листочки/'))
  expect(slips.length).toBeGreaterThan(0)
  for (const [name, bytes] of [...slips, ['Памятка', files.get('Памятка учителю.pdf')!] as const])
    expect(bytes.subarray(0, 5).toString(), name).toBe('%PDF-')
  const codes = await codesIn(files)
  const [name, code] = codes[0]!
  expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
  expect(await codesIn(await savePacket(methodist, 'Скачать ещё раз'))).toEqual(codes)

  const pupil = await another()
  const enter = async (typed: string) => {
    await openPage(pupil, '/code')
    await pupil.getByLabel('Личный код').fill(typed)
    await press(pupil.getByRole('button', { name: 'Войти' }))
  }
  await test.step('a wrong code is reported at its field and stays in it', async () => {
    await enter('AAAAA-22222')
    await expect(pupil.getByLabel('Личный код')).toHaveAccessibleDescription(/Такого кода нет/)
    await expect(pupil.getByLabel('Личный код')).toHaveValue('AAAAA-22222')
    await lookAround(pupil)
  })
  // In the form typed by a child: small letters, no hyphen.
  await enter(code.replace('-', '').toLowerCase())
  await expect(pupil.getByRole('heading', { level: 1, name: olympiad })).toBeVisible()
  await lookAround(pupil)

  await test.step('the slip was lost: the code is revoked, and its sessions end', async () => {
    await methodist.reload()
    await press(schools.getByRole('button', { name: /^Пакет школы/ }).first())
    await dialog.getByLabel('Фамилия или имя').fill(name)
    await press(dialog.getByRole('button', { name: `Отозвать код: ${name}` }))
    await expect(methodist.getByText('Код отозван. Новый будет в следующем пакете')).toBeVisible()
    await enter(code)
    await expect(pupil.getByLabel('Личный код')).toHaveAccessibleDescription(/Такого кода нет/)
  })
})
