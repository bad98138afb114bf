import { describe, expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { errorOf } from './error-of.ts'

const errorFrom = (status: number, body: unknown, statusText?: string) =>
  errorOf({ status, body, header: () => null, ...(statusText === undefined ? {} : { statusText }) })

describe('a refusal says', () => {
  test.each<[says: string, status: number, body: unknown, statusText?: string]>([
    ['Класс полон', 422, { error: 'Класс полон' }],
    ['Нельзя', 403, { errors: 'Нельзя' }],
    ['Раз\nДва', 422, { errors: ['Раз', 'Два'] }],
    ['Нужно заполнить', 422, { errors: { 'user.name': ['Нужно заполнить'] } }],
    ['Размер файла не должен превышать 10МБ', 413, null],
    // In none of the shapes (school-portal §8).
    ['Произошла непредвиденная ошибка', 422, null, 'Unprocessable Content'],
    ['Произошла непредвиденная ошибка', 401, 'no'],
    ['Bad Gateway', 502, null, 'Bad Gateway'],
    ['Неизвестная ошибка', 502, null, ''],
    ['Неизвестная ошибка', 502, null],
  ])('«%s» of %i %o', (says, status, body, statusText) =>
    expect(errorFrom(status, body, statusText).message).toBe(says),
  )
})

test('an error without words is an unknown one', () => {
  expect(new ApiError(500, 'odd', '').message).toBe('Неизвестная ошибка')
})
