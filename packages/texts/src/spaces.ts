/** A space where a line never breaks. */
export const nbsp = '\u00a0'

/** «7 класс · Физика»: the dot is not separated from the text before it. */
export const factsOf = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(`${nbsp}· `)

const shortWord = /(?<![а-яё\d])([а-яё]{1,2}|для|без|под|над|при|про|или|что|как) (?=\S)/gi
const beforeDash = / (?=[—–] )/g
const beforeParticle = / (?=(?:бы|б|же|ж|ли|ль)(?![а-яё]))/gi
const afterNumber = /(\d) (?=[а-яё₽%№°])/gi

/** Russian typography for a title or a sentence: short words and numbers stay with what they belong to. */
export const nonBreaking = (text: string): string =>
  text
    .replace(shortWord, `$1${nbsp}`)
    // Twice: in «и в школе» the second short word begins where the first match ended.
    .replace(shortWord, `$1${nbsp}`)
    .replace(beforeDash, nbsp)
    .replace(beforeParticle, nbsp)
    .replace(afterNumber, `$1${nbsp}`)
