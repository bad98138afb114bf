import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test, widths } from './fixtures.ts'

/** Opens a task of the demo school by the names of its course, lesson and task, as an enrolled pupil. */
async function openTask(
  page: Page,
  send: (method: 'POST', url: string) => Promise<unknown>,
  [course, lesson, task]: readonly [string, string, string],
  grade: number,
): Promise<Locator> {
  const found = await page.request.get(`/api/catalog/courses?q[grade_eq]=${grade}`)
  const { id } = ((await found.json()) as { id: number; title: string }[]).find(({ title }) =>
    title.startsWith(course),
  )!
  await send('POST', `/api/courses/${id}/enrollments`)
  const { lessons } = (await (await page.request.get(`/api/courses/${id}`)).json()) as {
    lessons: { id: number; title: string }[]
  }
  const { id: lessonId } = lessons.find(({ title }) => title.startsWith(lesson))!
  const tasks = (await (await page.request.get(`/api/lessons/${lessonId}/tasks`)).json()) as {
    id: number
    title: string
  }[]
  const { id: taskId } = tasks.find(({ title }) => title === task)!
  await openPage(page, `/courses/${id}/lessons/${lessonId}?task=${taskId}`)
  const article = page.getByRole('article', { name: task })
  // The code of such a form is loaded separately from that of the page.
  await expect(article.locator('fieldset[aria-busy="false"]')).toBeVisible()
  return article
}

const answer = (page: Page) => page.getByRole('button', { name: 'Ответить' })
const seen = async (task: Locator) => expect(task.getByText(/^Верно!/)).toBeVisible()

