import { expect, lookAround, press, test } from './fixtures.ts'
import { enterPortal, portalAt } from './portal-entry.ts'

test.use({ baseURL: portalAt })

test('the head of a school opens a stage to a grade, brings a list, and asks for time for a class', async ({
  page,
}) => {
  await enterPortal(page, 'school-admin', '/manage/olympiads')
  await expect(page.getByRole('heading', { level: 1, name: 'Доступы к олимпиадам' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Основной этап: Физика вокруг нас' }).click()
  const classes = page.getByRole('group', { name: 'Классы' })
  await expect(classes).toBeVisible()
  await lookAround(page)

  await page.getByLabel('С класса').selectOption('8')
  await page.getByLabel('По класс').selectOption('8')
  await press(page.getByRole('button', { name: 'Выбрать параллели' }))
  await press(page.getByRole('button', { name: 'Открыть доступ' }))
  const question = page.getByRole('dialog', { name: /Открыть этап/ })
  await expect(question).toContainText(/8[А-Я].*ученик/)
  await question.getByRole('button', { name: 'Открыть доступ' }).click()
  const eighth = classes
    .getByRole('row')
    .filter({ hasText: /8[А-Я]/ })
    .first()
  await expect(eighth).toContainText('Открыт классу')

  await page.getByRole('link', { name: 'Участники' }).click()
  await expect(page.getByRole('group', { name: 'Участники' })).toBeVisible()
  await lookAround(page)
  await press(page.getByRole('button', { name: 'Добавить списком' }))
  const list = page.getByRole('dialog', { name: 'Список участников' })
  await list.getByLabel('Список').fill('Пугачёв Емельян')
  await list.getByRole('button', { name: 'Проверить' }).click()
  await expect(list.getByRole('alert')).toContainText('Строка 1')
  await list.getByLabel('Список').fill('')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Ход', exact: true }).click()
  await press(page.getByRole('button', { name: 'Запросить время' }))
  const form = page.getByRole('dialog', { name: 'Запросить время' })
  await form.getByLabel('Причина').fill('В кабинете пропала связь')
  await form.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('link', { name: /^Время/ }).click()
  await expect(page.getByText('В кабинете пропала связь').first()).toBeVisible()
  await lookAround(page)
})

test('a municipality closes a stage to a school with a reason, and leaves it to the school again', async ({
  page,
}) => {
  await enterPortal(page, 'municipality-admin', '/manage/olympiads?grade=7')
  await page.getByRole('link', { name: 'Пробный тур: Физика вокруг нас' }).click()
  await page.getByRole('link', { name: 'Школы', exact: true }).click()
  const schools = page.getByRole('group', { name: 'Школы' })
  await expect(schools).toBeVisible()
  await lookAround(page)
  await press(schools.getByRole('checkbox').last())
  await press(page.getByRole('button', { name: 'Закрыть этап' }))
  const question = page.getByRole('dialog', { name: /Закрыть этап/ })
  await question.getByLabel('Причина').fill('Карантин')
  await question.getByRole('button', { name: 'Закрыть этап' }).click()
  await expect(schools.getByText('Закрыт: Карантин')).toBeVisible()
  await press(schools.getByRole('checkbox').last())
  await press(page.getByRole('button', { name: 'Оставить школам' }))
  await page.getByRole('dialog').getByRole('button', { name: 'Оставить школам' }).click()
  await expect(schools.getByText('Закрыт: Карантин')).toHaveCount(0)
})
