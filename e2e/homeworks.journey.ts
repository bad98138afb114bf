import type { Page } from '@playwright/test'
import { chooseWay, expect, expectAccessible, lookAround, openPage, startClock, test } from './fixtures.ts'

/** A new homework of the teacher with one task, not assigned yet. */
async function beginHomework(page: Page, title: string): Promise<void> {
  await openPage(page, '/teacher-dashboard/assignments?new=1')
  await page.getByLabel('Название').fill(title)
  await page.getByLabel('Готовый набор').selectOption({ label: 'Проценты шаг за шагом' })
  await page
    .getByRole('button', { name: /^Добавить: / })
    .first()
    .click()
}

test('a teacher assigns a set of the library to one pupil, who solves it; the matrix shows the result', async ({
  page,
  visitor,
  another,
}) => {
  const title = `Проценты на вечер ${Date.now()}`
  await visitor.signIn('teacher')
  await openPage(page, '/homeworks/library/skills')
  await lookAround(page)
  await page.getByRole('button', { name: 'Посмотреть задачи: Проценты шаг за шагом' }).click()
  await expect(page.getByRole('dialog').locator('summary')).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await page.getByRole('link', { name: 'Назначить классу: Проценты шаг за шагом' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новое задание' })).toBeVisible()
  await page.getByLabel('Название').fill(title)
  await page.getByRole('button', { name: 'Выдать' }).click()
  await expect(page.getByText('Выберите хотя бы один класс или ученика')).toBeVisible()
  await page.getByText('Отдельные ученики 7А').click()
  await page.getByLabel('Миронова Маша').check()
  await lookAround(page)
  await page.getByRole('button', { name: 'Выдать' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await lookAround(page)

  const pupil = await another('pupil')
  await openPage(pupil, '/homeworks')
  await lookAround(pupil)
  await pupil.getByRole('link', { name: title }).click()
  await expect(pupil.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await lookAround(pupil)
  await pupil.getByRole('button', { name: 'Начать' }).click()
  await expect(pupil.getByRole('heading', { name: 'Задача 1. Цена открытки' })).toBeVisible()
  await expect(pupil.getByText('Осталось 3 попытки')).toBeVisible()
  await pupil.getByLabel('Твой ответ').fill('7')
  await pupil.getByRole('button', { name: 'Ответить' }).click()
  await expect(pupil.getByText('Пока неверно')).toBeVisible()
  await expect(pupil.getByText('Осталось 2 попытки')).toBeVisible()
  await pupil.getByLabel('Твой ответ').fill('70')
  await pupil.getByRole('button', { name: 'Ответить' }).click()
  await expect(pupil.getByText('Верно!')).toBeVisible()
  await lookAround(pupil)
  await pupil.getByRole('button', { name: 'Сдать задание' }).first().click()
  await pupil.getByRole('dialog').getByRole('button', { name: 'Сдать', exact: true }).click()
  await expect(pupil.getByRole('heading', { name: 'Задание сдано' })).toBeVisible()
  await expect(pupil.getByText('0,75 из 6')).toBeVisible()
  await lookAround(pupil)
  await pupil.getByRole('button', { name: 'Исправить' }).click()
  await expect(pupil.getByRole('heading', { name: /^Задача 2/ })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /задача 1: 2.попытки/ }).click()
  await expect(page.getByRole('dialog').getByText('Ответ ученика')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await chooseWay(page, 'Закрыть приём')
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть приём' }).click()
  await expect(page.getByText('Закрыто', { exact: true })).toBeVisible()
  await chooseWay(page, 'В архив')
  await page.getByRole('dialog').getByRole('button', { name: 'В архив' }).click()
  await expect(page.getByText('В архиве', { exact: true })).toBeVisible()
})

test('a teacher mixes tasks by theme into a draft, and deletes it', async ({ page, visitor }) => {
  await visitor.signIn('teacher')
  await openPage(page, '/teacher-dashboard/assignments')
  await lookAround(page)
  await page.getByRole('link', { name: 'Задать' }).first().click()
  await page.getByLabel('Название').fill('Смесь на субботу')
  // Enter in a field does not assign the homework.
  await page.getByLabel('Название').press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Тема курса').selectOption({ label: 'Что такое уравнение' })
  // A click removes the line; the focus moves to the next one.
  await page.getByRole('button', { name: 'Добавить: Четыре записи' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Добавить: / }).first()).toBeFocused()
  await expect(page.getByRole('heading', { name: /В задании 1.задача/ })).toBeVisible()
  await page.getByRole('button', { name: 'Посмотреть условие: Четыре записи' }).click()
  await expect(page.getByRole('dialog').getByText('книгу учёта')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByRole('link', { name: 'Продолжить: Смесь на субботу' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Черновик задания' })).toBeVisible()
  await page.getByRole('button', { name: 'Удалить черновик' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить черновик' }).click()
  await expect(page.getByText('Черновик удалён')).toBeVisible()
})

test('a teacher finds tasks by words, puts them in order by keys and by dragging, leaves and comes back', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('school-teacher')
  await openPage(page, '/teacher-dashboard/assignments?new=1')
  const title = `Порядок задач ${Date.now()}`
  await page.getByLabel('Название').fill(title)
  await page.getByLabel('Найти задачи по словам').fill('книгу учёта')
  await page.getByRole('button', { name: 'Добавить: Четыре записи' }).click()
  await page.getByLabel('Найти задачи по словам').fill('')
  await page.getByLabel('Готовый набор').selectOption({ label: 'Проценты шаг за шагом' })
  await page
    .getByRole('button', { name: /^Добавить: / })
    .first()
    .click()
  const lines = page.getByRole('region', { name: /^В задании/ }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  const handle = page.getByRole('button', { name: 'Переставить: Четыре записи' })
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toContainText('Четыре записи')
  await expect(handle).toBeFocused()
  // Near the edge of the window the page scrolls while dragging.
  await lines.nth(0).evaluate((line) => line.scrollIntoView({ block: 'center' }))
  const from = (await handle.boundingBox())!
  const to = (await lines.nth(0).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y - 10)
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(lines.nth(0)).toContainText('Четыре записи')
  await page.getByRole('button', { name: 'Посмотреть условие: Четыре записи' }).click()
  await page.getByRole('dialog').getByText('Ответ и решение').click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Верный ответ' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await page.getByLabel('Час сдачи').fill('20:30')
  await page.getByLabel(/^7А\s— весь класс/).check()
  await page.getByText('7А: кроме').click()
  await page.getByLabel('Миронова Маша').check()
  await lookAround(page)
  // After leaving without saving, the draft is kept on this device.
  await openPage(page, '/teacher-dashboard/assignments')
  await openPage(page, '/teacher-dashboard/assignments?new=1')
  await expect(page.getByText('Восстановлено то, что было набрано и не отправлено.')).toBeVisible()
  await expect(page.getByLabel('Название')).toHaveValue(title)
  await expect(page.getByLabel('Час сдачи')).toHaveValue('20:30')
  await expect(lines.nth(0)).toContainText('Четыре записи')
  await page.getByRole('button', { name: 'Выдать' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/сдать до .*20:30/)).toBeVisible()
  await expect(page.getByRole('table').getByText('Миронова Маша')).toHaveCount(0)
  await openPage(page, '/teacher-dashboard/assignments?new=1')
  await expect(page.getByLabel('Название')).toHaveValue('')
})

test('a pupil chooses a set of the library, and another pupil does not see it', async ({
  page,
  another,
  visitor,
}) => {
  await visitor.register('Миронова Маша', 7)
  await openPage(page, '/homeworks')
  await expect(page.getByRole('heading', { name: 'Сейчас всё сделано' })).toBeVisible()
  await page.getByRole('link', { name: 'Библиотека заданий' }).first().click()
  const subject = page.getByLabel('Предмет')
  await subject.focus()
  await subject.selectOption({ label: 'Физика' })
  await expect(page.getByRole('article')).toHaveCount(1)
  // The focus stays at the choice; the fields follow the address.
  await expect(subject).toBeFocused()
  await page.goBack()
  await expect(subject).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Решать: Скорость и единицы' }).click()
  await expect(page.getByText('Срока нет: делай, когда удобно.')).toBeVisible()
  const address = page.url()
  const stranger = await another('pupil')
  expect((await stranger.goto(address))!.status()).toBe(404)
})

test('only teachers can open the homeworks of classes', async ({ page, visitor }) => {
  await visitor.signIn('parent')
  expect((await page.goto('/teacher-dashboard/assignments'))!.status()).toBe(403)
})

test('a teacher opens a homework at a webinar: a pupil waits, solves with a time limit, and corrects it as a homework', async ({
  page,
  visitor,
  another,
}) => {
  const title = `Блиц на вебинаре ${Date.now()}`
  await visitor.signIn('teacher')
  await beginHomework(page, title)
  await page.getByLabel('Задание к вебинару').check()
  await page.getByLabel('Тема вебинара').fill('Проценты вслух')
  const classes = page.getByLabel('Класс', { exact: true })
  await classes.selectOption(await classes.locator('option', { hasText: /^7А/ }).getAttribute('value'))
  await lookAround(page)
  await page.getByRole('button', { name: 'Выдать' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = (await page.getByText(/^\/webinars\/\d+\/homework$/).textContent())!
  await lookAround(page)

  const pupil = await another('pupil')
  await openPage(pupil, '/homeworks')
  await expect(pupil.getByRole('link', { name: 'Проценты вслух' }).first()).toBeVisible()
  await openPage(pupil, address)
  await expect(pupil.getByRole('heading', { name: 'Ждём учителя' })).toBeVisible()
  await lookAround(pupil)

  await page.getByLabel('На сколько минут').fill('15')
  await page.getByRole('button', { name: 'Открыть задание' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  // The pupil's page has opened automatically.
  await startClock(pupil)
  await expect(pupil.getByRole('timer')).toBeVisible()
  await pupil.getByLabel('Твой ответ').fill('7')
  await expect(pupil.getByText(/^Сохранено/)).toBeVisible()
  await lookAround(pupil)

  // More minutes for all pupils: the next reply contains the new end.
  await page.getByLabel('Сколько минут добавить всем').fill('10')
  await page.getByRole('button', { name: 'Добавить время' }).click()
  await expect(page.getByText('Время добавлено всем')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^2[34]:\d\d$/)
  await pupil.getByLabel('Твой ответ').fill('8')
  await expect(pupil.getByText('Тебе добавили 10 минут')).toBeVisible()
  await expect(pupil.getByRole('timer')).toHaveText(/^2[34]:\d\d$/)

  // The teacher sees it without a reload.
  await expect(page.getByText('решают 1 из')).toBeVisible()
  await expect(page.getByRole('row', { name: /Миронова Маша/ }).getByText('Не решена')).toBeAttached()
  await lookAround(page)
  await page.getByRole('button', { name: 'Закрыть задание' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть задание' }).click()
  await expect(page.getByText('Теперь это обычное домашнее задание')).toBeVisible()

  await expect(pupil.getByRole('heading', { name: 'На вебинаре задание закрыто' })).toBeVisible()
  await lookAround(pupil)
  await pupil.getByRole('link', { name: 'К домашнему заданию' }).click()
  await pupil.getByRole('button', { name: 'Исправить' }).click()
  await expect(pupil.getByText('Осталось 2 попытки')).toBeVisible()
  await pupil.getByLabel('Твой ответ').fill('70')
  await pupil.getByRole('button', { name: 'Ответить' }).click()
  await expect(pupil.getByText('Верно!')).toBeVisible()
})

test('a teacher moves the deadline for several pupils at once, and shares the homework with a colleague', async ({
  page,
  visitor,
}) => {
  const title = `Для всего класса ${Date.now()}`
  await visitor.signIn('teacher')
  await beginHomework(page, title)
  await page.getByLabel(/^7А\s— весь класс/).check()
  await page.getByRole('button', { name: 'Выдать' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByLabel('Выбрать: Миронова Маша').check()
  await expect(page.getByText('Выбрано: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Снять выбор' }).click()
  await page.getByRole('button', { name: 'Выбрать всех' }).click()
  await expect(page.getByLabel('Выбрать: Миронова Маша')).toBeChecked()
  await lookAround(page)
  await page
    .getByRole('region', { name: 'Для выбранных учеников' })
    .getByRole('button', { name: 'Продлить срок' })
    .click()
  const days = page.getByLabel('На сколько дней')
  await days.fill('3')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Закрыть и не отправлять?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Вернуться' }).click()
  await expect(days).toBeFocused()
  await expect(days).toHaveValue('3')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Продлить срок' }).click()
  await expect(page.getByText('Срок продлён')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выбрать всех' })).toBeVisible()

  await chooseWay(page, 'Поделиться с коллегой')
  const colleague = page.getByLabel('Коллега')
  await expect(colleague).toBeVisible()
  await expectAccessible(page)
  // No colleague is preselected.
  await page.getByRole('dialog').getByRole('button', { name: 'Поделиться' }).click()
  await expect(page.getByText('Нужно заполнить')).toBeVisible()
  await expect(colleague).toBeFocused()
  await colleague.selectOption({ index: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Поделиться' }).click()
  await expect(page.getByText('Копия лежит в черновиках коллеги')).toBeVisible()
})

test('a pupil adds a set to favourites and finds it there', async ({ page, visitor }) => {
  await visitor.register('Любитель процентов')
  await openPage(page, '/homeworks/library/skills')
  await page.getByRole('button', { name: 'В избранное: Проценты шаг за шагом' }).click()
  await expect(
    page.getByRole('button', { name: 'Убрать из избранного: Проценты шаг за шагом' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Избранное' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Проценты шаг за шагом' })).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: 'Убрать из избранного: Проценты шаг за шагом' }).click()
  await expect(page.getByText('В избранном пока пусто')).toBeVisible()
})
