import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, lookAround, openPage, press, test } from './fixtures.ts'

const cell = (page: Page, line: number): Locator => page.locator(`[data-line="${line}"][data-column="0"]`)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openJournal(page: Page, className: string): Promise<void> {
  await openPage(page, '/teacher-dashboard/school_classes')
  await page.getByRole('link', { name: `Класс ${className}` }).click()
  await expect(heading(page)).toHaveText(`Класс ${className}`)
  await page.getByRole('link', { name: 'Журнал', exact: true }).click()
  await expect(heading(page)).toHaveText(`Журнал ${className}`)
}

/** A column of a discipline without marks in this class. */
async function addColumn(page: Page, discipline: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Новый столбец' }).first())
  await page.getByRole('combobox', { name: 'Предмет' }).selectOption({ label: discipline })
  await page.getByLabel('Что это было').selectOption({ label: 'Контрольная' })
  await page.getByRole('textbox', { name: /^Тема/ }).fill('Проверка журнала')
  await press(page.getByRole('button', { name: 'Добавить', exact: true }))
  await expect(page.getByRole('grid', { name: discipline })).toBeVisible()
}

/** In the clipboard format of a spreadsheet. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(event)
  }, text)

test('a teacher fills a column by keys and from a spreadsheet, undoes and redoes it', async ({ another }) => {
  const teacher = await another('teacher')
  await openJournal(teacher, '9А')
  await expect(teacher).toHaveTitle(/^9А — Журнал/)
  await addColumn(teacher, 'Информатика')
  await expect(cell(teacher, 1)).toBeFocused()
  await teacher.keyboard.press('5')
  await expect(cell(teacher, 2)).toBeFocused()
  await teacher.keyboard.press('y')
  await teacher.keyboard.press('3')
  await expect(cell(teacher, 1)).toHaveText('5')
  await expect(cell(teacher, 2)).toContainText('не было на уроке')
  await teacher.keyboard.press('ArrowUp')
  await teacher.keyboard.press('Delete')
  await expect(cell(teacher, 3)).toHaveText('пусто')

  await paste(teacher, 'Гринёв Пётр\n4\n')
  await expect(teacher.getByText('Во вставке не отметки: строка 1, столбец 1: «Гринёв Пётр»')).toBeVisible()
  await expect(cell(teacher, 4)).toHaveText('пусто')
  await paste(teacher, '4\n90 %\n')
  await expect(cell(teacher, 3)).toHaveText('4')
  await expect(cell(teacher, 4)).toHaveText('5')
  await teacher.keyboard.press('Control+z')
  await expect(cell(teacher, 3)).toHaveText('пусто')
  await expect(cell(teacher, 4)).toHaveText('пусто')
  await teacher.keyboard.press('Control+Shift+z')
  await expect(cell(teacher, 4)).toHaveText('5')
  await expect(teacher.getByText('Всё сохранено')).toBeVisible()
  await teacher.reload()
  await expect(cell(teacher, 1)).toHaveText('5')
  await expect(cell(teacher, 3)).toHaveText('4')
  await lookAround(teacher)
})

test('a conflict of two teachers at one cell shows the first mark to the second teacher, who decides', async ({
  another,
}) => {
  const [teacher, colleague] = [await another('teacher'), await another('school-teacher')]
  await openJournal(teacher, '7Б')
  await addColumn(teacher, 'Физика')
  await openPage(colleague, new URL(teacher.url()).pathname + new URL(teacher.url()).search)
  await cell(colleague, 1).click()
  await colleague.keyboard.press('4')
  await expect(colleague.getByText('Всё сохранено')).toBeVisible()

  await cell(teacher, 1).click()
  await teacher.keyboard.press('5')
  await teacher.keyboard.press('3')
  await expect(teacher.getByText('Эту ячейку тем временем изменили')).toBeVisible()
  await expect(teacher.getByText(/^Сейчас «4» \(было пусто\): /)).toBeVisible()
  await expect(cell(teacher, 2)).toHaveText('3')
  await expect(cell(teacher, 1)).toHaveText('4')
  await expectAccessible(teacher)
  await press(teacher.getByRole('button', { name: 'Поставить моё: «5»' }))
  await expect(cell(teacher, 1)).toHaveText('5')
  await expect(teacher.getByText('Всё сохранено')).toBeVisible()
  await colleague.reload()
  await expect(cell(colleague, 1)).toHaveText('5')
  await expect(cell(colleague, 2)).toHaveText('3')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('marks are kept on the device and sent when the connection is back; touch screens have large buttons', async ({
    another,
  }) => {
    const teacher = await another('teacher')
    await openJournal(teacher, '2А')
    await addColumn(teacher, 'Английский язык')
    await teacher.setViewportSize({ width: 374, height: 800 })
    await cell(teacher, 1).click()
    const pad = teacher.getByRole('group', { name: 'Поставить отметку' })
    await teacher.context().setOffline(true)
    await pad.getByRole('button', { name: '5' }).click()
    await pad.getByRole('button', { name: 'не было на уроке' }).click()
    await expect(cell(teacher, 1)).toHaveText('5')
    await expect(teacher.getByText('Нет связи. Сохранено на этом устройстве: 2 отметки')).toBeVisible()
    await teacher.context().setOffline(false)
    await expect(teacher.getByText('Всё сохранено')).toBeVisible()
    await expectNoOverflow(teacher)
    await teacher.reload()
    await expect(cell(teacher, 2)).toContainText('не было на уроке')
  })
})
