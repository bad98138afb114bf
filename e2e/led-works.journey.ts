import { expect, expectAccessible, lookAround, openPage, press, test } from './fixtures.ts'

test('a methodist finds a pupil who writes a rehearsal and gives ten minutes: the pupil’s clock grows', async ({
  page: pupil,
  another,
  visitor,
}) => {
  const name = `Миронова${'абвгдежзиклмнопрстуфх'[Math.floor(Math.random() * 20)]}${Date.now() % 1000}`
  await visitor.register(`${name} Маша`, 9)
  await openPage(pupil, '/exam_rehearsals')
  await pupil.getByRole('link', { name: /^ОГЭ по математике/ }).click()
  await press(pupil.getByRole('button', { name: 'Начать экзамен' }))
  await expect(pupil.getByRole('timer')).toHaveText(/^3:5[45]:\d\d$/)

  const methodist = await another('methodist')
  await openPage(methodist, '/teacher/checking')
  await methodist.getByRole('button', { name: 'Меню', exact: true }).click()
  await methodist.getByRole('link', { name: 'Ход работ' }).click()
  await expect(methodist.getByRole('heading', { level: 1, name: 'Ход работ' })).toBeVisible()
  await lookAround(methodist)
  await methodist.getByRole('link', { name: /^ОГЭ по математике/ }).click()
  await expect(methodist.getByRole('heading', { level: 1, name: /^ОГЭ по математике/ })).toBeVisible()
  await methodist.getByLabel('Фамилия или имя').fill(name)
  await press(methodist.getByRole('button', { name: 'Найти' }))
  const row = methodist.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('решает')
  await press(row.getByRole('button', { name: `Действия: ${name} Маша` }))
  await methodist.getByRole('button', { name: 'Дать время', exact: true }).last().click()
  const form = methodist.getByRole('dialog', { name: `Дать время: ${name} Маша` })
  await expectAccessible(methodist)
  await form.getByLabel('Причина').fill('Отключали свет')
  await press(form.getByRole('button', { name: 'Дать время' }))
  const given = methodist.getByRole('table', { name: 'Кому дано время' })
  await expect(given.getByRole('row').filter({ hasText: name })).toContainText('+10')
  await lookAround(methodist)

  // The next answer brings the new end with it.
  await pupil.getByLabel('Твой ответ').fill('3')
  await expect(pupil.getByText('Тебе добавили 10 минут')).toBeVisible()
  await expect(pupil.getByRole('timer')).toHaveText(/^4:0[45]:\d\d$/)
})
