import { expect, lookAround, newSurname, openPage, press, test } from './fixtures.ts'
import { enterPortal, portalAt } from './portal-entry.ts'

test.use({ baseURL: portalAt })

test('the head of a school imports a pupil by a list, moves the pupil to another class, and both are recorded', async ({
  page,
}) => {
  await enterPortal(page, 'school-admin', '/manage/organization/classes')
  await page.getByRole('link', { name: '7Б', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Класс 7Б' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Открыть список учеников' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ученики, 7Б' })).toBeVisible()
  await lookAround(page)

  const name = `${newSurname('Журналов')} Иван`
  await page.getByRole('button', { name: 'Добавить списком' }).click()
  const list = page.getByRole('dialog', { name: 'Список учеников, 7Б' })
  await list.getByLabel('Список').fill('Журналов')
  await list.getByRole('button', { name: 'Проверить' }).click()
  await expect(list.getByLabel(/^Строка 1/)).toHaveValue('Журналов')
  await list.getByLabel('Список').fill(name)
  await list.getByRole('button', { name: 'Проверить' }).click()
  await list.getByRole('button', { name: 'Добавить 1 ученика' }).click()
  await page
    .getByRole('dialog', { name: 'Личные коды учеников' })
    .getByRole('button', { name: 'Закрыть' })
    .last()
    .click()

  await page.getByLabel(`Выбрать: ${name}`).check()
  await page.getByRole('button', { name: 'Перевести в другой класс' }).click()
  const move = page.getByRole('dialog', { name: 'Перевести 1 ученика' })
  await move.getByLabel('Куда').selectOption('7А')
  await move.getByRole('button', { name: 'Перевести', exact: true }).click()
  await expect(page.getByText('Переведено: 1')).toBeVisible()
  await expect(page.getByLabel(`Выбрать: ${name}`)).toHaveCount(0)

  await openPage(page, '/manage/organization/names')
  await expect(page.getByRole('cell', { name: 'Список класса: 7Б' }).first()).toBeVisible()
  await lookAround(page)
})

test('the head of a school moves classes to the next year, some of a ninth grade leave, and undoes it', async ({
  page,
}) => {
  await enterPortal(page, 'school-admin', '/manage/organization/classes')
  await press(page.getByRole('button', { name: 'Перевести на новый год' }))
  const dialog = page.getByRole('dialog', { name: /Перевод на .* учебный год/ })
  await expect(dialog.getByLabel('9Д → 10Д')).toBeChecked()
  // The teacher of 6В moves it themselves meanwhile.
  for (const box of await dialog.getByRole('checkbox', { name: /^[46]/ }).all()) await box.uncheck()
  await dialog.getByLabel('После 9 класса, 9Д').selectOption('Часть уходит из школы')
  await dialog.getByLabel('Лунина Агата').check()
  await lookAround(page)
  await dialog.getByRole('button', { name: 'Дальше' }).click()
  await expect(dialog.getByText('Перейдут в новый класс: 2 ученика, 1 класс.')).toBeVisible()
  await expect(dialog.getByText('Без учителя будут: 10Д.')).toBeVisible()
  await expect(dialog.getByText('Пока остаются как есть: 4Д')).toBeVisible()
  await dialog.getByRole('button', { name: 'Перевести 2 класса' }).click()
  await expect(page.getByRole('link', { name: '10Д' })).toBeVisible()
  for (const name of ['9Д', '11Д']) await page.getByRole('checkbox', { name: `Отметить: ${name}` }).check()
  await lookAround(page)
  await page.getByRole('button', { name: 'Вернуть отмеченные: 2' }).click()
  await expect(page.getByText('Возвращено: 2 класса')).toBeVisible()
  await expect(page.getByRole('link', { name: '10Д' })).toHaveCount(0)
})

test('the head of a school admits pupils who used the code of a class', async ({ page }) => {
  await enterPortal(page, 'school-admin', '/manage/organization')
  await page.getByRole('link', { name: '7Б: 2' }).click()
  const waiting = page.getByRole('region', { name: '2 ученика ждут приёма в класс' })
  await expect(waiting).toBeVisible()
  await lookAround(page)
  await waiting.getByRole('button', { name: 'Подтвердить: Кармицкий Елизар' }).click()
  await expect(page.getByRole('cell', { name: 'Кармицкий Елизар' })).toBeVisible()
  await page.getByRole('button', { name: 'Отказать: Бурнашёва Пелагея' }).click()
  await page
    .getByRole('dialog', { name: 'Отказать в приёме?' })
    .getByRole('button', { name: 'Отказать' })
    .click()
  await expect(page.getByText('Отказано: 1')).toBeVisible()
  await expect(page.getByRole('heading', { name: /приёма в класс/ })).toHaveCount(0)
})

test('the head of a school reads how a pupil prepares for an exam, and the reading is recorded', async ({
  page,
}) => {
  await enterPortal(page, 'school-admin', '/manage/organization/classes')
  await page.getByRole('link', { name: '9А', exact: true }).click()
  await page.getByRole('link', { name: 'Открыть список учеников' }).click()
  await page.getByRole('link', { name: 'Журавлёва Алиса Вячеславовна' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Журавлёва Алиса Вячеславовна' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Задания и прогноз: ОГЭ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^ОГЭ/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Прогноз' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^25\. Окружность/ })).toBeVisible()
  await lookAround(page)
  await openPage(page, '/manage/organization/names')
  await expect(page.getByRole('cell', { name: /^Результаты подготовки: 9А, ученик №/ }).first()).toBeVisible()
})

test('the head of a school merges an unused account of a pupil into the used one', async ({ page }) => {
  await enterPortal(page, 'school-admin', '/manage/organization/classes')
  const doubles = page.getByRole('region', { name: /записан дважды/ })
  await expect(doubles.getByText('Зурин Иван').first()).toBeVisible()
  await lookAround(page)
  await doubles.getByRole('button', { name: 'Объединить: Зурин Иван' }).click()
  const dialog = page.getByRole('dialog', { name: 'Объединить учётные записи: Зурин Иван?' })
  await expect(dialog.getByText(/личный код перестанет действовать/)).toBeVisible()
  await lookAround(page)
  await dialog.getByRole('button', { name: 'Объединить' }).click()
  await expect(page.getByText('Теперь одна учётная запись: Зурин Иван')).toBeVisible()
  await expect(doubles).toHaveCount(0)
})

test('the head of a municipality sees numbers instead of names', async ({ page }) => {
  await enterPortal(page, 'municipality-admin', '/organizations')
  await page.getByRole('table').getByRole('link', { name: /№ 7/ }).first().click()
  await page.getByRole('link', { name: 'Классы' }).click()
  await page.getByRole('link', { name: '7Б', exact: true }).click()
  await page.getByRole('link', { name: 'Открыть список учеников' }).click()
  await expect(page.getByText('Имена учеников вашей роли не открыты')).toBeVisible()
  await expect(page.getByText('Ученик 1', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Добавить списком' })).toHaveCount(0)
})

test('a teacher opens the views of a class at their own addresses of the portal', async ({ page }) => {
  await enterPortal(page, 'school-teacher', '/teacher-dashboard/school_classes')
  await press(page.getByRole('link', { name: 'Класс 7А' }))
  await expect(page).toHaveURL(/\/teacher-dashboard\/school_classes\/\d+\/class$/)
  const own = page.url().replace(/\/class$/, '')
  await lookAround(page)
  await press(page.getByRole('link', { name: 'По урокам' }))
  await expect(page).toHaveURL(`${own}/lessons`)
  await expect(page.getByRole('combobox', { name: 'Курс' })).toBeVisible()
  await lookAround(page)
  await press(page.getByRole('link', { name: 'По курсам' }))
  await expect(page).toHaveURL(`${own}/courses`)
  await lookAround(page)
  await openPage(page, `${own}?by=lessons`)
  await expect(page).toHaveURL(`${own}/lessons`)
  await openPage(page, own)
  await expect(page).toHaveURL(`${own}/class`)
  await press(page.getByRole('link', { name: 'Сообщения' }))
  await expect(page).toHaveURL(`${own}?by=messages`)
  const nowhere = [
    `${own}/strange`,
    own.replace(/\d+$/, 'seventh/class'),
    own.replace(/\d+$/, '999999999/class'),
  ]
  for (const address of nowhere) expect((await page.goto(address))?.status()).toBe(404)
})
