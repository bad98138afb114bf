const from = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const to = 'a b v g d e e zh z i i k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ')

/** A name in letters that every keyboard has, for a login. */
export const transliterated = (name: string): string =>
  [...name.toLowerCase()]
    .map((sign) => (from.includes(sign) ? to[from.indexOf(sign)] : sign))
    .join('')
    .replace(/[^a-z\d]/g, '') || 'uchenik'
