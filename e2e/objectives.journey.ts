import { expect, lookAround, openPage, press, test, type Visitor } from './fixtures.ts'
import { findLinearEquations } from './linear-equations.ts'
import { registerParent } from './parent-of.ts'
import type { Page } from '@playwright/test'

/** Right answers to tasks of the first lessons, by their titles. */
const rightAnswers: Record<string, string> = {
  'Банки мёда': '300',
  'Две одинаковые кляксы': '4',
  'Первая цифра кода': '7',
  'Дробная страница': '2,5',
  'Чай с чабрецом': '154',
}

async function solveFive(page: Page, visitor: Visitor): Promise<void> {
  const { id, lessons } = await findLinearEquations(page)
  await visitor.send('POST', `/api/courses/${id}/enrollments`)
  for (const lesson of lessons.slice(0, 3)) {
    const attempt = await visitor.beginLesson(lesson.id)
    const tasks = (await (await page.request.get(`/api/lessons/${lesson.id}/tasks`)).json()) as {
      id: number
      title: string
    }[]
    for (const task of tasks.filter(({ title }) => title in rightAnswers)) {
      const response = { kind: 'number', text: rightAnswers[task.title] }
      const reply = await visitor.send('POST', `${attempt}/tasks/${task.id}/answer_attempts`, { response })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
  }
}

test('a pupil chooses a suggested goal, a parent promises a reward, the pupil solves and gets it', async ({
  page,
  visitor,
  another,
}) => {
  await visitor.register('Белова Палаша')
  await openPage(page, '/dashboard/objectives')
  await expect(page.getByRole('heading', { name: 'Целей пока нет' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Выбрать цель: 20 задач по математике' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Сколько задач').fill('3')
  await press(dialog.getByRole('button', { name: 'Поставить цель' }))
  await expect(dialog.getByText('Такого числа у этой цели не бывает')).toBeVisible()
  await dialog.getByLabel('Сколько задач').fill('5')
  await press(dialog.getByRole('button', { name: 'Поставить цель' }))
  const goal = page.getByRole('article').filter({ hasText: 'Математика: решить 5 задач' })
  await expect(goal.getByText('0 из 5')).toBeVisible()
  await lookAround(page)

  const parent = await another()
  await registerParent(parent, visitor, 'Белова Акулина')
  await openPage(parent, '/dashboard/family')
  await press(parent.getByRole('button', { name: /^Поддержать: Математика/ }))
  await parent.getByLabel('Какая будет награда').fill('кино в субботу')
  await press(parent.getByRole('button', { name: 'Пообещать' }))
  await expect(parent.getByText('кино в субботу').first()).toBeVisible()
  await lookAround(parent)

  await solveFive(page, visitor)
  await openPage(page, '/dashboard')
  // The XP of the tasks reach a new level: its dialog is shown first.
  await press(page.getByRole('dialog', { name: /^Новый уровень/ }).getByRole('button', { name: 'Хорошо' }))
  await page.getByRole('link', { name: /^Цель достигнута: Математика/ }).click()
  await expect(goal.getByText('кино в субботу')).toBeVisible()
  await press(page.getByRole('button', { name: /^Забрать/ }))
  const joy = page.getByRole('dialog', { name: 'Цель достигнута!' })
  await expect(joy.getByText(/Награда: кино в субботу/)).toBeVisible()
  await press(joy.getByRole('button', { name: 'Хорошо' }))
  await page.getByRole('link', { name: /^Готово/ }).click()
  await expect(page.getByRole('region', { name: 'Получилось' }).getByText('5 из 5')).toBeVisible()

  await parent.reload()
  await press(parent.getByRole('button', { name: /^Награда вручена/ }))
  await expect(parent.getByText('Ребёнок увидит, что награда вручена')).toBeVisible()
  await page.reload()
  await expect(page.getByText('награда вручена')).toBeVisible()
})

test('a teacher proposes a goal to a pupil of the class, and the pupil accepts it', async ({ another }) => {
  const teacher = await another('teacher')
  await openPage(teacher, '/teacher-dashboard/objectives')
  await press(teacher.getByRole('button', { name: 'Предложить цель классу' }))
  const dialog = teacher.getByRole('dialog')
  await dialog.getByLabel('Что это за цель').selectOption('skills')
  await dialog.getByLabel('Предмет').selectOption({ label: 'Русский язык' })
  await dialog.getByLabel('Класс', { exact: true }).selectOption({ label: '7А' })
  await dialog.getByRole('radio', { name: 'Выбрать учеников' }).check()
  await dialog.getByRole('checkbox', { name: 'Миронова Маша' }).check()
  await lookAround(teacher)
  await press(dialog.getByRole('button', { name: 'Предложить' }))
  const proposal = teacher.getByRole('article').filter({ hasText: 'Русский язык: освоить 3 навыка' })
  await expect(proposal.getByText('приняли 0 из 1')).toBeVisible()

  const pupil = await another('pupil')
  await openPage(pupil, '/dashboard/objectives')
  await press(pupil.getByRole('button', { name: /^Принять: Русский язык: освоить 3/ }))
  const goal = pupil.getByRole('article').filter({ hasText: 'Русский язык: освоить 3 навыка' })
  await expect(goal.getByText('0 из 3')).toBeVisible()

  await teacher.reload()
  await expect(proposal.getByText('приняли 1 из 1')).toBeVisible()
  await press(proposal.getByText('Ученики (1)'))
  await expect(proposal.getByText('Миронова Маша')).toBeVisible()
  // Restores the demo pupil.
  await press(goal.getByRole('button', { name: /^Отложить/ }))
  await press(pupil.getByRole('dialog').getByRole('button', { name: 'Отложить' }))
  await expect(goal).toHaveCount(0)
})
