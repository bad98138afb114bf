import { quoted } from '@school/texts'
import type { EmployeeColumn, EmployeeFault } from '../contract/employees.ts'

/** Keywords for parsing a list of employees, and its messages. */
export const listWords = {
  /** Titles of columns, as `plainTitle` writes them. */
  columns: [
    [/почт(?:а|ы)$|e mail|^email|^mail$|электронный адрес/u, 'email'],
    [/^(?:роль|role|роль в системе|роль на портале)$/u, 'role'],
  ] satisfies [RegExp, EmployeeColumn][],
  /** Other titles that occur in a header row. */
  besides:
    /^(?:фио|ф и о|фамилия.*|имя.*|отчество|сотрудник|учитель|должность|телефон|предмет.*|№|n|№ п п|адрес)$/u,
  teacher: /^(?:учител(?:ь|ьница)|педагог|преподаватель|teacher)(?!\p{L})/u,
  admin: /^(?:администратор|админ|admin|administrator)(?!\p{L})/u,
  faults: {
    no_email: 'нет адреса почты, или он с\u00a0ошибкой',
    odd_role: 'роль бывает «учитель» или «администратор»',
    misplaced_role: 'учителя работают в\u00a0школах, здесь только администраторы',
    too_many:
      'за\u00a0один раз можно пригласить 200\u00a0человек. Этой строки и\u00a0следующих среди них не\u00a0будет',
  } satisfies Record<Exclude<EmployeeFault['kind'], 'twice'>, string>,
  twice: (first: number) => `повторяет строку ${first}`,
  rowFault: (row: number, quote: string, why: string) => `Строка ${row} ${quoted(quote)}: ${why}`,
}
