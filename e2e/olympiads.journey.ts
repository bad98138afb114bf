import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  finishAttempt,
  lookAround,
  openPage,
  startClock,
  test,
} from './fixtures.ts'

async function openOlympiad(page: Page, title: string): Promise<void> {
  await openPage(page, '/catalog/olympiads')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('a guest sees the stages, the rules and the dates, and can sign in and return', async ({ page }) => {
  await openOlympiad(page, 'Физика вокруг нас')
  await expect(page.locator('main [aria-current="step"]')).toContainText('Основной этап')
  await expect(page.getByText('Вы здесь')).toHaveCount(0)
  await expect(page.getByText('До закрытия:')).toBeVisible()
  await lookAround(page)

  const samples = page.getByRole('region', { name: 'Попробуйте задачи' })
  const check = samples.getByRole('button', { name: 'Проверить' }).first()
  const solution = samples.getByRole('button', { name: 'Показать разбор' })
  for (const wrong of ['5 км', '6 км']) {
    await expect(solution).toHaveCount(0)
    await samples.getByRole('textbox').fill(wrong)
    await check.click()
    await expect(samples.getByText('попыток сколько угодно')).toBeVisible()
  }
  await solution.click()
  await expect(samples.getByRole('heading', { name: 'Верный ответ' })).toBeVisible()
  await samples.getByRole('textbox').fill('2 км')
  await check.click()
  await expect(samples.getByText('Получилось!')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Образец: Диплом I степени' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Добавить в календарь' }).click()
  expect((await saved).suggestedFilename()).toBe('Физика вокруг нас. Основной этап.ics')

  await page.getByRole('link', { name: 'Войти и участвовать' }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=%2Folympiads%2F\d+/)
})

for (const name of ['teacher', 'parent', 'graduate'] as const)
  test(`a ${name} is addressed as «вы», and is not shown as a participant`, async ({ page, visitor }) => {
    await visitor.signIn(name)
    await openOlympiad(page, 'Физика вокруг нас')
    await expect(page.getByText(/^(Вы|Ты) здесь$/)).toHaveCount(0)
    await openPage(page, '/catalog/courses')
    await expect(page.locator('main')).not.toContainText(
      /(^|[^а-яё])(твой|твоего|выбери|попробуй)([^а-яё]|$)/i,
    )
  })

test('a former participant sees that every answer was counted, and a finished olympiad', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('pupil')
  await openOlympiad(page, 'Осенний узор')
  await expect(page.getByRole('heading', { name: 'Диплом I степени' })).toBeVisible()
  await expect(page.getByText('Ты здесь')).toHaveCount(0)
  await page.goto(`${new URL(page.url()).pathname}/finish`)
  const counted = page.getByRole('region', { name: 'Что засчитано' })
  await expect(counted.getByText('засчитан', { exact: true })).toHaveCount(6)
  await expect(counted.getByText('ответа нет')).toHaveCount(0)
})