/** Presses, moves in steps like a hand, and releases in the middle of the target. */
async function drag(page: Page, what: Locator, where: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  await where.scrollIntoViewIfNeeded()
  const from = (await what.boundingBox())!
  const to = (await where.boundingBox())!
  await page.mouse.move(from.x + 12, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 24, from.y + from.height / 2 + 6, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
}

const tasks = {
  speeds: ['Движение и силы', 'Равномерное движение', 'От медленного к быстрому'],
  formula: ['Движение и силы', 'Ускоренное движение', 'Формула из карточек'],
  laws: ['Движение и силы', 'Законы Ньютона', 'Три закона — три случая'],
  forces: ['Движение и силы', 'Тяжесть', 'Сила и её формула'],
  headline: ['Орфография', 'Последняя улика', 'Фраза из обрезков'],
  keys: ['Орфография', 'Западающая клавиша', 'Две стопки карточек'],
  baskets: ['Клуб почемучек', 'Живое и неживое', 'Три корзинки'],
  drop: ['Клуб почемучек', 'Путешествие капли', 'Кругосветка капли'],
} as const

const speeds = ['самокат', 'велосипед', 'мопед', '«Табуретка»', 'гончая']

/** Puts things in order by the given way of moving one to a place. */
async function sortBy(
  task: Locator,
  names: readonly string[],
  move: (name: string, row: Locator) => Promise<void>,
): Promise<void> {
  for (const [index, name] of names.entries()) {
    const row = task.getByRole('list').locator('> li').nth(index)
    if (!(await row.textContent())!.includes(name)) await move(name, row)
    await expect(row).toContainText(name)
  }
}
const rowButton = (task: Locator, name: string) =>
  task.getByRole('button', { name: new RegExp(`^\\d\\. ${name}`) })

test('one of each kind is solved by dragging', async ({ page, visitor }) => {
  test.slow()
  await visitor.register('Миронова Маша', 9)

  const order = await openTask(page, visitor.send, tasks.speeds, 9)
  await answer(page).click()
  await expect(order.getByText('Сначала')).toBeVisible()
  await sortBy(order, speeds, (name, row) => drag(page, rowButton(order, name), row))
  await answer(page).click()
  await seen(order)
  await expectAccessible(page)

  const laws = await openTask(page, visitor.send, tasks.laws, 9)
  const pairs = [
    ['Ракета', 'третий закон Ньютона'],
    ['Ту же силу', 'закон Архимеда'],
    ['Шайба', 'первый закон Ньютона'],
  ] as const
  for (const [left, right] of pairs)
    await drag(
      page,
      laws.getByRole('button', { name: right }),
      laws.getByRole('button', { name: `Выбери пару: ${left}` }),
    )
  await answer(page).click()
  await expect(laws.getByText('Почти!')).toBeVisible()
  await expect(laws.getByText('Верно 2\u00a0из\u00a03')).toBeVisible()
  await expect(laws.getByRole('listitem').filter({ hasText: 'Ту же силу' })).toContainText('неверно')
  // The right one replaces the wrong one.
  await drag(
    page,
    laws.getByRole('button', { name: 'второй закон Ньютона' }),
    laws.getByRole('button', { name: 'закон Архимеда' }),
  )
  await answer(page).click()
  await seen(laws)

  const headline = await openTask(page, visitor.send, tasks.headline, 5)
  const tray = headline.getByRole('group', { name: 'Твой ответ' })
  for (const piece of ['Лёва', 'учиться', 'не', 'боится'])
    await drag(page, headline.getByRole('button', { name: piece, exact: true }), tray)
  await expect(tray).toHaveText('ЛёваучитьсяНебоится', { ignoreCase: true })
  await drag(
    page,
    tray.getByRole('button', { name: 'учиться' }),
    tray.getByRole('button', { name: 'боится' }),
  )
  await expect(tray).toHaveText('Лёванебоитсяучиться')
  await answer(page).click()
  await seen(headline)

  const keys = await openTask(page, visitor.send, tasks.keys, 5)
  for (const card of ['помощ', 'бережёш', 'настеж', 'реч'])
    await drag(page, keys.getByRole('button', { name: card }), keys.getByRole('group', { name: 'Пишем ь' }))
  for (const card of ['плащ', 'туч', 'горяч', 'замуж'])
    await drag(page, keys.getByRole('button', { name: card }), keys.getByRole('group', { name: 'Без ь' }))
  await answer(page).click()
  await seen(keys)
  await expectAccessible(page)
})

test('one of each kind is solved by clicks: an item, then its place', async ({ page, visitor }) => {
  test.slow()
  await visitor.register('Гринёв Пётр', 9)

  const order = await openTask(page, visitor.send, tasks.speeds, 9)
  await sortBy(order, speeds, async (name, row) => {
    await rowButton(order, name).click()
    await expect(rowButton(order, name)).toHaveAttribute('aria-pressed', 'true')
    await row.locator('button').first().click()
  })
  await rowButton(order, 'гончая').locator('xpath=..').getByRole('button', { name: /^Выше/ }).click()
  await expect(order.getByRole('status').first()).toHaveText(/гончая.*: место 4 из 5\./)
  await rowButton(order, 'гончая').locator('xpath=..').getByRole('button', { name: /^Ниже/ }).click()
  await answer(page).click()
  await seen(order)

  const formula = await openTask(page, visitor.send, tasks.formula, 9)
  for (const piece of ['vₓ', '=', '6', '-', '2t']) {
    const name = piece === 'vₓ' ? /^v/ : piece
    await formula.getByRole('group', { name: 'Кусочки' }).getByRole('button', { name, exact: true }).click()
  }
  await answer(page).click()
  await seen(formula)

  // The place may also be clicked first.
  const forces = await openTask(page, visitor.send, tasks.forces, 9)
  await forces.getByRole('button', { name: /(Выбери пару|Сюда): Сила тяжести/ }).click()
  await forces.getByRole('button', { name: 'mg', exact: true }).click()
  await forces.getByRole('button', { name: 'kx' }).click()
  await forces.getByRole('button', { name: /(Выбери пару|Сюда): Сила упругости/ }).click()
  await forces.getByRole('button', { name: 'mgh' }).click()
  await forces.getByRole('button', { name: /(Выбери пару|Сюда): Сила трения/ }).click()
  await forces.getByRole('button', { name: 'mgh' }).click()
  await forces.getByRole('button', { name: 'Вернуть сюда' }).click()
  await forces
    .getByRole('button', { name: 'mu N' })
    .or(forces.getByRole('button', { name: 'μ' }))
    .click()
  await forces.getByRole('button', { name: /(Выбери пару|Сюда): Сила трения/ }).click()
  await answer(page).click()
  await seen(forces)
})

test('the youngest sort cards with the keyboard alone, with gentle texts and on a phone', async ({
  page,
  visitor,
}) => {
  test.slow()
  await page.setViewportSize({ width: 374, height: 740 })
  await visitor.register('Кузмич Ваня', 2)
  const task = await openTask(page, visitor.send, tasks.baskets, 2)
  const homes: Record<string, string> = {
    ...Object.fromEntries(['ромашка', 'воробей', 'гриб'].map((card) => [card, 'Живая природа'])),
    ...Object.fromEntries(['сосулька', 'ветер'].map((card) => [card, 'Неживая природа'])),
    ...Object.fromEntries(['скамейка', 'мяч', 'варежка'].map((card) => [card, 'Сделал человек'])),
  }
  const cards = task.getByRole('group', { name: 'Карточки' })
  for (const target of await cards.getByRole('button').all()) {
    const { height } = (await target.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(56)
  }
  const focused = page.locator(':focus')
  await cards.getByRole('button').first().focus()
  for (let placed = 0; placed < 8; placed++) {
    const card = (await focused.textContent())!.trim()
    await page.keyboard.press('Enter')
    await expect(task.getByRole('status').first()).toContainText(`Выбрано: ${card}`)
    const place = `Сюда: ${homes[card]!}`
    for (let step = 0; step < 12 && (await focused.getAttribute('aria-label')) !== place; step++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(task.getByRole('status').first()).toHaveText(`${card}: теперь в группе «${homes[card]!}».`)
  }
  await expect(task.getByText('Все карточки разложены')).toBeVisible()
  await expectNoOverflow(page)

  // A key returns a card, Escape releases a held one, and the answer survives a reload.
  await task.getByRole('button', { name: 'гриб' }).focus()
  await page.keyboard.press('Delete')
  await expect(cards.getByRole('button', { name: 'гриб' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(cards.getByRole('button', { name: 'гриб' })).toHaveAttribute('aria-pressed', 'false')
  await openPage(page, page.url())
  await expect(task.locator('fieldset[aria-busy="false"]')).toBeVisible()
  await expect(cards.getByRole('button')).toHaveText(['гриб'])
  await cards.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await answer(page).focus()
  await page.keyboard.press('Enter')
  await expect(task.getByText('Верно! Молодец!')).toBeVisible()
  await expectAccessible(page)
})

test('rows are ordered with the keyboard: taken, moved by arrows, put down', async ({ page, visitor }) => {
  await visitor.register('Зурин Иван', 9)
  const task = await openTask(page, visitor.send, tasks.speeds, 9)
  await sortBy(task, speeds, async (name, row) => {
    const button = rowButton(task, name)
    await button.focus()
    await page.keyboard.press('Space')
    for (let step = 0; step < 5 && !(await row.textContent())!.includes(name); step++) {
      await page.keyboard.press('ArrowUp')
      await expect(button).toBeFocused()
    }
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })
  await answer(page).focus()
  await page.keyboard.press('Enter')
  await seen(task)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 374, height: 740 } })

  test('a row is dragged by its grip, a swipe over the row scrolls', async ({ page, visitor }) => {
    await visitor.register('Савельич Архип', 2)
    const task = await openTask(page, visitor.send, tasks.drop, 2)
    const rows = task.getByRole('list').locator('> li')
    await rows.first().scrollIntoViewIfNeeded()
    const before = await rows.allTextContents()
    const session = await page.context().newCDPSession(page)
    const touch = (type: string, x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await touch('touchStart', from.x, from.y)
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8)
      await touch('touchEnd', to.x, to.y)
    }
    const middleOf = async (what: Locator) => {
      const box = (await what.boundingBox())!
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    await swipe(await middleOf(rows.nth(0).locator('[data-grip]')), await middleOf(rows.nth(1)))
    await expect(rows.nth(1)).toContainText(before[0]!.slice(3, 14))
    const after = await rows.allTextContents()
    const from = await middleOf(rows.nth(1))
    await swipe(from, { x: from.x, y: from.y - 120 })
    expect(await rows.allTextContents()).toEqual(after)
  })
})

test('every form fits every width and stays accessible', async ({ page, visitor }) => {
  test.slow()
  await visitor.register('Рейнсдорп Андрей', 9)
  for (const [name, grade] of [
    ['speeds', 9],
    ['formula', 9],
    ['laws', 9],
    ['keys', 5],
  ] as const) {
    await openTask(page, visitor.send, tasks[name], grade)
    await expectAccessible(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
    }
  }
})
