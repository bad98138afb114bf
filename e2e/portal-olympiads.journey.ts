import { expect, lookAround, press, test } from './fixtures.ts'
import { enterPortal, portalAt } from './portal-entry.ts'

test.use({ baseURL: portalAt })

test('the head of a school opens a stage to a grade, uploads a list, and requests time for a class', async ({
  page,
}) => {
  await enterPortal(page, 'school-admin', '/manage/olympiads')
  await expect(page.getByRole('heading', { level: 1, name: 'Доступы к олимпиадам' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Основной этап: Физика вокруг нас' }).click()
  const classes = page.getByRole('group', { name: 'Классы' })
  await expect(classes).toBeVisible()
  await lookAround(page)

  await page.getByLabel('Классы с').selectOption('8')
  await page.getByLabel('по', { exact: true }).selectOption('8')
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
  await expect(list.getByLabel(/^Строка 1/)).toHaveValue('Пугачёв Емельян')
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

test('a municipality closes a stage to a school with a reason, and lets the school decide again', async ({
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

test('the head of a school prepares a stage, notifies its participants, and prints the signing sheet', async ({
  page,
}) => {
  await enterPortal(page, 'school-admin', '/manage/olympiads')
  await page.getByRole('link', { name: 'Основной этап: Физика вокруг нас' }).click()
  const readiness = page.getByRole('region', { name: /^Подготовка/ })
  await press(readiness.getByRole('checkbox', { name: /Технический специалист/ }))
  await expect(page.getByRole('region', { name: 'Школа готова к этапу' })).toBeVisible()

  await press(page.getByRole('button', { name: /^Кабинет и наблюдатель/ }).first())
  const room = page.getByRole('dialog', { name: /^Кабинет и наблюдатель/ })
  await room.getByLabel('Кабинет', { exact: true }).fill('актовый зал')
  await room.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('group', { name: 'Классы' }).getByText('актовый зал')).toBeVisible()
  await lookAround(page)

  await page.getByRole('link', { name: 'Ход', exact: true }).click()
  await press(page.getByRole('button', { name: 'Написать своим' }))
  const message = page.getByRole('dialog', { name: 'Сообщение тем, кто решает' })
  await message.getByLabel('Сообщение', { exact: true }).fill('Свет включили, работайте дальше')
  await message.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('region', { name: 'Сообщения своим' })).toContainText('Свет включили')
  await lookAround(page)

  await page.getByRole('link', { name: 'Итоги', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Протокол для подписи, предварительно' })).toBeVisible()
  await lookAround(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать PDF для подписи' }).click()
  expect((await saved).suggestedFilename()).toContain('Протокол школы')
})

test('a municipality reads appeals by schools, and the progress of all schools in every stage', async ({
  page,
}) => {
  await enterPortal(page, 'municipality-admin', '/manage/olympiads?grade=7')
  await page.getByRole('link', { name: 'Основной этап: Осенний узор', exact: true }).click()
  await page.getByRole('link', { name: 'Апелляции' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Апелляции' })).toBeVisible()
  await lookAround(page)
  await page.goto(`${portalAt}/analytics`)
  await page.getByRole('link', { name: 'Статистика олимпиад' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Статистика олимпиад' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Этапы' })).toContainText('Физика вокруг нас')
  await lookAround(page)
})
