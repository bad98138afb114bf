import { formatDayAndTime, quoted } from '@school/texts'

/** First page and footer of a protocol. */
export const protocolSheet = {
  heading: 'Протокол этапа олимпиады',
  title: (olympiad: string, stage: string) => `Протокол. ${olympiad}. ${stage}`,
  olympiad: 'Олимпиада',
  season: (title: string, season: string) => `${quoted(title)}, сезон ${season}`,
  stage: 'Этап',
  window: 'Проходил',
  span: (from: Date, to: Date) => `${formatDayAndTime(from)}\u00a0— ${formatDayAndTime(to)} по Москве`,
  results: 'Итоги опубликованы',
  unpublished: 'не опубликованы',
  jury: 'Жюри',
  methodists: 'методисты школы',
  begun: 'Начали работу',
  ended: 'Завершили работу',
  entries: 'Записей',
  chain: 'Цепочка записей',
  whole: 'цела: ни одна запись не изменена',
  broken: (entry: number) => `нарушена: запись №\u00a0${entry} не такая, какой была`,
  hash: 'Отпечаток последней записи (SHA-256)',
  none: 'записей нет',
  made: 'Составлен',
  madeBy: (at: Date, name: string) => [formatDayAndTime(at), name].filter(Boolean).join(', '),
  signature: 'Подпись',
  own: 'электронная подпись школы',
  training: 'учебная, подлинность не подтверждает',
  signer: 'Смекалка',
  foot: (title: string, { page, pages }: Record<'page' | 'pages', string>) =>
    `${title}. Страница ${page} из ${pages}`,
}

/** Column titles of tables of the jury. */
export const juryTableWords = {
  experts: ['Эксперт', 'Кто назначил', 'Когда', 'Кто отозвал', 'Когда отозвали'],
  juryMarks: [
    'Работа',
    'Задача',
    'Кто проверил',
    'Когда',
    'Баллы',
    'Решено поставить',
    'Максимум',
    'Комментарий',
  ],
  protocol: ['№', 'Когда', 'Событие', 'Участник', 'Кто', 'Подробности'],
  preliminary: [
    'Место',
    'Участник',
    'Школа',
    'Баллы',
    'Максимум',
    'Результат, %',
    'Ждут проверки',
    'Степень диплома',
  ],
}
