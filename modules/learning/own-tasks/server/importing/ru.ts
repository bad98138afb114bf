export const says = {
  criterion: 'Развёрнутый ответ',
  guide: 'Полный балл\u00a0— за\u00a0полный и\u00a0верный ответ.',
  tooLong: 'Задача слишком длинная',
}
