import { count, formatDayAndTime, listOf, nbsp, outOf, plural, type When } from '@school/texts'
import type { StageState } from '@school/olympiads/contract'
import type { Packet, PacketSchool } from '../../contract/index.ts'

const codesOf = (n: number) => count(n, 'личный код', 'личных кода', 'личных кодов')
const diplomasOf = (n: number) => count(n, 'документ', 'документа', 'документов')

/** Texts of packets for schools, for adults, «вы». */
export const packets = {
  title: 'Пакеты школ',
  lead: {
    announced:
      'В пакете школы\u00a0— личные коды учеников таблицей, листочки по классам, которые остаётся разрезать, и памятка учителю на одной странице. По личному коду ученик входит без почты и пароля.',
    running:
      'В пакете школы\u00a0— личные коды учеников таблицей, листочки по классам, которые остаётся разрезать, и памятка учителю на одной странице. По личному коду ученик входит без почты и пароля.',
    checking: 'Этап закрыт, личные коды больше не нужны. Дипломы соберутся в пакет, когда выйдут итоги.',
    published:
      'В пакете школы\u00a0— дипломы и сертификаты её учеников, каждый отдельным листом, и их список.',
    cancelled: 'Этап отменён: личные коды больше не действуют.',
  } satisfies Record<StageState, string>,
  privacy:
    'Код открывает вход под именем ребёнка. Передавайте пакет только тому, кто раздаст листочки; каждый пакет записывается в протокол.',
  reset: 'Показать все',
  school: 'Школа',
  schoolIn: (name: string, city: string) => (name.includes(city) ? name : `${name}, ${city}`),
  pupils: 'Ученики',
  pupilsOf: ({ pupils, participants }: PacketSchool) =>
    participants > 0
      ? `${pupils}, ${plural(participants, 'участвует', 'участвуют', 'участвуют')}${nbsp}${participants}`
      : String(pupils),
  codes: 'Личные коды',
  codesOf: ({ codes, codesUsed }: PacketSchool) => {
    if (codes === 0) return 'ещё нет'
    return codesUsed > 0
      ? `${codes}, ${plural(codesUsed, 'вошёл', 'вошли', 'вошли')}${nbsp}${codesUsed}`
      : String(codes)
  },
  diplomas: 'Документы',
  action: 'Пакет школы',
  actionOf: (name: string) => `Пакет школы: ${name}`,
  pages: 'Страницы списка школ',
  noneTitle: 'Школ для этого этапа нет',
  noneText: 'Здесь появятся школы, в которых есть классы этого этапа.',
  notFoundText: 'По этому названию ничего не нашлось.',
  close: 'Закрыть',
  save: 'Скачать пакет',
  saveAgain: 'Скачать ещё раз',
  inside: 'Что внутри',
  insideCodes: (pupils: number) => [
    `«Коды.xlsx»: ${count(pupils, 'ученик', 'ученика', 'учеников')} по классам`,
    'листочки с кодами, PDF на каждый класс',
    '«Памятка учителю.pdf», одна страница',
  ],
  insideDiplomas: (n: number) => [
    `дипломы и сертификаты, по листу PDF на ученика: ${n}`,
    '«Дипломы.xlsx»: список с номерами',
  ],
  lastMade: (at: When) => `Прошлый пакет собран ${formatDayAndTime(at)}. Коды в новом те же.`,
  madeBefore: (at: When) => `Прошлый пакет собран ${formatDayAndTime(at)}.`,
  made: ({ codes, diplomas }: Packet) =>
    `Пакет собран: ${listOf([codes > 0 ? codesOf(codes) : '', diplomas > 0 ? diplomasOf(diplomas) : ''].filter(Boolean))}`,
  nothing: 'Пока в пакете нет ничего.',
  lost: 'Потерялся листочек?',
  lostText:
    'Найдите ученика и отзовите код: по старому больше не войти, а кто уже вошёл, выйдет. Новый код будет в следующем пакете.',
  pupilSearch: 'Фамилия или имя',
  pupil: 'Ученик',
  pupilOf: (name: string, className: string | null) => [name, className].filter(Boolean).join(', '),
  used: 'Последний вход',
  usedAt: (at: When | null) => (at === null ? 'входа ещё не\u00a0было' : formatDayAndTime(at)),
  revoke: 'Отозвать',
  revokeOf: (name: string) => `Отозвать код: ${name}`,
  revoked: 'Код отозван. Новый будет в следующем пакете',
  noCodes: 'Такого ученика с кодом нет.',
  moreCodes: (shown: number, total: number) => `Показаны ${outOf(shown, total)}: уточните имя.`,
}

/** Texts of the entry by code: a guest is «вы», though most of them are pupils. */
export const entry = {
  title: 'Вход по личному коду',
  hint: 'Десять букв и цифр, например ABCDE\u201123456. Дефис и большие буквы не обязательны.',
}
