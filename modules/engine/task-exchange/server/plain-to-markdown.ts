import { joined, partedByFormulas, writtenFormula } from './formulas-in-text.ts'

/** Escapes signs that have a meaning in Markdown in any position. */
export const escapedWords = (text: string): string =>
  text
    .replace(text.includes('[') ? /[\\`*_[\]<$^]/g : /[\\`*_\]<$]/g, '\\$&')
    .replace(/~(?=~)|(?<=~)~/g, '\\~')
    .replace(/&(?=#?\w{1,40};)/g, '\\&')
    .replace(/\{(?=\{\d{1,2}\}\})/g, '\\{\\')

/** Signs that have a meaning at the start of a line. Our own formulas, pictures and emphasis begin otherwise. */
export const escapedStart = (line: string): string =>
  line
    .replace(/^\s+/, '')
    .replace(/^(?:[#+\-=>|:]|~{3})/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

/** A text of several lines, each shown on its own line. */
export const paragraph = (text: string): string =>
  text
    .split(/\\?\n/)
    .map(escapedStart)
    .join('\\\n')
    .replace(/^(?:\\\n)+|(?:\\\n)+$/g, '')
    .trim()

const written = (text: string, hasFormulas: boolean): string =>
  hasFormulas
    ? joined(
        partedByFormulas(text).map((piece) =>
          piece.isFormula ? writtenFormula(piece.text) : escapedWords(piece.text),
        ),
      )
    : escapedWords(text)

interface PlainOptions {
  /** `\(…\)`, `\[…\]` and `$$…$$` are formulas in every format of Moodle but the plain one. */
  hasFormulas?: boolean
}

/** Plain text as Markdown that shows exactly what was typed: its lines, its paragraphs and its signs. */
export const markdownOfPlain = (text: string, { hasFormulas = true }: PlainOptions = {}): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((part) => paragraph(written(part, hasFormulas).replace(/\n/g, '\\\n')))
    .filter((part) => part !== '')
    .join('\n\n')
