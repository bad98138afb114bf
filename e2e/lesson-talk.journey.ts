import { expect, expectAccessible, openPage, test } from './fixtures.ts'
import { findLinearEquations } from './linear-equations.ts'

test('words spoken in a film are found, and a remark keeps its second', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша')
  const { id, lessons } = await findLinearEquations(page)
  await openPage(page, `/courses/${id}/lessons/${lessons[0]!.id}`)
  await page.getByText('Текст видео').click()
  const search = page.getByRole('searchbox', { name: 'Найти в тексте' })
  await search.fill('ВЕС')
  const found = page.getByText(/^1 из \d+$/)
  await expect(found).toBeVisible()
  await search.press('Enter')
  await expect(page.getByText(/^2 из \d+$/)).toBeVisible()
  await expectAccessible(page)
  await search.press('Escape')
  await expect(search).toHaveValue('')

  await page.getByRole('button', { name: /Теперь снимем с каждой чаши/ }).click()
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.pause())
  await page.getByRole('button', { name: 'Заметка', exact: true }).click()
  const text = page.getByLabel('Новая заметка')
  await expect(text).toBeFocused()
  await text.fill('Снимаем поровну')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await openPage(page, page.url())
  await page.getByText('Твои заметки').click()
  const toSecond = page.getByRole('button', { name: /^Перейти к.0:5\d/ })
  await expect(toSecond).toBeVisible()
  await expectAccessible(page)
  await toSecond.click()
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(50)
})

test('a pupil asks about a second of the film, a methodist answers, and the answer is read in the lesson', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша')
  const { id, lessons } = await findLinearEquations(page)
  const lesson = `/courses/${id}/lessons/${lessons[0]!.id}`
  await openPage(page, lesson)
  await page.getByRole('button', { name: 'Спросить', exact: true }).click()
  const asked = page.getByLabel('Твой вопрос')
  await expect(asked).toBeFocused()
  await expect(page.getByLabel('О чём вопрос')).toContainText('О моменте 0:0')
  await asked.fill('Зачем снимать поровну?')
  await page.getByRole('button', { name: 'Отправить' }).click()
  const questions = page.getByRole('region', { name: 'Вопросы по уроку' })
  await expect(questions.getByText('Ждёт ответа')).toBeVisible()
  await expectAccessible(page)
  const address = page.url()

  await visitor.signIn('methodist')
  await openPage(page, '/teacher/lesson_questions')
  const card = page.getByRole('article').filter({ hasText: 'Зачем снимать поровну?' })
  await card.getByLabel('Ответ').fill('Чтобы весы не наклонились.')
  await card.getByRole('button', { name: 'Ответить' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('link', { name: 'Отвеченные' }).click()
  await card.getByRole('button', { name: 'В частые вопросы' }).click()
  await page.getByRole('dialog').getByLabel('Вопрос для всех').fill('Почему снимают поровну?')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(card.getByText('Частый вопрос', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await visitor.signIn('pupil')
  await openPage(page, address)
  await questions.getByText('Почему снимают поровну?').click()
  await expect(questions.getByText('Чтобы весы не наклонились.')).toBeVisible()
  await expect(questions.getByText('Зачем снимать поровну?')).toBeHidden()
})

test('a pupil who has completed a lesson rates it, and methodists read the sums', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша')
  const { id, lessons } = await findLinearEquations(page)
  const lessonId = lessons[0]!.id
  const tasks = (await (await page.request.get(`/api/lessons/${lessonId}/tasks`)).json()) as { id: number }[]
  const attempt = await visitor.beginLesson(lessonId)
  for (const task of tasks) await visitor.send('POST', `${attempt}/tasks/${task.id}/fails`)
  await openPage(page, `/courses/${id}/lessons/${lessonId}`)
  const face = page.getByRole('button', { name: 'Так себе' })
  await face.click()
  await expect(face).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Что было непонятно или понравилось?').fill('Быстро')
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Отзыв отправлен')).toBeVisible()
  await expectAccessible(page)

  await visitor.signIn('methodist')
  await openPage(page, '/teacher/lesson_opinions')
  await expect(page.getByRole('link', { name: 'CSV' })).toBeVisible()
  await page.getByRole('link', { name: /отзыв/ }).first().click()
  await expect(page.getByText('Быстро')).toBeVisible()
  await expectAccessible(page)
})
