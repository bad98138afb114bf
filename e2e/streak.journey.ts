import { expect, lookAround, openPage, test } from './fixtures.ts'
import { findLinearEquations } from './linear-equations.ts'

test('a first solved task begins the streak; the next gift shows its distance', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша')
  const { id, lessons } = await findLinearEquations(page)
  await visitor.send('POST', `/api/courses/${id}/enrollments`)
  const attempt = await visitor.beginLesson(lessons[0]!.id)
  const tasks = `/api/lessons/${lessons[0]!.id}/tasks`
  const [task] = ((await (await page.request.get(tasks)).json()) as { id: number; kind: string }[]).filter(
    ({ kind }) => kind === 'single_choice',
  )
  const opened = await (await page.request.get(`${attempt}/tasks/${task!.id}`)).json()
  const { options } = (opened as { question: { options: { id: string }[] } }).question
  // One of them is right.
  for (const { id: choice } of options)
    await visitor.send('POST', `${attempt}/tasks/${task!.id}/answer_attempts`, {
      response: { kind: 'single_choice', choice },
    })

  await openPage(page, '/dashboard')
  const card = page.getByRole('region', { name: 'Дни занятий' })
  await expect(card.getByText('1 день подряд')).toBeVisible()
  await expect(card.getByText('Следующий подарок — за 3 дня подряд')).toBeVisible()
  await card.getByText('Как считается серия').click()
  const kept = page.waitForResponse(/\/api\/user\/streak\/settings$/)
  await card.getByRole('checkbox', { name: 'Отдыхаю по выходным' }).check()
  await kept
  await page.reload()
  await card.getByText('Как считается серия').click()
  await expect(card.getByRole('checkbox', { name: 'Отдыхаю по выходным' })).toBeChecked()
  await openPage(page, '/streaks/gift/3')
  await expect(page.getByText('До подарка осталось 2 дня занятий подряд.')).toBeVisible()
  await lookAround(page)
})
