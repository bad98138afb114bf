import { expect, lookAround, openPage, press, test } from './fixtures.ts'

test('a teacher sees what is hard for a class, prepares a sheet for parents and assigns tasks of the hardest theme', async ({
  another,
}) => {
  const teacher = await another('teacher')
  await openPage(teacher, '/teacher-dashboard')
  await teacher.getByRole('link', { name: 'Отчёт' }).click()
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Статистика')
  await teacher.getByRole('combobox', { name: 'Класс' }).selectOption('7А')
  await expect(teacher).toHaveURL(/class=\d+/)
  await teacher.getByRole('link', { name: 'Учебный год' }).click()
  await expect(teacher).toHaveURL(/class=\d+&period=year/)
  await expect(teacher.getByText(/двух других 7-х\sклассов/)).toBeVisible()
  await lookAround(teacher)

  const pupils = teacher.getByRole('heading', { name: 'Ученики' })
  await teacher.emulateMedia({ media: 'print' })
  await expect(pupils).toBeHidden()
  await teacher.emulateMedia({ media: 'screen' })
  await press(teacher.getByLabel('Со списком учеников'))
  await teacher.emulateMedia({ media: 'print' })
  await expect(pupils).toBeVisible()
  await teacher.emulateMedia({ media: 'screen' })

  await teacher
    .getByRole('link', { name: /^Задать по теме/ })
    .first()
    .click()
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Новое задание')
  await expect(teacher.getByRole('textbox', { name: 'Название' })).not.toHaveValue('')
})
