import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Logs of a worker's school, and the personal data that its people sent and got: the logs must contain none of it. */
export class LogOfStories {
  readonly #file: string
  readonly #secretsFile: string
  readonly #secrets = new Set<string>()
  /** The latest, for stories about the log. */
  readonly tail: string[] = []

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#file = path.join(folder, `${process.pid}.log`)
    this.#secretsFile = path.join(folder, `${process.pid}.secrets`)
  }

  write(line: string): void {
    this.tail.push(line)
    if (this.tail.length > 50) this.tail.shift()
    appendFileSync(this.#file, line)
  }

  /** Everything in it that a person has typed or a session is known by. */
  keepSecret(said: unknown): void {
    if (typeof said === 'string') this.#keep(said)
    else if (typeof said === 'object' && said !== null)
      Object.values(said).forEach((part) => this.keepSecret(part))
  }

  #keep(text: string): void {
    if (!isDistinctive(text) || this.#secrets.has(text)) return
    this.#secrets.add(text)
    appendFileSync(this.#secretsFile, `${JSON.stringify(text)}\n`)
  }
}

const cached = globalThis as { logOfStories?: LogOfStories }

/** The worker's; nothing outside of stories. @param folder makes it */
export function logOfStories(folder?: string): LogOfStories | undefined {
  if (folder) cached.logOfStories ??= new LogOfStories(folder)
  return cached.logOfStories
}

/** Short words and words of the code, as `single_choice`, are in every log and prove nothing. */
const isDistinctive = (text: string): boolean => text.length >= 8 && !/^[a-z_]+$|^[\d.:TZ-]+$/.test(text)

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g

/** For addresses, as their long words look like tokens. */
const isPattern = (text: string): boolean => /^(?:\/:?[a-zA-Z_]+)+$/.test(text)

/** Strings of a line, without those that the server makes itself: places in the code, the id of the request, words of the pattern of an address. */
function* stringsOf(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (key === 'route' && isPattern(value)) return
    // Names of the schema may be as long as a token.
    if (['constraint', 'table'].includes(key) && /^[a-z][a-z_\d]*$/.test(value)) return
    if (!['stack', 'reqId', 'hostname'].includes(key)) yield value.replace(uuid, '')
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      yield name
      yield* stringsOf(part, name)
    }
  }
}

const forbidden: readonly [what: string, pattern: RegExp][] = [
  ['a query of an address', /\?/],
  ['an e-mail', /@/],
  ['a Russian text or a name', /[а-яё]/i],
  ['a network address', /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,}/i],
  ['a phone', /(?:\+7|\b8)[\s(-]*\d{3}[\s)-]*\d{3}/],
  ['a hash or a token', /\$scrypt|\$argon|scrypt:|[\w-]{32,}/],
  ['parameters of a statement', /params:|Failed query/],
]

/** @returns personal data in the logs of this folder, each with the first line that has it */
export function leaksIn(folder: string): string[] {
  const files = readdirSync(folder)
  const textsOf = (ending: string) =>
    files
      .filter((name) => name.endsWith(ending))
      .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean))
  const seen = new Map<string, string>()
  for (const line of textsOf('.log')) {
    for (const text of stringsOf(JSON.parse(line))) if (!seen.has(text)) seen.set(text, line)
  }
  const secrets = textsOf('.secrets').map((line) => JSON.parse(line) as string)
  const leaks = new Set<string>()
  for (const [text, line] of seen) {
    for (const [what, pattern] of forbidden) if (pattern.test(text)) leaks.add(`${what}: ${line}`)
  }
  const all = [...seen.keys()].join('\n')
  for (const secret of new Set(secrets))
    if (all.includes(secret)) leaks.add(`what a person has sent: ${secret}`)
  return [...leaks]
}
