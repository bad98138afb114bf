import { cutText, normaliseText } from '@school/texts'
import { Carrier } from './carrier.ts'
import { readCloze, withMarks } from './cloze.ts'
import { CantCarry, type ForeignAnswer, type ForeignRead, type ForeignTask } from './foreign.ts'
import { choiceOf, numberAnswerOf, truthOf, wordsAnswerOf } from './judged.ts'
import { readEach } from './read-each.ts'
import { says } from './ru.ts'
import { blockOf, type Format, lineOf, wordsIn } from './texts.ts'
import { childNamed, childrenNamed, questionsIn, readXml, type XmlElement, type XmlPart } from './xml.ts'

/** Moodle XML: https://docs.moodle.org/en/Moodle_XML_format */

const formats: Readonly<Record<string, Format>> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
}

/** A text and its format: its own or the inherited one. */
const textOf = (element: XmlElement | undefined): string =>
  (childNamed(element, 'text') ?? element)?.text.trim() ?? ''
const formatOf = (element: XmlElement | undefined, otherwise: Format): Format =>
  formats[element?.attributes['format'] ?? ''] ?? otherwise

/** Pictures are stored next to the texts that show them. */
function filesIn(element: XmlElement, files = new Map<string, string>()): Map<string, string> {
  for (const child of element.children) {
    const { name, encoding } = child.attributes
    if (child.name === 'file' && name !== undefined && encoding === 'base64') {
      const path = (child.attributes['path'] ?? '/').replace(/^\//, '')
      files.set(`${path}${name}`, child.text)
    } else filesIn(child, files)
  }
  return files
}

const shareOf = (answer: XmlElement): number =>
  Number((answer.attributes['fraction'] ?? '0').replace(',', '.')) || 0
const isYes = (element: XmlElement | undefined): boolean => /^(?:1|true)$/.test(textOf(element))
const wholeIn = (element: XmlElement | undefined): number => Math.round(Number(textOf(element)) || 0)
const mostPoints = 9

class Reader {
  readonly carrier: Carrier
  readonly #question: XmlElement

  constructor(question: XmlElement) {
    this.#question = question
    this.carrier = new Carrier(filesIn(question))
  }

  /** Moodle's own default is HTML, also for files of other programs. */
  block = (element: XmlElement | undefined): string =>
    blockOf(textOf(element), formatOf(element, 'html'), this.carrier)
  line = (element: XmlElement | undefined): string =>
    lineOf(textOf(element), formatOf(element, 'html'), this.carrier)
  words = (element: XmlElement | undefined): string => wordsIn(textOf(element), formatOf(element, 'plain'))

  #given() {
    return childrenNamed(this.#question, 'answer').map((answer) => ({
      text: this.words(answer),
      share: shareOf(answer),
      comment: this.line(childNamed(answer, 'feedback')),
      spread: textOf(childNamed(answer, 'tolerance')),
    }))
  }

  answer(type: string): ForeignAnswer {
    const question = this.#question
    switch (type) {
      case 'multichoice': {
        const single = textOf(childNamed(question, 'single'))
        const options = childrenNamed(question, 'answer').map((answer) => ({
          text: this.line(answer),
          comment: this.line(childNamed(answer, 'feedback')),
          share: shareOf(answer),
          isRight: false,
        }))
        return choiceOf(options, single === '' || /^(?:1|true)$/.test(single), this.carrier)
      }
      case 'truefalse': {
        const given = this.#given()
        const right = given.find(({ share }) => share === 100)
        if (!right) throw new CantCarry(says.noRight)
        return truthOf(
          right.text.toLowerCase() === 'true',
          right.comment,
          given.find((one) => one !== right)?.comment,
        )
      }
      case 'shortanswer':
        return wordsAnswerOf(this.#given(), isYes(childNamed(question, 'usecase')), this.carrier)
      case 'numerical': {
        const given = this.#given().map(({ spread, ...one }) => ({
          ...one,
          text: spread === '' || Number(spread) === 0 ? one.text : `${one.text}:${spread}`,
        }))
        return numberAnswerOf(given, this.carrier, this.#unit())
      }
      case 'match':
      case 'matching': {
        const sides = childrenNamed(question, 'subquestion').map((sub) => ({
          left: this.line(sub),
          right: blockOf(textOf(childNamed(sub, 'answer')), 'plain', this.carrier).replaceAll('\\\n', ' '),
        }))
        return {
          kind: 'matching',
          pairs: sides.filter(({ left }) => left !== ''),
          extra: sides.flatMap(({ left, right }) => (left === '' ? [right] : [])),
        }
      }
      case 'ordering':
        return {
          kind: 'ordering',
          items: childrenNamed(question, 'answer').map((answer) => this.line(answer)),
        }
      case 'essay':
        return this.#essay()
      case 'description':
        throw new CantCarry(says.description)
      default:
        throw new CantCarry(says.unknownKind(type))
    }
  }

  #unit(): string {
    const units = childrenNamed(childNamed(this.#question, 'units') ?? this.#question, 'unit')
    const isShown = textOf(childNamed(this.#question, 'showunits')) !== '3'
    const named = units.map((unit) => textOf(childNamed(unit, 'unit_name'))).filter((name) => name !== '')
    if (!isShown || named.length === 0) return ''
    const main = units.find((unit) => Number(textOf(childNamed(unit, 'multiplier')) || 1) === 1)
    if (named.length > 1) this.carrier.note(says.otherUnits(named.slice(1).join(', ')))
    return cutText(textOf(childNamed(main ?? units[0], 'unit_name')), 20)
  }

  /** The whole task is one criterion, described by Moodle's information for graders. */
  #essay(): ForeignAnswer {
    const question = this.#question
    const minWords = wholeIn(childNamed(question, 'minwordlimit'))
    if (textOf(childNamed(question, 'responsetemplate')) !== '') this.carrier.note(says.essayTemplate)
    return {
      kind: 'essay',
      points: Math.min(Math.max(wholeIn(childNamed(question, 'defaultgrade')), 1), mostPoints),
      minWords: minWords > 0 ? Math.min(minWords, 2000) : null,
      guide: this.block(childNamed(question, 'graderinfo')),
    }
  }
}

const titleIn = (text: string): string => cutText(normaliseText(wordsIn(text, 'html'), 'line'), 60)

/** The name of a question that may be broken after it. */
function titleOf({ xml }: XmlPart, number: number): string {
  const [, inside = '', plain = ''] =
    /<name\b[^<>]{0,200}>\s{0,200}<text>\s{0,200}(?:<!\[CDATA\[([^\]]{0,400})|([^<]{0,400}))/.exec(
      cutText(xml, 2000),
    ) ?? []
  return titleIn(inside || plain) || says.noTitle(number)
}

function readQuestion(part: XmlPart, title: string): ForeignTask {
  const question = readXml(part)
  const type = (question.attributes['type'] ?? '').toLowerCase()
  const reader = new Reader(question)
  const asked = childNamed(question, 'questiontext')
  const isCloze = type === 'cloze' || type === 'multianswer'
  const cloze = isCloze ? readCloze(textOf(asked), reader.carrier) : null
  const answer = cloze ? ({ kind: 'gaps', gaps: cloze.gaps } as const) : reader.answer(type)
  const statement = cloze
    ? withMarks(blockOf(cloze.text, formatOf(asked, 'html'), reader.carrier))
    : reader.block(asked)
  return {
    line: part.line,
    title,
    statement,
    solution: reader.block(childNamed(question, 'generalfeedback')),
    answer,
    pictures: reader.carrier.pictures,
    notes: [...reader.carrier.notes],
  }
}

const category = /^<question\b[^<>]{0,200}\btype\s*=\s*["']category["']/

export function readMoodle(source: string): ForeignRead {
  const other = (message: string): ForeignRead => ({
    tasks: [],
    leftOut: [],
    problems: [{ line: 1, message }],
  })
  if (!/<quiz[\s>]/.test(source)) {
    const format = says.otherXml.find(([pattern]) => pattern.test(cutText(source, 5000)))?.[1]
    return other(format ?? says.notMoodle)
  }
  const parts = questionsIn(source).filter(({ xml }) => !category.test(cutText(xml, 400)))
  return readEach(parts, { line: ({ line }) => line, title: titleOf, size: () => 0, read: readQuestion })
}
