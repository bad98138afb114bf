import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  press,
  sendAs,
  startClock,
  test,
  newSurname,
} from './fixtures.ts'

async function lookAround(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 374, height: 900 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}

const jsonOf = async <T>(page: Page, url: string): Promise<T> =>
  (await (await page.request.get(url)).json()) as T

/** Simulates half a minute in another tab. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date
    const show = (value: 'hidden' | 'visible') => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    show('hidden')
    Date.now = () => now() + 30_000
    show('visible')
    Date.now = now
  })

/** The page of an attempt polls messages of the jury every twenty seconds. */
const heardWithin = { timeout: 30_000 }

test('a pupil asks the jury without leaving the task; the jury answers and announces, and the page shows both', async ({
  page,
  visitor,
  another,
}) => {
  const surname = newSurname()
  await visitor.register(`${surname} Маша`, 7)
  const all = await jsonOf<{ id: number; title: string }[]>(page, '/api/olympiads')
  const { id } = all.find(({ title }) => title === 'Физика вокруг нас')!
  const { stages } = await jsonOf<{ stages: { id: number; kind: string }[] }>(page, `/api/olympiads/${id}`)
  const trial = stages.find(({ kind }) => kind === 'trial')!.id
  await visitor.send('POST', `/api/olympiad_stages/${trial}/participations`, { grade_index: 7 })
  await openPage(page, `/olympiads/${id}`)
  await startClock(page)
  await expect(page.getByRole('timer')).toBeVisible()
  const [absence] = await Promise.all([page.waitForResponse(/\/absences$/), lookAway(page)])
  expect([absence.status(), absence.request().postDataJSON()]).toEqual([204, { seconds: 30 }])
  await press(page.getByRole('button', { name: 'Вопрос жюри' }))
  const panel = page.getByRole('dialog')
  await expect(panel.getByLabel('О чём вопрос')).toHaveValue(/\d+/)
  await panel.getByLabel('Твой вопрос').fill('Весы показывают килограммы или граммы?')
  // A half written question is kept while the task is read again.
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await press(page.getByRole('button', { name: 'Вопрос жюри' }))
  await expect(panel.getByLabel('Твой вопрос')).toHaveValue('Весы показывают килограммы или граммы?')
  await panel.getByRole('button', { name: 'Отправить' }).click()
  await expect(panel.getByText('Ждёт ответа')).toBeVisible()
  await lookAround(page)
  await panel.getByRole('button', { name: 'Закрыть' }).last().click()

  const jury = await another('methodist')
  await openPage(jury, `/teacher/olympiads/stages/${trial}?tab=questions`)
  const card = jury.getByRole('article').filter({ hasText: surname })
  await expect(card.getByText('Весы показывают килограммы или граммы?')).toBeVisible()
  await lookAround(jury)
  await card.getByLabel('Ответ', { exact: true }).fill('Килограммы.')
  await press(card.getByRole('button', { name: 'Ответить' }))
  await expect(jury.getByText('Ответ отправлен')).toBeVisible()
  await expect(page.getByText('Жюри ответило на твой вопрос')).toBeVisible(heardWithin)
  await jury.getByLabel('Текст объявления').fill('В задаче 3 ответ дайте в метрах.')
  await jury.getByRole('button', { name: 'Объявить' }).click()
  const question = jury.getByRole('dialog', { name: 'Объявить всем, кто решает?' })
  await expect(question.getByText('В задаче 3 ответ дайте в метрах.')).toBeVisible()
  await question.getByRole('button', { name: 'Объявить' }).click()
  await expect(page.getByText('Объявление жюри: В задаче 3 ответ дайте в метрах.')).toBeVisible(heardWithin)
  const button = page.getByRole('button', { name: 'Вопрос жюри' })
  await expect(button).toContainText('2')
  await press(button)
  await expect(panel.getByText('Килограммы.')).toBeVisible()
  await expect(panel.getByText('В задаче 3 ответ дайте в метрах.')).toBeVisible()
  await panel.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(button).not.toContainText('2')
})

