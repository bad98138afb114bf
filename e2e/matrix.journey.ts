import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, lookAround, openPage, test } from './fixtures.ts'

const statuses = ['solved', 'started', 'in_queue', 'not_started', 'failed', 'partially', 'hinted']

/** A matrix of the demo school, extended to 78 pupils of two classes and 17 tasks. */
async function enlarge(route: Route): Promise<void> {
  const reply = await route.fetch()
  const { tasks, pupils } = (await reply.json()) as { tasks: { id: number }[]; pupils: object[] }
  const many = Array.from({ length: 17 }, (_, index) => ({
    ...tasks[0]!,
    id: 1000 + index,
    position: index + 1,
    title: `Задача о ценах ${index + 1}`,
  }))
  const people = Array.from({ length: 78 }, (_, index) => ({
    ...pupils[0]!,
    user_id: 5000 + index,
    name: `Константинопольский ${String(index + 1).padStart(2, '0')}`,
    school_class_id: index < 40 ? 1 : 2,
    class_title: index < 40 ? '7А' : '7Б',
    state: index % 3 === 0 ? 'in_progress' : 'done',
    is_late: false,
    is_solving: index % 9 === 0,
    moves: index % 11 === 0 ? 2 : 0,
    percent: index % 3 === 0 ? null : 60 + (index % 40),
    mark: index % 3 === 0 ? null : 3 + (index % 3),
    is_mark_set: index === 4,
    // The last but one has solved nothing and goes on trying.
    cells: many.map((_task, task) =>
      index === 76
        ? { status: 'started', tries: 3 }
        : { status: statuses[(index + task * task) % 7]!, tries: (index + task) % 7 === 3 ? 0 : 1 },
    ),
  }))
  await route.fulfill({ response: reply, json: { tasks: many, pupils: people } })
}

async function openMatrix(page: Page): Promise<void> {
  await openPage(page, '/teacher-dashboard/assignments')
  await page.getByRole('link', { name: 'Повторяем линейные уравнения' }).click()
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(78)
}

test('a matrix of 78 pupils and 17 tasks shows names and totals on a telephone, with keyboard navigation', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('teacher')
  await page.route(/\/api\/teacher\/homeworks\/\d+\/matrix$/, enlarge)
  await openMatrix(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 374, height: 900 })
  await expectNoOverflow(page)
  const table = page.getByRole('table')
  const rows = table.locator('tbody tr')
  await table.getByRole('columnheader', { name: 'Ученик' }).scrollIntoViewIfNeeded()
  await table.evaluate((grid) => grid.parentElement!.scrollBy(40, 400))
  for (const title of ['Ученик', 'Итог', 'Отметка'])
    await expect(table.getByRole('columnheader', { name: title })).toBeInViewport({ ratio: 1 })
  await expect(rows.nth(3).getByText('решает сейчас')).toHaveCount(0)
  await expect(rows.nth(9).getByText('решает сейчас')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Обозначения' }).getByText('Ждёт проверки')).toBeVisible()

  // Arrow keys also move over empty cells; far cells are scrolled into view, and the name column stays visible.
  await rows
    .nth(0)
    .getByRole('button', { name: /отметка и срок$/ })
    .focus()
  await page.keyboard.press('End')
  await expect(rows.nth(0).locator('[data-stop]').last()).toBeFocused()
  await expect(rows.nth(0).getByRole('rowheader')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1).locator('[data-stop]').last()).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(rows.nth(77).locator('[data-stop]').last()).toBeFocused()
  await expect(rows.nth(77).getByRole('rowheader')).toBeInViewport()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press(' ')
  await expect(page.getByText('Выбрано: 1')).toBeVisible()
  // The whole table is one stop of the Tab key.
  await page.keyboard.press('Tab')
  await expect(table.locator(':focus')).toHaveCount(0)

  await page.getByRole('link', { name: 'Сначала те, кому нужна помощь' }).click()
  await expect(rows.nth(0)).toContainText('Константинопольский 77')
  await expect(rows.nth(0)).toContainText('17 задач не выходят')
  await page.getByRole('link', { name: /^7А/ }).click()
  await expect(rows).toHaveCount(40)
  await expect(page).toHaveURL(/class=1&s=help/)
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /class_id_eq.*help/)
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('tasks of an assignment are listed with their frequent wrong answers, and a name leads to the pupil', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('teacher')
  await openPage(page, '/teacher-dashboard/assignments')
  await page.getByRole('link', { name: 'Повторяем линейные уравнения' }).click()
  await page
    .getByRole('navigation', { name: 'Разделы задания' })
    .getByRole('link', { name: 'Разбор задач' })
    .click()
  await expect(page).toHaveURL(/view=tasks/)
  const task = page.getByRole('article').filter({ hasText: 'Частые неверные ответы' }).first()
  await expect(task).toContainText(/решили из \d+\sответивш/)
  await lookAround(page)
  await task
    .locator('summary')
    .filter({ hasText: /^\d+\sучени/ })
    .first()
    .click()
  await task.getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Ответ/ })).toBeVisible()
})
