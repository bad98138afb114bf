import { quoted } from '@school/texts'
import type { RowFault } from '../contract/import.ts'

/** Messages about a list of pupils. */
export const says = {
  /** Of a row, by its number and content. */
  faults: {
    no_first_name: 'нужны фамилия и\u00a0имя',
    odd_sign: 'в\u00a0имени лишний знак или цифра',
    extra_words: 'в\u00a0имени лишние слова',
    too_long: 'слишком длинное имя',
    too_many:
      'за\u00a0один раз можно добавить 1000\u00a0учеников. Этой строки и\u00a0следующих в\u00a0классе не\u00a0будет',
  } satisfies Partial<Record<RowFault['kind'], string>>,
  rowFault: (row: number, quote: string, why: string) => `Строка ${row} ${quoted(quote)}: ${why}`,
  twice: (first: number) => `повторяет строку ${first}. Если это тёзки, добавьте отчества`,
  otherClass: (listed: string, own: string) => `в\u00a0списке ${listed}, а\u00a0добавляете в\u00a0${own}`,
  /** After «вернуть нельзя:». */
  hindrances: { pupils: 'в\u00a0класс пришли новые ученики', archived: 'новый класс уже в\u00a0архиве' },
  slips: {
    file: (className: string) => `Личные коды, ${className}`,
    heading: (className: string, school: string) => `${className}, ${school}`,
    lines: (address: string) => [
      `Открой ${address}`,
      'или наведи камеру на\u00a0квадрат.',
      'Код никому не\u00a0показывай.',
    ],
  },
}
