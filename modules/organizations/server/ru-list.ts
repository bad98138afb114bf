import type { OrganizationFault } from '../contract/organization-import.ts'
import type { OrganizationKind } from '../contract/organization.ts'
import type { ListColumn } from './list-columns.ts'

/** Words of a list of organizations, and what is told of it. */
export const listWords = {
  columns: new Map<string, ListColumn>([
    ['название', 'title'],
    ['наименование', 'title'],
    ['организация', 'title'],
    ['вид', 'kind'],
    ['тип', 'kind'],
    ['код', 'code'],
    ['город', 'city'],
    ['населённый пункт', 'city'],
    ['адрес', 'address'],
    ['телефон', 'phone'],
    ['почта', 'email'],
    ['e-mail', 'email'],
    ['email', 'email'],
    ['лицензия', 'licence'],
  ]),
  kinds: new Map<string, OrganizationKind>([
    ['регион', 'region'],
    ['муниципалитет', 'municipal'],
    ['школа', 'school'],
  ]),
  faults: {
    no_title: (row) => `Строка ${row}: нет названия, или оно короче трёх букв`,
    too_long: (row) => `Строка ${row}: слишком длинный текст в\u00a0одном из\u00a0столбцов`,
    odd_kind: (row) => `Строка ${row}: вид бывает «регион», «муниципалитет» или «школа»`,
    misplaced: (row) => `Строка ${row}: организация такого вида здесь не\u00a0открывается`,
    odd_email: (row) => `Строка ${row}: в\u00a0адресе почты ошибка`,
    twice: (row) => `Строка ${row} повторяется`,
    code_taken: (row) => `Строка ${row}: этот код уже у\u00a0другой организации`,
    too_many: (row) => `Строка ${row} и\u00a0дальше: за\u00a0один раз можно добавить 1000\u00a0организаций`,
  } satisfies Record<OrganizationFault['kind'], (row: number) => string>,
  twice: (row: number, first: number) => `Строка ${row} повторяет название или код строки ${first}`,
}
