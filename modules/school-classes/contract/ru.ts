export const says = {
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
