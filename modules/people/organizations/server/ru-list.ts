import { quoted } from '@school/texts'
import type { OrganizationColumn, OrganizationFault } from '../contract/organization-import.ts'
import type { OrganizationKind } from '../contract/organization.ts'

/** Words of a list of organizations, and messages about it. */
export const listWords = {
  /** Titles of columns in small letters, «ё» as «е», without punctuation; the first that fits. */
  columns: [
    [/^(?:n|no|№|номер|п п|n п п|№ п п|id|инн|огрн|директор.*|руководитель.*|фио.*|статус|сайт)$/u, null],
    [/лиценз/u, 'licence'],
    [/почт(?:а|ы)$|e mail|^email|^mail$|электронный адрес/u, 'email'],
    [/телефон|^тел$|phone/u, 'phone'],
    [/(?<!\p{L})код(?!\p{L})|^code$/u, 'code'],
    [/(?<!\p{L})адрес|^address$/u, 'address'],
    [/^город|населенный пункт|^нас пункт|^city$|^населен/u, 'city'],
    [/^(?:вид|тип|kind|type)(?: оо| организации| учреждения)?$/u, 'kind'],
    [/название|наименование|^организация|^школа$|^учреждение|^оо$|^name$|^title$/u, 'title'],
  ] satisfies [RegExp, OrganizationColumn | null][],
  kinds: new Map<string, OrganizationKind>([
    ['регион', 'region'],
    ['муниципалитет', 'municipal'],
    ['школа', 'school'],
    ['гимназия', 'school'],
    ['лицей', 'school'],
    ['сош', 'school'],
    ['оош', 'school'],
    ['общеобразовательная школа', 'school'],
    ['интернат', 'school'],
    ['школа интернат', 'school'],
  ]),
  faults: {
    no_title: 'нет названия, или оно короче трёх букв',
    too_long: 'слишком длинный текст в\u00a0одном из\u00a0столбцов',
    odd_kind: 'вид бывает «регион», «муниципалитет» или «школа»',
    misplaced: 'организация такого вида здесь не\u00a0открывается',
    odd_email: 'в\u00a0адресе почты ошибка',
    code_taken: 'этот код уже у\u00a0другой организации',
    too_many:
      'за\u00a0один раз можно добавить 1000\u00a0организаций. Этой строки и\u00a0следующих среди них не\u00a0будет',
  } satisfies Record<Exclude<OrganizationFault['kind'], 'twice'>, string>,
  twice: (first: number) => `повторяет название или код строки ${first}`,
  rowFault: (row: number, quote: string, why: string) => `Строка ${row} ${quoted(quote)}: ${why}`,
}
