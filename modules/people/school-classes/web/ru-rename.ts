/** Texts of the window in which the name of a pupil is corrected. */
export const t = {
  open: 'Исправить имя',
  title: 'Имя ученика',
  lastName: 'Фамилия',
  firstName: 'Имя',
  middleName: 'Отчество',
  save: 'Сохранить',
  done: 'Имя исправлено',
  own: 'У\u00a0ученика свой вход: имя он меняет сам в\u00a0профиле.',
}
