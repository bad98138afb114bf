import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

interface CourseBody {
  id: number
  title: string
  lessons: { id: number }[]
}

/** Headless browsers have no voices: adds a silent one that records its texts. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    Object.assign(speechSynthesis, {
      getVoices: () => [{ lang: 'ru_RU', name: 'Голос' }],
      cancel: () => {},
      speak: (utterance: SpeechSynthesisUtterance) => {
        said.push(utterance.text)
        if (said.length === 1) utterance.dispatchEvent(new Event('start'))
      },
    })
    // The real property requires a real voice.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => {} })
  })
}

async function openFirstLesson(page: Page): Promise<void> {
  const found = await page.request.get('/api/catalog/courses?q[grade_eq]=1')
  const { id } = ((await found.json()) as CourseBody[]).find(({ title }) => title.includes('белк'))!
  const course = (await (await page.request.get(`/api/courses/${id}`)).json()) as CourseBody
  await openPage(page, `/courses/${id}/lessons/${course.lessons[0]!.id}`)
}

test('a child of 7 listens to a task, gives a wrong answer without a loss and solves it', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 374, height: 780 })
  await giveVoice(page)
  await visitor.register('Кузмич Ваня', 1)
  await openFirstLesson(page)
  const task = page.getByRole('article', { name: 'Задача 1. Шишки под ёлкой' })

  // The text is spoken and highlighted.
  await task.getByRole('button', { name: 'Послушать' }).click()
  await expect(task.getByRole('button', { name: 'Остановить' })).toBeVisible()
  await expect(task.locator('[data-read]')).toContainText('Сколько шишек')
  expect(await page.evaluate(() => Reflect.get(window, 'said') as string[])).toEqual([
    'Сколько шишек нашла Рыжка под ёлкой?',
    '5',
    '6',
    '7',
  ])
  await task.getByRole('button', { name: 'Остановить' }).click()
  await expect(task.locator('[data-read]')).toHaveCount(0)

  // A wrong answer asks to think again, the reward stays, the hint is free.
  await task.getByRole('radio', { name: '5' }).check()
  await task.getByRole('button', { name: 'Ответить' }).click()
  await expect(task.getByText('Подумай ещё').first()).toBeVisible()
  await expect(task.getByText(/неверно/i)).toHaveCount(0)
  const worth = task.getByText(/за верный ответ/)
  const promised = (await worth.textContent())!.match(/\d+/)![0]
  await task.getByRole('button', { name: 'Подсказка' }).click()
  await expect(task.getByText('Считай по рядам')).toBeVisible()
  await expect(task.getByText(/половин/)).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)

  await task.getByRole('radio', { name: '6' }).check()
  await task.getByRole('button', { name: 'Ответить' }).click()
  await expect(task.getByText('Верно! Молодец!')).toBeVisible()
  await expect(task.getByText(new RegExp(`^\\+${promised}\\b`)).first()).toBeVisible()
})

test('a pupil of grade 7 has no loudspeaker in the same lesson', async ({ page, visitor }) => {
  await giveVoice(page)
  await visitor.signIn('pupil')
  await openFirstLesson(page)
  await expect(page.getByRole('button', { name: 'Ответить' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Послушать' })).toHaveCount(0)
})

test('the theory of a lesson is read aloud to a child of 7, and it unfolds while it is read', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 374, height: 780 })
  await giveVoice(page)
  await visitor.register('Кузмич Ваня', 1)
  await openFirstLesson(page)
  const theory = page.getByRole('region', { name: 'Теория' })
  await theory.getByRole('button', { name: 'Послушать' }).click()
  await expect(theory.getByRole('button', { name: 'Остановить' })).toBeVisible()
  await expect(theory.getByRole('button', { name: 'Свернуть' })).toBeVisible()
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[])
  expect(said.length).toBeGreaterThan(5)
  expect(said.join(' ')).not.toMatch(/[<>$\\]|katex/)
  await expectAccessible(page)
  await expectNoOverflow(page)
})