test('a pupil enters by the code of the school, solves in spite of a lost connection and finishes', async ({
  page,
  another,
  visitor,
}) => {
  // The teacher gets the code of the school in their own browser.
  const teacher = await another('school-teacher')
  await openPage(teacher, '/catalog/olympiads')
  await teacher.getByRole('link', { name: 'Физика вокруг нас' }).click()
  const issue = teacher.getByRole('button', { name: 'Получить код' })
  const code = teacher.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await expect(issue.or(code)).toBeVisible()
  if (await issue.isVisible()) await issue.click()
  const written = (await code.textContent())!

  await visitor.register('Миронова Маша', 7)
  await openOlympiad(page, 'Физика вокруг нас')
  const entry = page.getByRole('region', { name: 'Участвовать: основной этап' })
  await entry.getByRole('radio', { name: '8 класс' }).check()
  await entry.getByLabel('Код участника').fill('AAAA-2222')
  await entry.getByRole('button', { name: 'Участвовать' }).click()
  await expect(page.getByText('Такого кода нет. Осталось 4')).toBeVisible()
  await entry.getByLabel('Код участника').fill(written.toLowerCase())
  await entry.getByRole('button', { name: 'Участвовать' }).click()
  await expect(page.getByRole('heading', { name: 'Всё готово: 8 класс' })).toBeVisible()
  await page.getByRole('button', { name: 'Поменять класс' }).click()
  const change = page.getByRole('region', { name: 'Поменять класс' })
  await change.getByRole('radio', { name: '7 класс — твой' }).check()
  await change.getByRole('button', { name: 'Сохранить класс' }).click()
  await expect(page.getByRole('heading', { name: 'Всё готово: 7 класс' })).toBeVisible()
  await lookAround(page)

  await startClock(page)
  await expect(page.getByRole('timer')).toHaveText(/^(45:00|44:\d\d)$/)
  await expect(page.getByRole('heading', { name: 'Задача 1. Две свечи' })).toBeVisible()
  await page.getByLabel('Твой ответ').fill('2')
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
  await expect(page.locator('[data-mood]'), 'nothing is judged, no owl says how it went').toHaveCount(0)
  await lookAround(page)

  await page.context().setOffline(true)
  await page.getByLabel('Твой ответ').fill('2 ч')
  await expect(page.getByText('Ждёт связи')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Твой ответ')).toHaveValue('2 ч')

  await page.getByRole('link', { name: 'Следующая задача' }).click()
  await expect(page.getByRole('heading', { name: 'Задача 2. Двойное эхо' })).toBeVisible()
  await page.getByRole('button', { name: 'Завершить' }).first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Задача 2. Двойное эхо' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Твои ответы приняты' })).toBeVisible()
  await expect(page.getByText(', засчитан')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Рейтинг' })).toHaveCount(0)
  await lookAround(page)
  await page.getByRole('link', { name: 'Сертификат участника' }).click()
  await expect(page.getByText('Олимпиада «Физика вокруг нас», 7 класс')).toBeVisible()
})

test('the demo pupil opens the results: the diploma, the solutions, the place and the statistics', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('pupil')
  await openOlympiad(page, 'Осенний узор')
  await expect(page.getByRole('heading', { name: /^Диплом I+ степени$/ })).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Мои решения' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои решения' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Верный ответ' })).toBeVisible()
  await lookAround(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Рейтинг' }).first().click()
  await expect(page.getByRole('heading', { name: /^Твоё место\s— \d+ из \d+/ })).toBeVisible()
  await expect(page.getByText('Диплом I степени').first()).toBeVisible()
  await lookAround(page)
  await page.getByRole('button', { name: 'Почему такое место?' }).click()
  const why = page.getByRole('dialog')
  await expect(
    why.getByText(/^Место = число тех, у кого больше баллов, \+\s1 = \d+\s\+\s1\s=\s\d+\.$/),
  ).toBeVisible()
  await expect(why.getByRole('table', { name: 'Из чего сложились твои баллы' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Регион').selectOption({ index: 2 })
  await expect(page).toHaveURL(/[?&]region=\d+/)
  await expect(page.getByRole('heading', { name: /^Твоё место/ })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Рейтинг' }).getByRole('row')).not.toHaveCount(1)
  await page.getByLabel('Регион').selectOption('Все регионы')
  await expect(page.getByRole('heading', { name: /^Твоё место/ })).toBeVisible()
  await page.getByRole('link', { name: 'Школы' }).click()
  await expect(page.getByRole('table', { name: 'Школы' }).getByRole('row')).not.toHaveCount(1)
  await page.getByRole('link', { name: 'Осенний узор' }).click()
  await page.getByRole('link', { name: 'Статистика' }).first().click()
  await expect(page.getByText('Твой столбик выделен')).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Осенний узор' }).click()
  await page.getByRole('link', { name: 'Открыть диплом' }).click()
  await expect(page.getByText('Олимпиада «Осенний узор», 7 класс')).toBeVisible()
})

test('a pupil who did not take part solves the finished olympiad out of the contest and reads the solutions', async ({
  page,
  visitor,
}) => {
  await visitor.register('Гринёв Пётр', 7)
  await openOlympiad(page, 'Осенний узор')
  await page.getByRole('radio', { name: '7 класс — твой' }).check()
  await page.getByRole('button', { name: 'Попробовать себя' }).click()
  await startClock(page)
  await page.getByLabel('Твой ответ').fill('100')
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
  await finishAttempt(page)
  // Results below half of the points have no place.
  await expect(page.getByText(/^было бы/)).toHaveCount(0)
  await lookAround(page)
  await page.getByRole('link', { name: 'Мои решения' }).click()
  await expect(page.getByText('вне конкурса')).toBeVisible()
})
