import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectSaved,
  finishAttempt,
  lookAround,
  namesIn,
  openPage,
  press,
  startClock,
  test,
  newSurname,
} from './fixtures.ts'
import { giveTenMinutes } from './more-time.ts'

/** Opens the page from the menu. */
async function openStage(page: Page, title: string, stage: string): Promise<void> {
  await openPage(page, '/teacher/olympiads')
  await page.getByRole('link', { name: `${stage}: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${stage}: ${title}` })).toBeVisible()
}

test('a methodist gives ten minutes to a pupil who is solving, and the pupil’s clock grows', async ({
  page,
  another,
  visitor,
}) => {
  const pupil = page
  const name = newSurname()
  await visitor.register(`${name} Маша`, 7)
  await openPage(pupil, '/catalog/olympiads')
  await pupil.getByRole('link', { name: 'Физика вокруг нас' }).click()
  const trial = pupil.getByRole('region', { name: 'Участвовать: пробный тур' })
  await trial.getByRole('radio', { name: '7 класс — твой' }).check()
  await press(trial.getByRole('button', { name: 'Участвовать' }))
  await startClock(pupil)
  await expect(pupil.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)

  const methodist = await another('methodist')
  await openStage(methodist, 'Физика вокруг нас', 'Пробный тур')
  const participants = methodist.getByRole('table', { name: 'Участники' })

  await test.step('participants of a class, sorted by keys, are exported as shown', async () => {
    await methodist.getByRole('combobox', { name: 'Класс' }).selectOption({ label: '8 класс' })
    await expect(methodist).toHaveURL(/grade=8/)
    await methodist.getByRole('combobox', { name: 'Состояние' }).selectOption({ label: 'сдано' })
    await expect(methodist).toHaveURL(/state=handed_in/)
    const byName = participants.getByRole('columnheader', { name: 'Участник' })
    for (const order of ['ascending', 'descending']) {
      await byName.getByRole('button').press('Enter')
      await expect(byName).toHaveAttribute('aria-sort', order)
    }
    const names = await namesIn(participants)
    expect(names.length).toBeGreaterThan(5)
    expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare).toReversed())
    await expectSaved(methodist, names)
    const columns = methodist.getByRole('group', { name: 'Участники' }).locator('summary')
    await columns.press('Enter')
    await methodist.getByRole('checkbox', { name: 'Начало' }).press('Space')
    await expect(participants.getByRole('columnheader', { name: 'Начало' })).toBeVisible()
    await expectAccessible(methodist)
    await methodist.keyboard.press('Escape')
    await expect(columns).toBeFocused()
  })

  await methodist.getByRole('link', { name: 'Показать всех' }).click()
  const row = await giveTenMinutes(methodist, name, 'Время')

  // The next reply contains the new end.
  await pupil.getByLabel('Твой ответ').fill('3')
  await expect(pupil.getByText(/^Сохранено в/)).toBeVisible()
  await expect(pupil.getByText('Тебе добавили 10 минут')).toBeVisible()
  await expect(pupil.getByRole('timer')).toHaveText(/^2[0-5]:\d\d$/)

  await test.step('an attempt is disqualified: the pupil reads the reason; then it is undone', async () => {
    await press(row.getByRole('button', { name: `Действия: ${name} Маша` }))
    await methodist.getByRole('menuitem', { name: 'Снять с рейтинга' }).click()
    const question = methodist.getByRole('dialog', { name: `Снять с рейтинга: ${name} Маша` })
    await question.getByLabel('Причина').fill('Решения списаны у соседа')
    await expectAccessible(methodist)
    await press(question.getByRole('button', { name: 'Снять с рейтинга' }))
    await expect(row).toContainText('вне рейтинга')
    const record = methodist.getByRole('table', { name: 'Снятые с рейтинга' })
    await expect(record.getByRole('row').filter({ hasText: name })).toContainText('Решения списаны у соседа')
    await lookAround(methodist)

    await finishAttempt(pupil)
    await expect(pupil.getByText('Жюри сняло эту работу с рейтинга')).toBeVisible()
    await expect(pupil.getByText('Причина: Решения списаны у соседа')).toBeVisible()
    await lookAround(pupil)

    // The list is updated automatically; the menu of a row closes when its attempt changes.
    await expect(row).toContainText('сдано', { timeout: 45_000 })
    await press(row.getByRole('button', { name: `Действия: ${name} Маша` }))
    await methodist.getByRole('menuitem', { name: 'Вернуть в рейтинг' }).click()
    await press(methodist.getByRole('dialog').getByRole('button', { name: 'Вернуть в рейтинг' }))
    await expect(row).not.toContainText('вне рейтинга')
    await pupil.reload()
    await expect(pupil.getByText('Жюри сняло эту работу с рейтинга')).toHaveCount(0)
  })
})

