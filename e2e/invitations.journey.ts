import { expect, lookAround, openPage, press, test } from './fixtures.ts'

test('a teacher invites a class by a code, a pupil uses it and is admitted', async ({
  page,
  visitor,
  another,
}) => {
  const teacher = await another('teacher')
  await openPage(teacher, '/invitations')
  const klass = teacher.getByRole('region', { name: /^9А/ })
  await press(klass.getByRole('button', { name: 'Сделать код' }))
  const shown = klass.getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  await expect(shown).toBeVisible()
  const code = await shown.innerText()
  await lookAround(teacher)
  await klass.getByRole('link', { name: 'Листки для печати' }).click()
  await expect(teacher.getByText(code).first()).toBeVisible()
  await lookAround(teacher)

  await openPage(page, '/user/login')
  await page.getByRole('link', { name: 'Ввести код' }).click()
  const field = page.getByLabel('Код', { exact: true })
  await field.fill('abcd 2345')
  await expect(field).toHaveValue('ABCD-2345')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('Код не подошёл')).toBeVisible()
  await lookAround(page)
  await field.fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приглашение в 9А')
  await expect(page.getByText('Приглашает Архип Савельевич')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Зарегистрироваться' }).first()).toHaveAttribute(
    'href',
    /redirect_url=%2Fschool_classes%2Finvites%2F/,
  )
  await lookAround(page)

  const address = page.url()
  await visitor.register('Муромская Лиза', 9)
  await openPage(page, address)
  await page.getByLabel('Кто ты в списке класса?').selectOption({ index: 1 })
  await lookAround(page)
  await page.getByRole('button', { name: 'Присоединиться' }).click()
  await expect(page.getByText('Осталось дождаться ответа')).toBeVisible()

  await openPage(teacher, '/invitations')
  await expect(klass.getByText('по коду, ждёт подтверждения')).toBeVisible()
  await press(klass.getByRole('button', { name: 'Подтвердить: Муромская Лиза' }))
  await expect(teacher.getByText('Подтверждено: Муромская Лиза')).toBeVisible()
  await openPage(page, address)
  await expect(page.getByText('Класс 9А: место занято')).toBeVisible()
})
