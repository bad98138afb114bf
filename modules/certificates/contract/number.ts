/** Without digits and letters that are taken for one another: 0 and O, 1, I and L. */
export const numberAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const numberLength = 12

/** Russian capitals that look like the letters of a number: a number is often typed without switching the keyboard. */
const cyrillic = { А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X', У: 'Y' }

/** A number as it is kept, out of what a person typed; `null` when it can't be one. */
export function readNumber(text: string): string | null {
  const plain = text
    .toUpperCase()
    .replace(/[^0-9A-ZА-ЯЁ]/g, '')
    .replace(/[А-ЯЁ]/g, (letter) => cyrillic[letter as keyof typeof cyrillic] ?? '?')
  return plain.length === numberLength && [...plain].every((sign) => numberAlphabet.includes(sign))
    ? plain
    : null
}

/** «7K3F-9QXD-2M4T»: in groups it is copied without a slip. */
export const writeNumber = (number: string): string => number.match(/.{4}/g)!.join('-')
