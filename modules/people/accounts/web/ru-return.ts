import { formatDay } from '@school/texts'

/** Coming back to an account that was closed. */
export const t = {
  title: 'Вернуть учётную запись',
  lead: (day: string) =>
    `Она закрыта, и\u00a0её никто не\u00a0видит. До\u00a0${formatDay(day)} её можно вернуть такой, какой она была. После этого дня данные будут стёрты.`,
  agree: 'Вернуть',
  stay: 'Оставить закрытой',
  closedTitle: 'Учётная запись закрыта',
  closedText: 'Тридцать дней её ещё можно вернуть: для этого достаточно войти. Потом данные будут стёрты.',
  signIn: 'Войти',
  home: 'На\u00a0главную',
}
