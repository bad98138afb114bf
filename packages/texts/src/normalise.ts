import { sameAlphabet, sameAlphabetOfName } from './alphabets.ts'

/**
 * What a text is, which decides how much of it may be changed:
 * `text` keeps its spaces and line breaks, `line` is one line (a title, a search query), `name` is of a person,
 * `code` is a typed code from paper, `address` is an e-mail address.
 */
export type TextKind = 'text' | 'line' | 'name' | 'code' | 'address'

// Controls and signs of format (soft hyphen, zero-width signs, marks of direction, BOM) but for tabs and line breaks, the
// joiner and tags, which emoji are made of; and letters that are drawn as nothing.
const invisible =
  /(?!\t|\n|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]|[\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\u180b-\u180d]/gu
// Joiner, selector of form and tags belong to emoji, and only there.
const joinerAlone =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u{e007f}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu
const selectorAlone = /(?<![\p{Emoji}])[\ufe0e\ufe0f]/gu
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t]/g
const dashes = /[\u058a\u05be\u1806\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/g
const apostrophes = /[\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4`]/g
const quotes = /["'«»„“”‟‹›‘’‚‛`]/g

// Most texts are of signs that are in their only form already.
const plain = /^[\n\x20-\x7e\u00a0\u00ab\u00bb\u0401\u0410-\u044f\u0451\u2013\u2014\u2026\u2116]*$/

const visible = (text: string): string => (plain.test(text) ? text : cleaned(text))

const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .replace(joinerAlone, '')
    .replace(selectorAlone, '')

const asLine = (text: string): string =>
  visible(text)
    .replace(oddSpaces, ' ')
    .replace(/[ \n]+/g, ' ')
    .trim()

const asName = (text: string): string =>
  sameAlphabetOfName(asLine(text).replace(dashes, '-').replace(apostrophes, "'").replace(/ *- */g, '-'))

/** Quotation marks around it and a full stop after it come from the sentence in which the code was sent. */
const asCode = (text: string): string =>
  asLine(text)
    .replace(dashes, '-')
    .replace(quotes, '')
    .replace(/^[\s(<[]+|[\s.,;:!?)>\]]+$/g, '')

const asAddress = (text: string): string =>
  sameAlphabet(asLine(text).replace(dashes, '-'))
    .replace(/^(?:mailto:|[\s<"'«])+/i, '')
    .replace(/[\s>"'».,;]+$/, '')

const rules: Record<TextKind, (text: string) => string> = {
  text: visible,
  line: asLine,
  name: asName,
  code: asCode,
  address: asAddress,
}

/**
 * A text as it is stored and compared: one form of each letter (NFC), no invisible characters, no halves of surrogate
 * pairs. In everything but a free text odd spaces become one space, in names, codes and addresses odd dashes become
 * hyphens, and words of names and addresses are of one alphabet. Done twice, it changes nothing more.
 */
export const normaliseText = (text: string, kind: TextKind): string => rules[kind](text)
