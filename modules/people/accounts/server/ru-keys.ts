/** Words that are tried first when passwords of this school are guessed. */
export const ofSchool = [
  'smekalka',
  'смекалка',
  'password',
  'parol',
  'пароль',
  'qwerty',
  'йцукен',
  'shkola',
  'школа',
]

/** Rows of keys, the same in both layouts. */
export const latinRows = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,.', '`']
export const russianRows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'ё']

/** Along which fingers walk. */
export const walks = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  ...latinRows,
  ...russianRows,
]
