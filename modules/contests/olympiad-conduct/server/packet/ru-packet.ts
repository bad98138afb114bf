import {
  asSentence,
  formatDayAndTime,
  formatMinutes,
  formatTime,
  gradeRange,
  nbsp,
  quoted,
} from '@school/texts'

interface Times {
  opensAt: Date
  closesAt: Date
  hardClose: boolean
}

const span = ({ opensAt, closesAt }: Times): string =>
  `${formatDayAndTime(opensAt)}\u00a0— ${formatDayAndTime(closesAt)} по${nbsp}Москве`

/** Section of a memo: title and lines. */
export type MemoPart = [title: string, lines: string[]]

export const duringWork = ({ closesAt, hardClose }: Times): MemoPart => [
  'Во время работы',
  [
    'Время идёт с того момента, когда ученик открыл задачи. Остановить его нельзя.',
    hardClose
      ? `В ${formatTime(closesAt)} работа закроется у всех сразу, даже если начали позже.`
      : `Начать можно до ${formatTime(closesAt)}: кто начал позже, получит своё время целиком.`,
    'Каждый решает сам. Телефоны убраны; войти с телефона можно, только если компьютера нет.',
    'Вопросы по условию ученик задаёт жюри на странице задачи. Подсказывать и объяснять условие нельзя.',
  ],
]

export const connectionLost: MemoPart = [
  'Если пропала связь',
  [
    'Ничего не закрывайте: ответы сохраняются сами, страница отправит их, когда связь вернётся.',
    'Если компьютер выключился, ученик входит так же на любом другом и продолжает с того же места.',
    'Если время потеряно не по вине ученика, запишите, у кого и сколько минут, и попросите методиста добавить время.',
  ],
]

/** A packet of a school. Slips are read by pupils, «ты», the memo by their teacher, «вы». */
export const packetWords = {
  name: (olympiad: string, stage: string, school: string) => `${school}. ${olympiad}. ${stage}`,
  codesFile: 'Коды',
  codesColumns: ['Класс', 'Ученик', 'Личный код', 'Где вводить'],
  slipsFile: (className: string) => `Листочки/${className}.pdf`,
  slipsTitle: (olympiad: string, className: string) => `Личные коды. ${olympiad}. ${className}`,
  slipHeading: (olympiad: string, stage: string) => `${olympiad}. ${stage}`,
  slipName: (name: string, className: string) => `${name}, ${className}`,
  slipLines: (address: string, times: Times) => [
    `1. Открой ${address} или наведи камеру на квадрат.`,
    '2. Введи код и нажми «Войти».',
    `3. Решай: ${span(times)}.`,
    'Код только твой: никому его не показывай.',
  ],
  rooms: 'Кабинеты',
  roomColumns: ['Класс', 'Кабинет', 'Наблюдатель'],
  /** «Кабинет 12. Наблюдатель: Архип Савельевич» */
  slipRoom: (of: { room: string; supervisor: string | null } | undefined): string[] => {
    const words = [
      of?.room && `Кабинет: ${of.room}`,
      of?.supervisor && `наблюдатель: ${of.supervisor}`,
    ].filter(Boolean)
    return words.length > 0 ? [asSentence(words.join(', '))] : []
  },
  memoFile: 'Памятка учителю.pdf',
  memoTitle: 'Памятка учителю',
  olympiad: 'Олимпиада',
  named: (title: string, stage: string, season: string) => `${quoted(title)}, ${stage}, сезон ${season}`,
  school: 'Школа',
  window: 'Когда',
  span,
  length: 'Сколько длится',
  lengths: (byMinutes: readonly { grades: readonly number[]; minutes: number }[]) =>
    byMinutes
      .map(
        ({ grades, minutes }) =>
          `${gradeRange(Math.min(...grades), Math.max(...grades))}\u00a0— ${formatMinutes(minutes)}`,
      )
      .join('; '),
  where: 'Где входить',
  parts: (times: Times, address: string): MemoPart[] => [
    [
      'До начала',
      [
        'Распечатайте листочки по классам и разрежьте. На каждом\u00a0— имя ученика и его личный код: по нему входят без почты и пароля.',
        'Раздайте листочки в день этапа. Код открывает вход за час до начала и только своему ученику, поэтому не публикуйте таблицу с кодами и не отправляйте её в общий чат.',
        `Проверьте, что на компьютерах открывается ${address}.`,
      ],
    ],
    duringWork(times),
    connectionLost,
    [
      'Если потерялся листочек',
      [
        'Методист или администратор школы отзывает код на странице этапа и печатает новый. По старому больше не войти.',
      ],
    ],
    [
      'После работы',
      [
        'Ученик нажимает «Завершить» и выходит со страницы. Листочки соберите и уничтожьте.',
        'Когда итоги опубликуют, дипломы всех учеников школы придут таким же пакетом.',
      ],
    ],
  ],
  foot: (title: string) => title,
  diplomasFile: 'Дипломы',
  diplomasColumns: ['Класс', 'Ученик', 'Документ', 'Номер'],
  diplomaFile: (className: string, name: string, title: string) =>
    `Дипломы/${className}/${name}. ${title}.pdf`,
}
