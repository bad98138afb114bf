/** By the ids of `countryIds`. */
export const countryNames: Readonly<Record<number, string>> = {
  1: 'Россия',
  2: 'Беларусь',
  3: 'Казахстан',
  4: 'Армения',
  5: 'Кыргызстан',
  6: 'Узбекистан',
  7: 'Азербайджан',
  8: 'Таджикистан',
  9: 'Другая страна',
}
