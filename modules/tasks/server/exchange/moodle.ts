import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { readCloze } from './cloze.ts'
import type { ForeignAnswer, ForeignRead, ForeignTask, LeftOut } from './foreign.ts'
import { markdownOf } from './html-to-markdown.ts'
import { says } from './ru.ts'

/** Moodle XML: https://docs.moodle.org/en/Moodle_XML_format */

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const asText = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign]!)

/** What XML has and HTML has not: CDATA becomes text, empty elements get their ends. Lines stay where they are. */
const asHtml = (xml: string): string =>
  xml
    .replace(/^\ufeff/, '')
    .replace(/<\?xml[^>]*\?>/, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => asText(text))
    .replace(/<([a-z_]\w*)([^<>]*?)\/>/gi, '<$1$2></$1>')

/** A parser of HTML forgives everything; whether the file is whole is told by its tags. */
function tagProblems(html: string): ForeignRead['problems'] {
  const open: { tag: string; line: number }[] = []
  const withoutComments = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
  let line = 1
  let last = 0
  for (const match of withoutComments.matchAll(/<(\/?)([a-z_]\w*)[^<>]*>/gi)) {
    line += withoutComments.slice(last, match.index).split('\n').length - 1
    last = match.index
    const [, slash, tag = ''] = match
    if (!slash) open.push({ tag, line })
    else if (open.at(-1)?.tag === tag) open.pop()
    else return [{ line, message: says.strayTag(tag) }]
  }
  return open.slice(0, 1).map((left) => ({ line: left.line, message: says.unclosedTag(left.tag) }))
}

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'tagName' in node
const all = (parent: Parent, tag: string): Element[] =>
  parent.childNodes.filter(isElement).filter(({ tagName }) => tagName === tag)
const first = (parent: Parent | undefined, tag: string): Element | undefined => parent && all(parent, tag)[0]
const attribute = (element: Element | undefined, name: string): string =>
  element?.attrs.find((attr) => attr.name === name)?.value ?? ''
const rawText = (element: Element | undefined): string =>
  element?.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? rawText(node) : ''))
    .join('') ?? ''

/** The `<text>` of an element, as Markdown. */
function textIn(element: Element | undefined): string {
  const text = rawText(first(element, 'text') ?? element)
  const format = attribute(element, 'format')
  return format === 'html' || format === 'moodle_auto_format' || /<\w+[^>]*>/.test(text)
    ? markdownOf(text)
    : text.trim()
}

const fractionOf = (element: Element): number => Number(attribute(element, 'fraction') || 0)
const numberIn = (text: string): number => Number(text.trim().replace(',', '.') || NaN)

function choiceOf(question: Element): ForeignAnswer | string {
  const options = all(question, 'answer').map((answer) => ({
    text: textIn(answer),
    isRight: fractionOf(answer) > 0,
    comment: textIn(first(answer, 'feedback')),
  }))
  const right = options.filter(({ isRight }) => isRight).length
  if (right === 0) return says.noRight
  if (right === options.length) return says.allRight
  const isSingle = rawText(first(question, 'single')).trim() !== 'false' && right === 1
  return { kind: isSingle ? 'single_choice' : 'multiple_choice', options }
}

const mostPoints = 9
const wholeIn = (element: Element | undefined): number => Math.round(Number(rawText(element).trim()) || 0)

/** What it is valued for is one criterion, with the words that Moodle keeps for those who check. */
function essayOf(question: Element): ForeignAnswer {
  const minWords = wholeIn(first(question, 'minwordlimit'))
  return {
    kind: 'essay',
    points: Math.min(Math.max(wholeIn(first(question, 'defaultgrade')), 1), mostPoints),
    minWords: minWords > 0 ? minWords : null,
    guide: textIn(first(question, 'graderinfo')),
  }
}

function answerOf(type: string, question: Element): ForeignAnswer | string {
  const answers = all(question, 'answer')
  const right = answers.filter((answer) => fractionOf(answer) === 100)
  switch (type) {
    case 'multichoice':
      return choiceOf(question)
    case 'truefalse': {
      const isTrue = right.some((answer) => rawText(first(answer, 'text')).trim() === 'true')
      return {
        kind: 'single_choice',
        options: [
          { text: says.yes, isRight: isTrue, comment: '' },
          { text: says.no, isRight: !isTrue, comment: '' },
        ],
      }
    }
    case 'numerical': {
      if (right.length !== 1) return right.length === 0 ? says.noRight : says.manyNumbers
      const answer = numberIn(rawText(first(right[0], 'text')))
      const tolerance = numberIn(rawText(first(right[0], 'tolerance')) || '0')
      if (!Number.isFinite(answer) || !Number.isFinite(tolerance))
        return says.badNumber(rawText(right[0]).trim())
      return { kind: 'number', answer, tolerance, wrong: [] }
    }
    case 'shortanswer': {
      const texts = right.map((answer) => rawText(first(answer, 'text')).trim()).filter(Boolean)
      if (texts.length === 0) return says.noRight
      const caseSensitive = rawText(first(question, 'usecase')).trim() === '1'
      return { kind: 'short_text', answers: texts, caseSensitive, wrong: [] }
    }
    case 'matching': {
      const sides = all(question, 'subquestion').map((sub) => ({
        left: textIn(sub),
        right: rawText(first(first(sub, 'answer'), 'text')).trim(),
      }))
      return {
        kind: 'matching',
        pairs: sides.filter(({ left }) => left),
        extra: sides.filter(({ left }) => !left).map(({ right: spare }) => spare),
      }
    }
    case 'essay':
      return essayOf(question)
    case 'description':
      return says.description
    default:
      return says.unknownKind(type)
  }
}

function readQuestion(question: Element, number: number): ForeignTask | LeftOut {
  const line = question.sourceCodeLocation?.startLine ?? 1
  const title = rawText(first(question, 'name')).trim() || says.noTitle(number)
  const asked = first(question, 'questiontext')
  const type = attribute(question, 'type')
  const cloze = type === 'cloze' ? readCloze(rawText(first(asked, 'text') ?? asked)) : null
  if (typeof cloze === 'string') return { line, title, why: cloze }
  const answer = cloze ? { kind: 'gaps' as const, gaps: cloze.gaps } : answerOf(type, question)
  if (typeof answer === 'string') return { line, title, why: answer }
  const statement = cloze ? markdownOf(cloze.text) : textIn(asked)
  if (/!\[[^\]]*\]\(/.test(statement)) return { line, title, why: says.picture }
  return { line, title, statement, solution: textIn(first(question, 'generalfeedback')), answer }
}

export function readMoodle(xml: string): ForeignRead {
  const html = asHtml(xml)
  const problems = tagProblems(html)
  if (problems.length > 0) return { tasks: [], leftOut: [], problems }
  const quiz = first(parseFragment(html, { sourceCodeLocationInfo: true }), 'quiz')
  if (!quiz) return { tasks: [], leftOut: [], problems: [{ line: 1, message: says.notMoodle }] }
  const read: ForeignRead = { tasks: [], leftOut: [], problems: [] }
  const questions = all(quiz, 'question').filter((question) => attribute(question, 'type') !== 'category')
  for (const [index, question] of questions.entries()) {
    const task = readQuestion(question, index + 1)
    if ('why' in task) read.leftOut.push(task)
    else read.tasks.push(task)
  }
  if (questions.length === 0) read.problems.push({ line: 1, message: says.noQuestions })
  return read
}