test('a pupil appeals against the points for an extended answer, a second expert raises them, the result is updated', async ({
  page,
  visitor,
  another,
}) => {
  const surname = newSurname('Гринёв')
  await visitor.register(`${surname} Пётр`, 11)
  const [ege] = await jsonOf<{ id: number }[]>(page, '/api/exam_rehearsals?q[exam_eq]=ege')
  const url = `/api/exam_rehearsals/${ege!.id}`
  const holder = { holder: 'tab-of-journey' }
  const { body } = await visitor.send('POST', `${url}/starts`, holder)
  const { id: attemptId, tasks } = (
    body as { attempt: { id: number; tasks: { id: number; position: number }[] } }
  ).attempt
  const attempt = `/api/attempts/${attemptId}`
  const taskId = tasks.find(({ position }) => position === 13)!.id
  const response = { kind: 'file', files: [], text: 'x = 2πk; из отрезка подходит 2π.' }
  await visitor.send('PUT', `${attempt}/tasks/${taskId}/answer`, { response, sequence: 1, ...holder })
  await visitor.send('POST', `${attempt}/finishes`)

  const expert = await another('expert')
  const queue = await jsonOf<{ id: number; pupil: { name: string } }[]>(
    expert,
    '/api/teacher/check_queue?limit=100',
  )
  const { id } = queue.find(({ pupil }) => pupil.name.includes(surname))!
  const first = { criteria: [{ id: 'К1', points: 100 }], comment: 'Во втором пункте потерян корень.' }
  await sendAs(expert.request, 'PUT', `/api/teacher/check_queue/${id}/review`, first)

  await openPage(page, `/exam_rehearsals/${ege!.id}/results?task=${taskId}`)
  await expect(page.getByText('Проверено: 1 из 2 баллов')).toBeVisible()
  await press(page.getByRole('button', { name: 'Подать апелляцию' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Что засчитано неверно').fill('Корень 2π записан в той же строке.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Подать', exact: true }).click()
  await expect(page.getByText('На рассмотрении')).toBeVisible()
  await lookAround(page)

  await openPage(expert, '/teacher/checking')
  await expect(expert.getByRole('listitem').filter({ hasText: surname })).toHaveCount(0)
  const methodist = await another('methodist')
  await openPage(methodist, '/teacher/checking')
  const card = methodist.getByRole('listitem').filter({ hasText: surname })
  await expect(card.getByText('Апелляция')).toBeVisible()
  await lookAround(methodist)
  await card.getByRole('link').click()
  await expect(methodist.getByText('Корень 2π записан в той же строке.')).toBeVisible()
  await expect(methodist.getByText('Во втором пункте потерян корень.')).toHaveCount(0)
  await lookAround(methodist)
  await methodist.getByRole('radio').first().focus()
  await methodist.keyboard.press('2')
  await methodist.getByLabel('Решение по апелляции').fill('Корень найден, балл добавлен.')
  await methodist.keyboard.press('Control+Enter')
  await expect(methodist.getByText(/^Оценка сохранена|^Это был последний/).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Баллы подняты: +1 балл')).toBeVisible()
  await expect(page.getByText('Проверено: 2 из 2 баллов')).toBeVisible()
  await lookAround(page)
})

test('a methodist appoints an expert of a stage by e-mail and removes them; a wrong address is reported at its field', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('methodist')
  const all = await jsonOf<{ id: number; title: string }[]>(page, '/api/olympiads')
  const { id } = all.find(({ title }) => title === 'Физика вокруг нас')!
  const { stages } = await jsonOf<{ stages: { id: number; kind: string }[] }>(page, `/api/olympiads/${id}`)
  await openPage(
    page,
    `/teacher/olympiads/stages/${stages.find(({ kind }) => kind === 'trial')!.id}?tab=jury`,
  )
  await expect(page.getByText('Экспертов пока нет: ответы оценивают методисты.')).toBeVisible()
  await expect(page.getByText('Жюри ещё ничего не оценивало.')).toBeVisible()

  const email = page.getByLabel('Почта')
  await email.fill('expert@')
  await press(page.getByRole('button', { name: 'Назначить' }))
  await expect(page.getByText(/^Похоже, в адресе ошибка/)).toBeVisible()
  await email.fill('expert@smekalka.example')
  await page.getByRole('button', { name: 'Назначить' }).click()
  const experts = page.getByRole('table', { name: 'Эксперты' })
  await expect(experts).toBeVisible()
  await lookAround(page)

  await experts.getByRole('button', { name: /^Освободить/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Освободить' }).click()
  await expect(page.getByText('Эксперт освобождён')).toBeVisible()
  await expect(experts.getByRole('button')).toHaveCount(0)
})

test('a methodist reads the protocol of a stage: appeals by numbers, and that the record was not changed', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('methodist')
  const all = await jsonOf<{ id: number; title: string }[]>(page, '/api/olympiads')
  const { id } = all.find(({ title }) => title === 'Осенний узор')!
  const { stages } = await jsonOf<{ stages: { id: number; kind: string }[] }>(page, `/api/olympiads/${id}`)
  const main = stages.find(({ kind }) => kind === 'main')!.id
  await openPage(page, `/teacher/olympiads/stages/${main}?tab=protocol`)
  await expect(page.getByText(/^Протокол цел: \d+\sзапис/)).toBeVisible()
  const protocol = page.getByRole('table', { name: 'Протокол этапа' })
  await expect(protocol).toContainText('Публикация итогов')
  await lookAround(page)

  await page.getByLabel('Что показать').selectOption('Решение по апелляции')
  await expect(protocol.getByRole('row')).toHaveCount(3)
  await expect(protocol).toContainText('балл добавлен')
  await expect(protocol).toContainText(/№\s\d+, 7\sкласс/)
  await expect(protocol).not.toContainText('Миронова')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF с подписью' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Протокол. Осенний узор. Основной этап.pdf')
})
