import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { $ZodIssue } from 'zod/v4/core'
import type * as z from 'zod'
import { issueText, yamlText } from './ru-yaml.ts'
import { type Problem, shifted } from './problem.ts'

export interface YamlRead<T> {
  /** Null when the text is not what the schema wants; `problems` then say why. */
  data: T | null
  problems: Problem[]
  /** The line of a value by its path, or of the nearest thing around it; for problems found later. */
  lineAt(path: readonly PropertyKey[]): number
}

const offsetOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0]

function lineFinder(document: Document, counter: LineCounter) {
  return (path: readonly PropertyKey[]): number => {
    let node: unknown = document.contents
    let offset = offsetOf(node) ?? 0
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String((key as { value?: unknown }).value) === String(step))
        if (!pair) break
        offset = offsetOf(pair.key) ?? offset
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        offset = offsetOf(node) ?? offset
      } else break
    }
    return counter.linePos(offset).line
  }
}

/** Unknown fields are reported at their own line, not where their object begins. */
const pathsOf = (issue: $ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

/** Reads YAML by a schema. Every complaint is a Russian sentence with the line of the culprit. */
export function readYaml<S extends z.ZodType>(text: string, schema: S): YamlRead<z.output<S>> {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = lineFinder(document, counter)
  const broken = document.errors.map(({ code, message, pos }) => ({
    line: counter.linePos(pos[0]).line,
    message: yamlText(code, message),
  }))
  // «*Весы*» is emphasis to its author and an alias to YAML: aliases are not followed.
  visit(document, {
    Alias: (_, alias) => {
      broken.push({ line: counter.linePos(offsetOf(alias) ?? 0).line, message: yamlText('BAD_ALIAS', '') })
    },
  })
  if (broken.length > 0) return { data: null, problems: broken, lineAt }
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  return { ...readData(schema, value, lineAt), lineAt }
}

/** Parses data from YAML by a schema; violations are reported with their lines. */
export function readData<S extends z.ZodType>(
  schema: S,
  value: unknown,
  lineAt: (path: readonly PropertyKey[]) => number,
): Pick<YamlRead<z.output<S>>, 'data' | 'problems'> {
  const { data, breaches } = fitted(schema, value)
  return { data, problems: breaches.map(({ path, message }) => ({ line: lineAt(path), message })) }
}

export interface Breach {
  path: PropertyKey[]
  message: string
}

/** The same without lines: for values that are not in a file. */
export function fitted<S extends z.ZodType>(
  schema: S,
  value: unknown,
): { data: z.output<S> | null; breaches: Breach[] } {
  const read = schema.safeParse(value, { error: issueText })
  if (read.success) return { data: read.data, breaches: [] }
  const breaches = read.error.issues.flatMap((issue) =>
    pathsOf(issue).map((path) => ({
      path,
      message: path.length > 0 ? `${path.map(String).join('.')}: ${issue.message}` : issue.message,
    })),
  )
  return { data: null, breaches }
}

export interface FrontMatter<T> extends YamlRead<T> {
  body: string
  /** Lines above the body: add them to a line of the body to get a line of the file. */
  linesBeforeBody: number
}

const fence = /^---[ \t]*$/

/** Reads a Markdown file that begins with YAML between `---` lines; null when it does not. */
export function readFrontMatter<S extends z.ZodType>(
  text: string,
  schema: S,
): FrontMatter<z.output<S>> | null {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (!fence.test(lines[0] ?? '') || end === -1) return null
  const read = readYaml(lines.slice(1, end).join('\n'), schema)
  return {
    data: read.data,
    problems: shifted(read.problems, 1),
    lineAt: (path) => read.lineAt(path) + 1,
    body: lines.slice(end + 1).join('\n'),
    linesBeforeBody: end + 1,
  }
}
