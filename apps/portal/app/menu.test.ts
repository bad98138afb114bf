import { featureTable, guest, type UserType, userTypes, type Viewer } from '@school/access'
import { describe, expect, test, vi } from 'vitest'
import { menuOf } from './menu.ts'

vi.mock('@school/app', () => ({ isBuilt: ({ path }: { path: string }) => !unbuilt.includes(path) }))
const unbuilt: string[] = []

const viewerOf = (type: UserType): Viewer => {
  if (type === 'guest') return guest
  const kind = type === 'pupil' ? 'pupil' : 'agent'
  return { ...guest, id: 7, kind, portalRole: type === 'pupil' || type === 'noRole' ? null : type }
}

const ask = (type: UserType, more: object = {}, viewer = viewerOf(type)) =>
  menuOf({
    viewer,
    settings: {
      features: [...featureTable[type]],
      communityUrl: 'https://kbc.example',
      menuTitles: {},
      ...more,
    },
  }).map(
    ({ group, entries }) =>
      `${group}: ${entries.map(({ title }) => title.replaceAll('\u00a0', ' ')).join(', ')}`,
  )

describe('the menu is made of features that lead somewhere', () => {
  test.each<[UserType, string[]]>([
    ['guest', ['null: Олимпиады, Тренировка, Каталог продуктов']],
    [
      'pupil',
      // Pages of guidance admit the staff alone, so far.
      [
        'null: Личный кабинет, Олимпиады, Тренировка, Результаты подготовки, Отчёты, Каталог продуктов, Сообщество',
      ],
    ],
    [
      'intern',
      // The cabinet is shown to pupils alone.
      ['null: Олимпиады, Тренировка, Отчёты, Каталог продуктов, Сообщество, Мини-группы'],
    ],
    [
      'teacher',
      [
        'olympiads: Аналитика олимпиад',
        'courses: Мини-группы, Мои курсы, Аналитика и Статистика курсов',
        'clubs: Мои кружки, Планы обучения',
        'management: Отчёты, Рабочий стол',
        'documents: Журналы посещений, Отчётность',
        'other: Мероприятия, Каталог продуктов, Сообщество',
      ],
    ],
    [
      'schoolAdmin',
      [
        'olympiads: Аналитика олимпиад, Доступы к олимпиадам',
        'courses: Мини-группы, Мои курсы, Аналитика и Статистика курсов, Доступы к курсам',
        'management: Отчёты, Кабинет администратора',
        'other: Мероприятия, Каталог продуктов, Сообщество',
      ],
    ],
    ['projectAdmin', ['management: Отчёты', 'other: Мероприятия, Каталог продуктов, Сообщество']],
    ['noRole', []],
  ])('%s', (type, wanted) => {
    expect(ask(type)).toEqual(wanted)
  })

  test('a parent is a pupil without a cabinet of their own', () => {
    const parent = { ...viewerOf('pupil'), isParent: true }
    expect(ask('pupil', {}, parent)[0]).not.toContain('Личный кабинет')
  })

  test('what has no page is not in it', () => {
    unbuilt.push('/manage/olympiads')
    expect(ask('schoolAdmin')[0]).toBe('olympiads: Аналитика олимпиад')
    unbuilt.pop()
  })

  test('a brand may rename an entry', () => {
    expect(ask('guest', { menuTitles: { olympiads: 'Мои олимпиады' } })[0]).toContain('Мои олимпиады')
  })

  test('nothing is listed twice', () => {
    for (const type of userTypes) {
      const titles = ask(type).flatMap((part) => part.split(': ')[1]!.split(', '))
      expect(titles).toEqual([...new Set(titles)])
    }
  })
})
