export const says = {
  noLetters: 'Нужна хотя\u00a0бы одна буква',
  badLetters: 'Буквы классов через запятую, одна или две русские на\u00a0класс. Например, А, Б, В',
  noLetter: 'Нужна буква класса',
  badLetter: 'Буква класса, одна или две, русские. Например, Б',
}

/** Latin letters that look like Russian ones. */
export const looksLike: Partial<Record<string, string>> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  X: 'Х',
}
