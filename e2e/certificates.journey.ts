import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

test('a pupil opens a certificate, prints it on one sheet, and a stranger checks its number', async ({
  page,
  another,
  visitor,
}) => {
  await visitor.signIn('pupil')
  const { id: userId } = (await (await page.request.get('/api/user/me')).json()) as { id: number }
  const list = (await (await page.request.get(`/api/users/${userId}/certificates`)).json()) as {
    id: number
    kind: string
  }[]
  const { id } = list.find(({ kind }) => kind === 'completion')!
  await openPage(page, `/users/${userId}/certificates/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Сертификат об окончании' })).toBeVisible()
  await expect(page.getByText('Миронова Маша')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Распечатать' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR-код: ведёт на страницу проверки' })).toBeVisible()
  const number = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/).textContent())!
  // Parts loaded late must not start a second sheet.
  await expect(page.locator('[aria-live][data-react-aria-top-layer]')).toBeAttached()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g), 'one sheet').toHaveLength(1)
  expect(pdf, 'A4 lying on its side').toMatch(/\/MediaBox\s*\[0 0 84[12](\.\d+)? 59[45]/)

  const stranger = await another()
  await openPage(stranger, new URL('/certificates', page.url()).href)
  await stranger.getByLabel('Номер').fill('7K3F-9QXD-2M4T')
  await stranger.getByRole('button', { name: 'Проверить' }).click()
  await expect(stranger.getByRole('heading', { name: 'Не найден' })).toBeVisible()
  await stranger.getByLabel('Номер').fill(number.toLowerCase())
  await stranger.getByRole('button', { name: 'Проверить' }).click()
  await expect(stranger.getByRole('heading', { name: 'Подлинный' })).toBeVisible()
  await expect(stranger.getByText('Миронова Маша')).toBeVisible()
  await expect(stranger).toHaveURL(new RegExp(`/certificates\\?number=${number}`))
  await expectAccessible(stranger)
  await stranger.setViewportSize({ width: 374, height: 900 })
  await expectNoOverflow(stranger)

  // The page of the certificate shows strangers the short name.
  await stranger.getByRole('link', { name: 'Открыть' }).click()
  await expect(stranger.getByText('Маша М.')).toBeVisible()
  await expect(stranger.getByText('Миронова')).toHaveCount(0)
  await expectNoOverflow(stranger)
  await stranger.close()
})

test('a pupil sees achievements; the page of a child is closed to strangers until the child opens it', async ({
  page,
  another,
  visitor,
}) => {
  await visitor.register('Миронова Маша', 7)
  const { id } = (await (await page.request.get('/api/user/me')).json()) as { id: number }
  await openPage(page, `/users/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Миронова Маша' })).toBeVisible()
  await expect(page.getByText('Первая задача')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Здесь будут твои достижения' })).toBeVisible()
  await expectAccessible(page)

  const stranger = await another()
  const seen = async () => (await stranger.request.get(`/api/users/${id}/achievements`)).status()
  const shown = page.getByRole('checkbox', { name: 'Показывать страницу всем' })
  await expect(shown).not.toBeChecked()
  expect(await seen()).toBe(404)
  await shown.click()
  await expect(shown).toBeChecked()
  await expect.poll(seen).toBe(200)
  await openPage(stranger, page.url())
  await expect(stranger.getByRole('heading', { level: 1, name: 'Маша М.' })).toBeVisible()
  await shown.click()
  await expect(page.getByText('Страницу видишь ты и твои учителя', { exact: false })).toBeVisible()
  await expect(shown).not.toBeChecked()
  await expect.poll(seen).toBe(404)
})

/** A methodist reads the answers, so that the pupil reaches the last task of a course quickly. */
function keysOf(methodist: Page) {
  return async (taskId: number, { variant, question }: Seen) => {
    const preview = await methodist.request.get(`/api/tasks/${taskId}/preview?seed=${variant ?? 1}`)
    const { question: theirs, solution } = (await preview.json()) as Seen & { solution: { answer: object } }
    // Ids of options differ between people: the texts are the same.
    let answer = JSON.stringify(solution.answer)
    for (const { id, html } of theirs.options ?? [])
      answer = answer.replaceAll(`"${id}"`, `"${question.options!.find((own) => own.html === html)!.id}"`)
    return JSON.parse(answer) as object
  }
}

interface Seen {
  variant: number | null
  question: { options?: { id: string; html: string }[] }
}

test('the last task of a course earns its certificate and an achievement', async ({
  page,
  another,
  visitor,
}) => {
  await visitor.register('Гринёв Пётр', 7)
  const read = async <T>(url: string) => (await (await page.request.get(url)).json()) as T
  const found = await read<{ id: number; title: string }[]>('/api/catalog/courses?limit=50')
  const course = found.find(({ title }) => title.startsWith('Клуб почемучек'))!
  await visitor.send('POST', `/api/courses/${course.id}/enrollments`)
  const { lessons } = await read<{ lessons: { id: number }[] }>(`/api/courses/${course.id}`)
  const keyOf = keysOf(await another('methodist'))
  const left: { lessonId: number; taskId: number }[] = []
  for (const { id: lessonId } of lessons)
    for (const { id: taskId } of await read<{ id: number }[]>(`/api/lessons/${lessonId}/tasks`))
      left.push({ lessonId, taskId })
  const last = left.pop()!
  for (const { lessonId, taskId } of left) {
    const seen = await read<Seen>(`/api/lessons/${lessonId}/tasks/${taskId}`)
    const response = await keyOf(taskId, seen)
    const sent = { response, variant: seen.variant }
    const { status, body } = await visitor.send(
      'POST',
      `${await visitor.beginLesson(lessonId)}/tasks/${taskId}/answer_attempts`,
      sent,
    )
    expect(status, JSON.stringify(body)).toBe(200)
  }

  await openPage(page, `/courses/${course.id}/lessons/${last.lessonId}?task=${last.taskId}#tasks`)
  await page.getByRole('button', { name: 'Сдаюсь' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Показать разбор' }).click()
  await page.getByRole('link', { name: 'К урокам курса' }).first().click()
  await expect(page.getByRole('heading', { name: 'Курс пройден!' })).toBeVisible()
  const toCertificate = page.getByRole('link', { name: 'Твой сертификат' })
  await expect(async () => {
    await page.reload()
    await expect(toCertificate).toBeVisible({ timeout: 1500 })
  }).toPass()
  await expectAccessible(page)
  await toCertificate.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Сертификат об окончании' })).toBeVisible()
  await expect(page.getByText(/^Курс «Клуб почемучек/)).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'План' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Мои курсы' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Первый курс до конца')).toBeVisible({ timeout: 1500 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Все достижения' }).click()
  const achievement = page.getByRole('listitem').filter({ hasText: 'Первый курс до конца' })
  await expect(achievement.getByText('Новое')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Сертификат об окончании' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 374, height: 900 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('banner').getByRole('link', { name: 'План' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Мои курсы' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Первый курс до конца')).toHaveCount(0)
})
