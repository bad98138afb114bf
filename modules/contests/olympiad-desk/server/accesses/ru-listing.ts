import { count, quoted } from '@school/texts'
import type { AccessState, StagePupil } from '../../contract/accesses.ts'

/** Messages about rows of a list that add no pupil. */
export const listing = {
  noName: (row: number, quote: string) =>
    `Строка ${row} ${quoted(quote)}: нужны фамилия и\u00a0имя без лишних слов`,
  tooMany: (row: number, most: number) => `Строка ${row}: за\u00a0один раз можно внести ${most} учеников`,
  notFound: (row: number, name: string, className: string | null) =>
    `Строка ${row}: ученика ${quoted(name)}${className ? ` в ${className}` : ''} в классах этого этапа нет`,
  several: (row: number, name: string, n: number) =>
    `Строка ${row}: ${quoted(name)} в школе ${count(n, 'ученик', 'ученика', 'учеников')}. Допишите отчество и класс`,
  twice: (row: number, first: number) => `Строка ${row} повторяет строку ${first}`,
}

const states: Record<AccessState, string> = {
  open_to_all: 'Открыт всем',
  by_result: 'По результату',
  class: 'Открыт классу',
  list: 'По списку',
  codes: 'По коду школы',
  none: 'Нет доступа',
  forced: 'Открыт муниципалитетом',
  forbidden: 'Закрыт муниципалитетом',
}

const standings: Record<StagePupil['standing'], string> = {
  absent: 'записи нет',
  registered: 'есть запись',
  running: 'решает',
  handed_in: 'сдано',
}

/** Words of saved tables of the access to a stage. */
export const accessTableWords = {
  states,
  standings,
  names: {
    classes: 'доступ классов',
    schools: 'доступ школ',
    pupils: 'участники',
    appeals: 'апелляции',
    appeals_by_schools: 'апелляции по школам',
  },
  task: ({ position, title }: { position: number; title: string }) => `${position}. ${title}`,
  appealStates: { open: 'ждёт решения', accepted: 'удовлетворена', declined: 'отклонена' },
  appeals: [
    'Номер',
    'Ученик',
    'Класс',
    'Задания класса',
    'Задача',
    'Состояние',
    'Подана',
    'Решена',
    'Решение',
    'Добавлено баллов',
  ],
  appeals_by_schools: ['Школа', 'Город', 'Ждут решения', 'Удовлетворены', 'Отклонены'],
  yes: 'да',
  stagesName: 'Доступы к олимпиадам',
  stages: [
    'Олимпиада',
    'Этап',
    'Открывается',
    'Закрывается',
    'Классов',
    'Открыто классам',
    'Закрыто муниципалитетом',
    'Учеников',
    'Записаны',
    'Школьных кодов',
    'Личных кодов',
  ],
  classes: [
    'Школа',
    'Класс',
    'Доступ',
    'Причина',
    'Учеников',
    'Записаны',
    'В списке',
    'Личных кодов',
    'Кабинет',
    'Наблюдатель',
  ],
  schools: [
    'Школа',
    'Город',
    'Решение',
    'Причина',
    'Классов',
    'Открыто классам',
    'Учеников',
    'Записаны',
    'Готово пунктов',
  ],
  pupils: ['Ученик', 'Класс', 'Доступ', 'В списке', 'Личный код', 'Состояние'],
}
