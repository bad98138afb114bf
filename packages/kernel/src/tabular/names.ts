import { folded, normaliseText } from '@school/texts'
import { absent, afterName, beforeName, classInside, dateInside, patronymic } from './ru-titles.ts'
import { addressInside, isGender } from './cells.ts'

/** A name as it will be kept. */
export interface PersonName {
  lastName: string
  firstName: string
  middleName: string
}

export type NameFault = 'no_first_name' | 'odd_sign' | 'extra_words' | 'too_long'

const mostOfName = 60
const isWord = (word: string): boolean => /^\p{L}[\p{L}\p{M}'.-]*$/u.test(word)
export const isPatronymic = (word: string): boolean => patronymic.test(word) || isInitial(word)
const isInitial = (word: string): boolean => /^\p{L}\.$/u.test(word)

const capitalised = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase())
const isShouted = (word: string): boolean =>
  word.length > 1 && /^\p{L}?[\p{Lu}'.-]*$/u.test(word) && /\p{Lu}.*\p{Lu}/u.test(word)
const isSmall = (word: string): boolean => word === word.toLowerCase()

/** «О'КОННОР» is «О'Коннор», «МАР'ЯНА» is «Мар'яна». */
const inCase = (part: string): string =>
  part
    .toLowerCase()
    .split(/(?<=^.')/)
    .map(capitalised)
    .join('')

function spelled(word: string, isFirst: boolean): string {
  if (!isShouted(word) && !isSmall(word)) return capitalised(word)
  if (afterName.test(word) || (beforeName.test(word) && !isFirst)) return word.toLowerCase()
  return word
    .split('-')
    .map((part, at) => (at > 0 && afterName.test(part) ? part.toLowerCase() : inCase(part)))
    .join('-')
}

/** A name is shorter; longer cells are not searched. */
const mostOfCell = 300

/** The words of a cell: «П.А.» is two. */
export const wordsOf = (cell: string): string[] => (cell.length > mostOfCell ? [cell] : partsOf(cell))

const partsOf = (cell: string): string[] =>
  normaliseText(cell, 'name')
    .replace(/^№?\s*\d+\s*[.)]?\s+|^\d+[-.)]\s*/, '')
    .replace(/(?<=\p{L}\.)(?=\p{L})/gu, ' ')
    // Marks of a list before the name, and the full stop of a sentence after it; of an initial it is a part.
    .replace(/^[\s"«»,;.*•◦▪‣●○■□·-]+|[\s"«»,;]+$/gu, '')
    .replace(/(?<=\p{L}{2})\.$/u, '')
    .split(' ')
    .filter((word) => word !== '')

/** Words in the case of names. A particle that begins a surname stays small: «фон Гринвальд». */
const spelledAll = (words: readonly string[]): string =>
  words.map((word, at) => spelled(word, at === 0 && !(words.length > 1 && beforeName.test(word)))).join(' ')

function checked(
  last: readonly string[],
  first: readonly string[],
  middle: readonly string[],
): PersonName | NameFault {
  if (last.length === 0 || first.length === 0) return 'no_first_name'
  if (![...last, ...first, ...middle].every(isWord)) return 'odd_sign'
  const name = {
    lastName: spelledAll(last),
    firstName: spelledAll(first),
    middleName: spelledAll(middle),
  }
  return Object.values(name).some(({ length }) => length > mostOfName) ? 'too_long' : name
}

const withoutGender = (words: readonly string[]): string[] => {
  const [before, end] = [words.at(-2), words.at(-1)]
  const isExtra = words.length > 2 && end !== undefined && isGender(end) && !(before && isInitial(before))
  return isExtra ? words.slice(0, -1) : [...words]
}

/** What a cell with the whole name says besides it is no name: an address, a day, a class. */
export const withoutAdditions = (cell: string): string =>
  cell.length > mostOfCell ? cell : withoutNotes(cell)

const withoutNotes = (cell: string): string =>
  cell
    // A dash before a small letter begins a note, and a name has none.
    .replace(/\s[-–—]\s+(?=\p{Ll})/gu, ' (')
    .replace(/,\s*/g, ' ')
    .replace(addressInside, ' ')
    .replace(dateInside, ' ')
    .replace(classInside, ' ')
    .replace(/(?<=\s)\+?\d[\d\s().–-]{5,}$/g, ' ')

/** «Ёлкин Пётр староста»: a small word after capitalised ones is no patronymic. */
const isNote = (word: string, before: readonly string[]): boolean =>
  isSmall(word) && !isPatronymic(word) && before.every((one) => !isSmall(one))

/** A name in the order of the class register, «фон Гринвальд Пётр Андреевич». */
export function readFullName(cell: string): PersonName | NameFault {
  const words = withoutGender(wordsOf(withoutAdditions(cell)).filter((word) => !/^[\d.,+()№–-]+$/.test(word)))
  const lead = words.findIndex((word, at) => !beforeName.test(word) || at === words.length - 1)
  const last = words.slice(0, lead + 1)
  const rest = words.slice(lead + 1)
  if (rest.length <= 1) return checked(last, rest, [])
  const at = rest.findIndex((word, place) => place > 0 && isPatronymic(word) && !isInitial(rest[0]!))
  if (rest.length === 2) {
    if (isNote(rest[1]!, [...last, rest[0]!])) return 'extra_words'
    // «Пётр Андреевич Гринёв»: the patronymic is in the middle.
    if (last.length === 1 && isPatronymic(rest[0]!) && !isInitial(rest[0]!) && !isPatronymic(rest[1]!))
      return checked([rest[1]!], last, [rest[0]!])
    return checked(last, [rest[0]!], [rest[1]!])
  }
  if (!rest.every(isWord)) return 'odd_sign'
  const ofWhom = rest.findIndex((word, place) => place > 0 && beforeName.test(word))
  if (ofWhom !== -1 && ofWhom === rest.length - 2)
    return checked(last, rest.slice(0, ofWhom), rest.slice(ofWhom))
  if (at === -1) return 'extra_words'
  const isFollowed = rest[at + 1] !== undefined && afterName.test(rest[at + 1]!)
  const isSaid = afterName.test(rest[at]!) && at > 1
  const end = isFollowed ? at + 1 : at
  if (end !== rest.length - 1) return 'extra_words'
  const begin = isSaid ? at - 1 : at
  return checked(last, rest.slice(0, begin), rest.slice(begin))
}

/** «Нет», «—», «б/о»: the cell says that there is nothing. */
export const isAbsent = (cell: string): boolean => absent.test(cell.trim())

/** A part of a name in a column of its own. */
export const partOf = (cell: string): string[] => (isAbsent(cell) ? [] : wordsOf(cell))

/** A name whose parts are in columns of their own. */
export function readParts(lastName: string, firstName: string, middleName: string): PersonName | NameFault {
  const [last, first, middle] = [
    partOf(lastName),
    partOf(firstName),
    withoutGender(['', '', ...partOf(middleName)]).slice(2),
  ]
  const most = middle.some((word) => afterName.test(word)) ? 3 : 2
  if (middle.length > most - 1 && !(middle.length === 2 && middle.every(isPatronymic))) {
    return middle.every(isWord) ? 'extra_words' : 'odd_sign'
  }
  return checked(last, first, middle)
}

/** «Пётр» is «Петр»: lists are typed by different people. */
export const keyOfName = ({ lastName, firstName, middleName }: PersonName): string =>
  folded([lastName, firstName, middleName].filter(Boolean).join(' '))
