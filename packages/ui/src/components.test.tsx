import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { BarChart, Heatmap } from './charts/index.ts'
import { Gallery } from './gallery/index.tsx'
import {
  Avatar,
  Badge,
  Button,
  Cover,
  ErrorState,
  UnavailableState,
  Owl,
  Pagination,
  PasswordInput,
  ProgressRing,
  Table,
  Tabs,
  TextInput,
} from './index.ts'

const render = (element: ReactElement, location = '/courses/1') =>
  renderToStaticMarkup(<StaticRouter location={location}>{element}</StaticRouter>)

test('the whole gallery is rendered on the server', () => {
  expect(render(<Gallery />).length).toBeGreaterThan(100_000)
})

test('screen readers get an error and a hint with their field', () => {
  const html = render(<TextInput label="Почта" hint="Для входа" error="Проверь адрес" required />)
  const [, described] = /aria-describedby="([^"]+)"/.exec(html)!
  for (const id of described!.split(' ')) expect(html).toContain(`id="${id}"`)
  expect(described!.split(' ')).toHaveLength(2)
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(html).toMatch(/<input[^>]*required/)
})

test('a field without trouble is not invalid', () => {
  expect(render(<TextInput label="Почта" error={null} />)).not.toContain('aria-invalid')
})

test('a password is hidden until it is asked for, and its manager knows which it is', () => {
  const html = render(<PasswordInput label="Пароль" autoComplete="current-password" />)
  expect(html).toContain('type="password"')
  expect(html).toContain('aria-pressed="false"')
  expect(html).toMatch(/autocomplete="current-password"/i)
})

test('a loading button keeps its name and says that it is busy', () => {
  const html = render(<Button loading>Ответить</Button>)
  expect(html).toContain('Ответить')
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('disabled=""')
})

test('a tab of this address is the current one', () => {
  const html = render(
    <Tabs
      label="Курс"
      tabs={[
        { title: 'Уроки', to: '/courses/1' },
        { title: 'Задачи', to: '/courses/1/tasks' },
      ]}
    />,
  )
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/href="\/courses\/1"[^>]*aria-current|aria-current="page"[^>]*href="\/courses\/1"/)
})

test('one page needs no pagination', () => {
  expect(render(<Pagination page={1} totalPages={1} to={String} />)).toBe('')
  const html = render(<Pagination page={2} totalPages={3} to={(page) => `?page=${page}`} />)
  expect(html).toContain('rel="prev"')
  expect(html).toContain('rel="next"')
})

test('cells know their titles, so that a card can name them', () => {
  const html = render(
    <Table
      caption="Класс"
      rows={[{ name: 'Маша', solved: 5 }]}
      keyOf={(row) => row.name}
      columns={[
        { key: 'name', title: 'Ученик', cell: (row) => row.name },
        { key: 'solved', title: 'Решено', cell: (row) => row.solved },
      ]}
    />,
  )
  expect(html).toContain('<td data-title="Решено" class="">5</td>')
  expect(html).toContain('<th scope="row">Маша</th>')
})

test('nothing to count is nothing to show', () => {
  expect(render(<Badge count={0} label="Новых нет" />)).toBe('')
  expect(render(<Badge count={128} label="128 новых" />)).toContain('99+')
})

test('progress has a text label', () => {
  expect(render(<ProgressRing percent={140} label="Пройдено" />)).toContain('Пройдено: 100')
})

test('a chart carries its figures as a table', () => {
  const html = render(
    <BarChart
      title="Неделя"
      data={[
        { label: 'пн', value: 4 },
        { label: 'вт', value: null },
      ]}
    />,
  )
  expect(html).toContain('<th scope="row">пн</th>')
  expect(html).toContain('нет данных')
})

test('a chart of nothing is empty, not broken', () => {
  expect(render(<BarChart title="Неделя" data={[]} />)).not.toMatch(/NaN|Infinity/)
  expect(render(<Heatmap title="Недели" columns={[]} rows={[]} />)).not.toMatch(/NaN|Infinity/)
})

test('drawings are named for those who need it and silent for the rest', () => {
  expect(render(<Owl pose="happy" />)).toContain('aria-label="Сова Смекалка радуется"')
  expect(render(<Owl pose="happy" title={null} />)).toContain('aria-hidden="true"')
  expect(render(<Cover discipline="math" hue={255} seed="a" />)).toContain('aria-hidden="true"')
  expect(render(<Avatar name="Маша Миронова" isNamed />)).not.toContain('Маша')
  const portrait = { figure: 'fox', face: 'smile', top: 'none', colour: 3, back: 4 } as const
  expect(render(<Avatar name="Маша Миронова" portrait={portrait} isNamed />)).not.toContain('ММ')
})

test('an error offers to try again and is announced', () => {
  const html = render(<ErrorState onRetry={() => undefined} />)
  expect(html).toContain('role="alert"')
  expect(html).toContain('Повторить')
})

test('an overloaded school says so to everybody alike, and offers to try again', () => {
  const html = render(<UnavailableState onRetry={() => undefined} />)
  expect(html).toContain('role="alert"')
  expect(html).toMatch(/<h1[^>]*>Школа сейчас перегружена/)
  expect(html).toContain('Повторить')
  expect(html, 'who is here may be unknown').not.toMatch(/[пП]опробуй|[пП]одожди/)
})