test('a teacher requests time at a stage with diplomas, and a methodist confirms', async ({
  page,
  visitor,
  another,
}) => {
  const reason = `Не работал свет, ${Date.now()}`
  await visitor.signIn('school-teacher')
  await openStage(page, 'Физика вокруг нас', 'Основной этап')
  await press(page.getByRole('button', { name: 'Запросить время' }))
  const form = page.getByRole('dialog', { name: 'Запросить время' })
  await expect(form.getByText(/^Время (изменится у|никого не коснётся)/)).toBeVisible()
  await form.getByLabel('Сколько минут добавить').fill('1')
  await form.getByLabel('Причина').fill(reason)
  await expectAccessible(page)
  await press(form.getByRole('button', { name: 'Отправить запрос' }))
  await expect(form).toHaveCount(0)
  await page.getByRole('link', { name: /^Время/ }).click()
  const mine = page.getByRole('article').filter({ hasText: reason })
  await expect(mine).toBeVisible()
  await expect(mine.getByRole('button')).toHaveCount(0)
  await lookAround(page)

  const methodist = await another('methodist')
  await openStage(methodist, 'Физика вокруг нас', 'Основной этап')
  await methodist.getByRole('link', { name: /^Время/ }).click()
  const asked = methodist.getByRole('article').filter({ hasText: reason })
  await lookAround(methodist)
  await press(asked.getByRole('button', { name: 'Дать время' }))
  const question = methodist.getByRole('dialog', { name: /^Дать время/ })
  await expectAccessible(methodist)
  await press(question.getByRole('button', { name: 'Дать время' }))
  await expect(asked).toHaveCount(0)
  const decided = methodist.getByRole('table', { name: 'Решённые запросы' })
  await expect(decided.getByRole('row').filter({ hasText: reason })).toContainText('время дано')

  await page.reload()
  await expect(
    page.getByRole('table', { name: 'Решённые запросы' }).getByRole('row').filter({ hasText: reason }),
  ).toContainText('время дано')
})

test('a teacher sees the pupils of the school and its code, and can’t publish', async ({ page, visitor }) => {
  await visitor.signIn('school-teacher')
  await openStage(page, 'Физика вокруг нас', 'Основной этап')
  await expect(page.getByText('Участники вашей школы')).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Коды' }).click()
  const issue = page.getByRole('button', { name: 'Получить код' })
  const code = page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await expect(issue.or(code).first()).toBeVisible()
  if (await issue.isVisible()) await press(issue)
  await expect(code).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Итоги', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Что осталось до итогов' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Опубликовать сейчас' })).toHaveCount(0)
  await lookAround(page)
})

test('a methodist can’t publish a stage with a work that the program can’t judge, and sees the reason', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('methodist')
  // The demo school has no corrupt data: the stage is real, and the journey mocks what it waits for.
  await page.route(/\/api\/teacher\/olympiad_stages\/\d+(\/publications)?$/, async (route) => {
    const isPublishing = route.request().method() === 'POST'
    const url = route.request().url().replace('/publications', '')
    const stage = await (await page.request.get(url)).json()
    const awaited = {
      attempts: 0,
      reviews: 0,
      unjudged: isPublishing ? 1 : 3,
      stuck: isPublishing ? 1 : 0,
      window_ends_at: stage.opens_at,
    }
    const can = { ...stage.can, publish: true, see_preliminary: false }
    const results_at = isPublishing ? stage.opens_at : stage.results_at
    await route.fulfill({
      json: {
        ...stage,
        state: 'checking',
        published_at: null,
        results_at,
        awaited,
        can,
        server_now: stage.closes_at,
      },
    })
  })
  let isStuck = false
  const attempt = {
    id: 900_001,
    user_id: 900_001,
    name: 'Гринёв Пётр',
    work_id: 1,
    work_title: 'олимпиада',
    since: '2026-10-01T07:00:00.000Z',
    tries: 1,
    retry_at: '2026-10-01T07:01:00.000Z',
    code: 'TypeError',
  }
  await page.route(/\/api\/teacher\/stuck_attempts(\?|$)/, (route) =>
    route.fulfill({ json: isStuck ? [attempt] : [] }),
  )
  await openStage(page, 'Физика вокруг нас', 'Основной этап')
  await page.getByRole('link', { name: 'Итоги', exact: true }).click()
  await press(page.getByRole('button', { name: 'Опубликовать сейчас' }))
  isStuck = true
  await press(page.getByRole('dialog').getByRole('button', { name: 'Опубликовать сейчас' }))
  const awaited = page.getByRole('region', { name: 'Что осталось до итогов' })
  await expect(awaited.getByText('Не удалось проверить 1 работу')).toBeVisible()
  await expect(awaited.getByText('Итоги публикуются')).toHaveCount(0)
  const card = page.getByRole('region', { name: 'Не удалось проверить 1 работу' })
  await expect(card.getByRole('row').filter({ hasText: 'Гринёв Пётр' })).toContainText('1 попытка')
  await lookAround(page)
  // The page polls the stage every few seconds: the last request may be pending when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
