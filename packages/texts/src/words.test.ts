import { expect, test } from 'vitest'
import {
  asSentence,
  count,
  doneOf,
  gradeLabel,
  gradeRange,
  initials,
  listOf,
  nonBreaking,
  plural,
  quoted,
} from './index.ts'

test.each([
  [0, 'Дошкольник'],
  [null, 'Выпускник'],
  [undefined, 'Выпускник'],
  [1, '1 класс'],
  [11, '11 класс'],
  [12, '1 класс'],
  [-1, '1 класс'],
  [2.5, '1 класс'],
])('the grade %s is «%s»', (index, label) => expect(gradeLabel(index)).toBe(label))

test('a course for several grades names the range', () => {
  expect(gradeRange(7, 7)).toBe('7 класс')
  expect(gradeRange(5, 7)).toBe('5–7 классы')
  expect(gradeRange(0, 2)).toBe('Дошкольники и 1–2 классы')
})

test.each([
  ['Пётр Гринёв', 'ПГ'],
  ['Миронова Мария Ивановна', 'ММ'],
  ['савельич', 'С'],
  ['  ', '?'],
  ['«Белогорская» крепость', 'БК'],
])('the initials of «%s» are «%s»', (name, letters) => expect(initials(name)).toBe(letters))

test('a list ends with «и»', () => {
  expect(listOf([])).toBe('')
  expect(listOf(['алгебра'])).toBe('алгебра')
  expect(listOf(['алгебра', 'физика'])).toBe('алгебра и физика')
  expect(listOf(['алгебра', 'физика', 'химия'])).toBe('алгебра, физика и химия')
})

test('a name in quotes has other quotes inside', () => {
  expect(quoted('Дроби')).toBe('«Дроби»')
  expect(quoted('Журнал «На полях»')).toBe('«Журнал „На полях“»')
  expect(quoted(5)).toBe('«5»')
})

const shown = (text: string) => nonBreaking(text).replaceAll('\u00a0', '_')
test.each([
  ['Движение и силы', 'Движение и_силы'],
  ['и в школе', 'и_в_школе'],
  ['Сила — это вектор', 'Сила_— это вектор'],
  ['прошло 5 минут', 'прошло 5_минут'],
  ['если бы он знал', 'если_бы_он_знал'],
  ['река течёт', 'река течёт'],
])('«%s» holds together', (text, expected) => expect(shown(text)).toBe(expected))

test.each([
  [0, 'задач'],
  [1, 'задача'],
  [2, 'задачи'],
  [4, 'задачи'],
  [5, 'задач'],
  [10, 'задач'],
  [11, 'задач'],
  [12, 'задач'],
  [14, 'задач'],
  [15, 'задач'],
  [21, 'задача'],
  [22, 'задачи'],
  [100, 'задач'],
  [101, 'задача'],
  [111, 'задач'],
  [112, 'задач'],
  [1001, 'задача'],
  [-1, 'задача'],
  [-12, 'задач'],
  [1.5, 'задачи'],
])('the form after %s is «%s»', (n, form) => {
  expect(plural(n, 'задача', 'задачи', 'задач')).toBe(form)
})

test('a number and its word stay on one line', () => {
  expect(count(5, 'задача', 'задачи', 'задач')).toBe('5\u00a0задач')
  expect(count(1291, 'балл', 'балла', 'баллов')).toBe('1\u00a0291\u00a0балл')
})

test.each([
  ['ошибка в ключе', 'ошибка в ключе.'],
  ['Ошибка в ключе.', 'Ошибка в ключе.'],
  ['Что случилось?', 'Что случилось?'],
])('«%s» before another sentence is «%s»', (typed, sentence) => {
  expect(asSentence(typed)).toBe(sentence)
})

test.each([
  [7, 10, '7\u00a0из\u00a010'],
  [10, 10, '10\u00a0из\u00a010'],
  [57, 10, '57, нужно было\u00a010'],
  [0, 10, '0\u00a0из\u00a010'],
])('%d done of %d is «%s»', (done, goal, text) =>
  expect(doneOf(done, goal).replaceAll(' ', '\u00a0')).toBe(text.replaceAll(' ', '\u00a0')),
)
