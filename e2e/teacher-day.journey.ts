import { expect, openPage, press, test } from './fixtures.ts'

test('the day of a teacher: a class by a list, an assignment of three levels, a work checked, marks, slips for parents', async ({
  another,
}) => {
  const teacher = await another('teacher')
  const title = `День учителя ${Date.now()}`
  // A retry would find the class of the first try: the class name depends on the current minute.
  const minute = String(Date.now()).slice(-5, -3)
  const letters = minute.replaceAll(/\d/g, (digit) => 'БВГДЕЖЗИКЛ'[Number(digit)]!)
  const className = `7${letters}`

  await openPage(teacher, '/teacher-dashboard/school_classes')
  await press(teacher.getByRole('button', { name: 'Новый класс' }))
  await teacher.getByLabel('Параллель').selectOption('7')
  await teacher.getByLabel('Буква').fill(letters)
  await press(teacher.getByRole('button', { name: 'Создать класс' }))
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText(`Класс ${className}`)
  await press(teacher.getByRole('button', { name: 'Добавить списком' }).first())
  await teacher.getByRole('textbox', { name: 'Список' }).fill('Гринёв Пётр\nМиронова Мария\nШвабрин Алексей')
  await press(teacher.getByRole('button', { name: 'Проверить' }))
  await press(teacher.getByRole('button', { name: 'Добавить 3 ученика' }))
  await press(teacher.getByRole('button', { name: 'Закрыть' }).last())

  await openPage(teacher, '/teacher-dashboard/assignments?new=1')
  await teacher.getByLabel('Название').fill(title)
  const chooseSet = () => teacher.getByLabel('Готовый набор').selectOption({ label: 'Проценты шаг за шагом' })
  const addFirst = () => press(teacher.getByRole('button', { name: /^Добавить: / }).first())
  await chooseSet()
  await press(teacher.getByRole('button', { name: 'Добавить все' }))
  await press(teacher.getByRole('button', { name: 'Разделить на наборы по уровню' }))
  for (const level of ['А', 'В']) {
    await teacher.getByRole('radio', { name: new RegExp(`^${level}\\s`) }).check()
    await chooseSet()
    await addFirst()
  }
  await teacher.getByLabel(new RegExp(`^${className}\\s— весь класс`)).check()
  await teacher.getByLabel(/^7А\s— весь класс/).check()
  const sets = teacher.getByRole('region', { name: 'Кому какой набор' })
  await sets.getByLabel('Миронова Маша').selectOption({ label: 'А\u00a0— посложнее' })
  await sets.getByLabel('Швабрин Алексей').selectOption({ label: 'В\u00a0— попроще' })
  await press(teacher.getByRole('button', { name: 'Выдать' }))
  await expect(teacher.getByRole('heading', { name: 'Наборы задания' })).toBeVisible()
  const assignment = teacher.url()

  const pupil = await another('pupil')
  await openPage(pupil, '/homeworks')
  await pupil.getByRole('link', { name: title }).click()
  await press(pupil.getByRole('button', { name: 'Начать' }))
  await pupil.getByLabel('Твой ответ').fill('70')
  await press(pupil.getByRole('button', { name: 'Ответить' }))
  await expect(pupil.getByText('Верно!')).toBeVisible()
  await press(pupil.getByRole('button', { name: 'Сдать задание' }).first())
  await press(pupil.getByRole('dialog').getByRole('button', { name: 'Сдать', exact: true }))
  await expect(pupil.getByRole('heading', { name: 'Задание сдано' })).toBeVisible()

  // Masha's set is an assignment with a page of its own.
  await openPage(teacher, assignment)
  await press(teacher.getByRole('link', { name: /посложнее/ }))
  await press(teacher.getByRole('button', { name: /^Миронова Маша.*отметка и срок$/ }))
  const copy = teacher.getByRole('dialog')
  await copy.getByLabel('Отметка').selectOption('5')
  await copy.getByLabel('Комментарий к работе').fill('Решено без единой ошибки.')
  await press(copy.getByRole('button', { name: 'Сохранить' }))
  await expect(teacher.getByText('Сохранено').first()).toBeVisible()

  await openPage(teacher, '/teacher-dashboard/school_classes')
  await press(teacher.getByRole('link', { name: 'Класс 7А' }))
  await press(teacher.getByRole('link', { name: 'Журнал', exact: true }))
  await press(teacher.getByRole('link', { name: 'Листки родителям' }))
  const before = await teacher.getByRole('article').filter({ hasText: 'Миронова Маша' }).textContent()
  await teacher.goBack()
  const offers = teacher.getByRole('region', { name: /^Домашние работы/ })
  await press(offers.getByRole('button', { name: new RegExp(title) }))
  const column = teacher.getByRole('columnheader', { name: new RegExp(title) })
  await expect(column).toBeVisible()
  await press(teacher.getByRole('link', { name: 'Листки родителям' }))
  const slip = teacher.getByRole('article').filter({ hasText: 'Миронова Маша' })
  await expect(slip).toContainText('Математика')
  await expect.poll(() => slip.textContent()).not.toBe(before)
  await teacher.emulateMedia({ media: 'print' })
  await expect(teacher.getByRole('banner')).toBeHidden()
  await expect(slip).toContainText('5 (')
})
