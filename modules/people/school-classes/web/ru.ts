/** The page on which a pupil types the code of the slip. */
export const t = {
  title: 'Вход по\u00a0коду учителя',
  hint: 'Двенадцать букв и\u00a0цифр, например ABCD\u20112345\u2011WXYZ. Дефисы и\u00a0большие буквы не\u00a0обязательны.',
}
