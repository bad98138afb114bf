import type { StageTable } from '../contract/monitoring-endpoints.ts'

/** Words of a saved table of participants. */
export const participantWords = {
  percent: 'Результат, %',
  award: 'Степень диплома',
  outOfRating: 'Снятие с рейтинга: причина',
}

/** Column titles of other tables of the desk of a stage. */
export const tableWords = {
  names: {
    codes: 'коды',
    disqualified: 'снятые с рейтинга',
    experts: 'эксперты',
    given_time: 'дополнительное время',
    jury_marks: 'оценки жюри',
    packets: 'пакеты школ',
    preliminary: 'предварительные итоги',
    protocol: 'протокол',
  } satisfies Record<StageTable, string>,
  codes: ['Школа', 'Город', 'Код', 'Вошли', 'Мест', 'Выдан'],
  disqualified: ['Участник', 'Причина', 'Кто снял', 'Когда', 'Кто вернул', 'Когда вернули'],
  packets: [
    'Школа',
    'Город',
    'Ученики',
    'Участники',
    'Личные коды',
    'Вошли по коду',
    'Документы',
    'Последний пакет',
  ],
}
