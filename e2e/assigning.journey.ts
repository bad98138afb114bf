import { chooseWay, expect, expectAccessible, lookAround, openPage, test } from './fixtures.ts'

test('a teacher assigns two sets by level, sees the load of the class on that day, and a pupil sees the own set', async ({
  page,
  visitor,
  another,
}) => {
  const title = `По силам ${Date.now()}`
  await visitor.signIn('teacher')
  await openPage(page, '/teacher/homeworks?new=1')
  await expect(page).toHaveURL(/\/teacher-dashboard\/assignments\?new=1$/)
  await page.getByLabel('Название').fill(title)
  await page.getByLabel('Готовый набор').selectOption({ label: 'Проценты шаг за шагом' })
  await page.getByRole('button', { name: 'Добавить все' }).click()
  await page.getByRole('button', { name: 'Разделить на наборы по уровню' }).click()
  await page.getByRole('button', { name: 'Убрать набор попроще' }).click()
  await page.getByLabel('Сложность').selectOption('2')
  await page.getByLabel('Готовый набор').selectOption({ label: 'Проценты шаг за шагом' })
  await page
    .getByRole('button', { name: /^Добавить: / })
    .first()
    .click()
  await page.getByLabel(/^7А\s— весь класс/).check()
  await expect(page.getByText(/^У\s7А .*(уже|пока)/)).toBeVisible()
  await page.getByLabel('Посложнее\u00a0— от, %').fill('90')
  await page.getByRole('button', { name: 'Разделить по результату' }).click()
  const sets = page.getByRole('region', { name: 'Кому какой набор' })
  await sets.getByLabel('Миронова Маша').selectOption({ label: 'А\u00a0— посложнее' })
  await expect(page.getByText(/^Набор А\s— /)).toBeVisible()
  await page.getByRole('button', { name: 'Посмотреть глазами ученика' }).click()
  await page.getByLabel('На телефоне, 374 px').check()
  await expect(page.getByRole('dialog').locator('summary')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await lookAround(page)
  await page.getByRole('button', { name: 'Выдать' }).click()
  await expect(page.getByRole('heading', { name: 'Наборы задания' })).toBeVisible()
  await lookAround(page)

  const due = page.getByText(/^сдать до/)
  const before = await due.textContent()
  await page
    .getByRole('navigation', { name: 'Что сделать с заданием' })
    .getByRole('button', { name: 'Продлить срок' })
    .click()
  await expect(page.getByLabel('Во всех наборах задания')).toBeChecked()
  await page.getByLabel('На сколько дней').fill('2')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Продлить срок' }).click()
  await expect(page.getByText('Срок продлён')).toBeVisible()
  await expect(due).not.toHaveText(before!)
  const after = await due.textContent()
  await page.getByRole('region', { name: 'Наборы задания' }).getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Наборы задания' }).locator('[aria-current]')).toHaveText(
    /^А/,
  )
  await expect(due).toHaveText(after!)

  const pupil = await another('pupil')
  await openPage(pupil, '/homeworks')
  await pupil.getByRole('link', { name: title }).click()
  await expect(pupil.getByText('Твой вариант')).toBeVisible()
  await expect(pupil.getByText('посложнее')).toHaveCount(0)
})

test('a teacher assigns a training as it is, saves it as a template, repeats it and stops', async ({
  page,
  visitor,
  another,
}) => {
  const title = `Тренировка на неделю ${Date.now()}`
  await visitor.signIn('teacher')
  await openPage(page, '/teacher-dashboard/assignments?new=1')
  await page.getByLabel('Урок, тренировку или пробный экзамен').check()
  await page.getByLabel('Что именно').selectOption('training')
  await page
    .getByRole('button', { name: /^Выбрать: / })
    .first()
    .click()
  await page.getByLabel('Название').fill(title)
  await page.getByLabel(/^7А\s— весь класс/).check()
  await lookAround(page)
  await page.getByRole('button', { name: 'Выдать' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Кто как справился' })).toBeVisible()
  await lookAround(page)

  await chooseWay(page, 'В шаблоны')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'В шаблоны' }).click()
  await expect(page.getByText('Шаблон сохранён')).toBeVisible()
  await chooseWay(page, 'Повторять')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Повторять' }).click()
  await expect(page.getByText('Задание будет повторяться')).toBeVisible()

  await openPage(page, '/teacher-dashboard/assignments')
  await lookAround(page)
  await page.getByRole('button', { name: `Остановить повтор: ${title}` }).click()
  await expect(page.getByRole('button', { name: `Остановить повтор: ${title}` })).toHaveCount(0)
  await page.getByRole('link', { name: `Задать по шаблону: ${title}` }).click()
  await expect(page.getByLabel('Название')).toHaveValue(title)
  await expect(page.getByLabel(/^7А\s— весь класс/)).toBeChecked()

  const pupil = await another('pupil')
  await openPage(pupil, '/homeworks')
  await pupil.getByRole('link', { name: title }).click()
  await lookAround(pupil)
  await pupil.getByRole('link', { name: /^Открыть: / }).click()
  await expect(pupil).toHaveURL(/\/trainings\/\d+/)
})
