/** What is written on the covers of the Russian language: letters and the spellings that everybody argues about. */
export const ru = {
  letters: 'АБЖЙКМФЩЪЫЭЮЯЁ',
  lettersWithMarks: 'ЁЙ',
  zhi: 'ЖИ',
  doubled: 'НН',
  reflexive: 'ТСЯ',
  not: 'НЕ',
}
