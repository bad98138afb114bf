import type { EmployeeFault, EmployeeRole } from '../contract/employees.ts'

/** Words of a list of employees, and what is told of it. */
export const listWords = {
  titles: [
    'почта',
    'e-mail',
    'email',
    'адрес',
    'электронная почта',
    'роль',
    'фио',
    'фамилия',
    'имя',
    'отчество',
    'сотрудник',
  ],
  roles: new Map<string, EmployeeRole>([
    ['учитель', 'teacher'],
    ['педагог', 'teacher'],
    ['teacher', 'teacher'],
    ['администратор', 'admin'],
    ['admin', 'admin'],
  ]),
  faults: {
    no_email: (row) => `Строка ${row}: нет адреса почты, или он с\u00a0ошибкой`,
    odd_role: (row) => `Строка ${row}: роль бывает «учитель» или «администратор»`,
    misplaced_role: (row) => `Строка ${row}: учителя работают в\u00a0школах, здесь только администраторы`,
    twice: (row) => `Строка ${row} повторяется`,
    too_many: (row) => `Строка ${row} и\u00a0дальше: за\u00a0один раз можно пригласить 200\u00a0человек`,
  } satisfies Record<EmployeeFault['kind'], (row: number) => string>,
  twice: (row: number, first: number) => `Строка ${row} повторяет строку ${first}`,
}
