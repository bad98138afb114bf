import type { NameList } from './name-views.ts'
import type { UserState } from './organization-users.ts'
import type { OrganizationKind, WireRole } from './organization.ts'

export const kindTitles: Record<OrganizationKind, string> = {
  project_federation: 'Проект',
  region: 'Регион',
  municipal: 'Муниципалитет',
  school: 'Школа',
}

export const roleTitles: Record<WireRole, string> = {
  admin: 'Администратор',
  teacher: 'Учитель',
  empty: 'Студент',
}

export const stateTitles: Record<UserState, string> = {
  active: 'Работает',
  invited: 'Входа ещё не\u00a0было',
  blocked: 'Удаляет учётную запись',
}

/** Titles of lists with names of pupils, in the record of who has read them. */
export const listTitles: Record<NameList, string> = {
  class: 'Список класса',
  class_file: 'Файл со\u00a0списком класса',
  class_waiting: 'Кто ждёт приёма в\u00a0класс',
  olympiad: 'Участники олимпиады',
  olympiad_file: 'Файл с\u00a0участниками олимпиады',
  progress: 'Результаты подготовки',
  doubles: 'Похожие ученики',
}
