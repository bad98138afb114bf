import {
  expect,
  expectSaved,
  lookAround,
  namesIn,
  openPage,
  press,
  startClock,
  test,
  newSurname,
} from './fixtures.ts'
import { giveTenMinutes } from './more-time.ts'

test('a methodist finds a pupil who writes a rehearsal and gives ten minutes: the pupil’s clock grows', async ({
  page: pupil,
  another,
  visitor,
}) => {
  const name = newSurname()
  await visitor.register(`${name} Маша`, 9)
  await openPage(pupil, '/exam_rehearsals')
  await pupil.getByRole('link', { name: /^ОГЭ по математике/ }).click()
  await startClock(pupil)
  await expect(pupil.getByRole('timer')).toHaveText(/^3:5[45]:\d\d$/)

  const methodist = await another('methodist')
  await openPage(methodist, '/teacher/checking')
  await methodist.getByRole('button', { name: 'Меню', exact: true }).click()
  await methodist.getByRole('link', { name: 'Ход работ' }).click()
  await expect(methodist.getByRole('heading', { level: 1, name: 'Ход работ' })).toBeVisible()
  await lookAround(methodist)
  await methodist.getByRole('link', { name: /^ОГЭ по математике/ }).click()
  await expect(methodist.getByRole('heading', { level: 1, name: /^ОГЭ по математике/ })).toBeVisible()
  await methodist.getByRole('combobox', { name: 'Состояние' }).selectOption({ label: 'на проверке' })
  await expect(methodist).toHaveURL(/state=on_check/)
  const participants = methodist.getByRole('table', { name: 'Участники' })
  await participants.getByRole('button', { name: 'Время' }).press('Enter')
  await expect(methodist).toHaveURL(/s=time/)
  await expectSaved(methodist, await namesIn(participants))
  await methodist.getByRole('link', { name: 'Показать всех' }).click()
  await giveTenMinutes(methodist, name)

  // The next reply contains the new end.
  await pupil.getByLabel('Твой ответ').fill('3')
  await expect(pupil.getByText('Тебе добавили 10 минут')).toBeVisible()
  await expect(pupil.getByRole('timer')).toHaveText(/^4:0[0-5]:\d\d$/)
})

test('a methodist sees attempts that the program could not judge and retries them', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('methodist')
  // The demo school has no corrupt data: the journey mocks the list, and the school handles the retry.
  const stuck = (id: number, name: string) => ({
    id,
    user_id: id,
    name,
    work_id: 1,
    work_title: 'пробный экзамен',
    since: '2026-10-01T07:00:00.000Z',
    tries: 7,
    retry_at: '2026-10-01T08:00:00.000Z',
    code: 'TypeError',
  })
  let isTriedAgain = false
  await page.route(/\/api\/teacher\/stuck_attempts(\?|$)/, (route) =>
    route.fulfill({
      json: isTriedAgain ? [] : [stuck(900_001, 'Гринёв Пётр'), stuck(900_002, 'Миронова Мария')],
    }),
  )
  await openPage(page, '/teacher/checking')
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page.getByRole('link', { name: 'Ход работ' }).click()
  const card = page.getByRole('region', { name: 'Не удалось проверить 2 работы' })
  await expect(card.getByRole('row').filter({ hasText: 'Гринёв Пётр' })).toContainText('7 попыток')
  await lookAround(page)
  isTriedAgain = true
  await press(card.getByRole('button', { name: 'Проверить ещё раз' }))
  await expect(page.getByText('Проверим в течение минуты')).toBeVisible()
  await expect(card).toBeHidden()
})
