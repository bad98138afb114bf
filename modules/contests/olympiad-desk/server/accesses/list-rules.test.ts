import { describe, expect, test } from 'vitest'
import { matchListed, readListed } from './list-rules.ts'

const pupil = (userId: number, name: string, className: string) => {
  const [lastName = '', firstName = '', middleName = ''] = name.split(' ')
  return { userId, lastName, firstName, middleName, className }
}
const school = [
  pupil(1, 'Гринёв Пётр Андреевич', '8Б'),
  pupil(2, 'Миронова Маша', '7А'),
  pupil(3, 'Швабрин Алексей Иванович', '7А'),
  pupil(4, 'Швабрин Алексей Петрович', '7В'),
]
const idsOf = (text: string) =>
  matchListed(readListed(text), school).found.map(({ pupil: { userId } }) => userId)
const faultsOf = (text: string) => matchListed(readListed(text), school).faults

describe('a list of participants', () => {
  test.each([
    ['Гринёв Пётр', [1]],
    ['Гринев Петр Андреевич;8Б', [1]],
    ['1\tМиронова\tМаша\t7 А', [2]],
    ['Фамилия;Имя;Класс\n\nмиронова;маша;7-а\r\nГринёв;Пётр;8«Б»', [2, 1]],
    ['Швабрин Алексей 7В', [4]],
    ['Швабрин Алексей Иванович', [3]],
  ])('finds the intended pupil: %j', (text, ids) => {
    expect(idsOf(text)).toEqual(ids)
    expect(faultsOf(text)).toEqual([])
  })

  test('reports each row that matches no pupil or several', () => {
    const text = 'Миронова Маша\nПугачёв Емельян\nШвабрин Алексей\nГринёв\nМиронова Маша 7А\nГринёв Пётр 7А'
    expect(faultsOf(text).map(({ row }) => row)).toEqual([2, 3, 4, 5, 6])
    expect(faultsOf(text)[1]!.reason).toContain('Допишите отчество и класс')
    expect(faultsOf(text)[4]!.reason).toContain('7А')
  })
})
