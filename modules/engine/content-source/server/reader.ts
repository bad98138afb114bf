import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ContentProblem, extensionPoint, type Extensions } from '@school/kernel/server'
import {
  type Picture,
  type Problem,
  readYaml,
  type ResolveImage,
  sourceText,
  type YamlRead,
} from '@school/markdown'
import type * as z from 'zod'
import { says } from './ru.ts'
import { readSvg, type Svg } from './svg.ts'

/** Registered to check a single place of the content only. */
export const askedPlace = extensionPoint<string>('content-source.asked-place')

export const readerOptions = (known: Extensions): ReaderOptions => ({ asked: known(askedPlace)[0] })

export interface ReaderOptions {
  /** The address of a picture; `path` is relative to the content folder, `version` changes with the picture. */
  pictureUrl?: (path: string, version: string) => string
  /** Part of a path, `courses/fractions/01-…`: texts of other places are read and not rendered. */
  asked?: string | undefined
}

/** A lesson with its tasks and pictures, given the name of one of its files. */
const placeOf = (asked: string): string => asked.replace(/(?:\/tasks)?\/[^/]*\.\w+$/, '/')

const versionedUrl = (file: string, version: string): string => `/content/${file}?v=${version}`

/** Opens the files of one reading; collects problems and the pictures that were used. */
export class ContentReader {
  readonly problems: ContentProblem[] = []
  readonly #root: string
  readonly #pictureUrl: (path: string, version: string) => string
  readonly #asked: string
  readonly #svgs = new Map<string, Svg | null>()
  readonly #used = new Set<string>()

  constructor(root: string, { pictureUrl = versionedUrl, asked = '' }: ReaderOptions) {
    this.#root = root
    this.#pictureUrl = pictureUrl
    this.#asked = placeOf(asked)
  }

  /** Whether problems with the texts of a file are wanted. */
  isAsked(file: string): boolean {
    return `content/${file}`.includes(this.#asked)
  }

  report(file: string, problems: readonly Problem[], severity: 'error' | 'warning' = 'error'): void {
    for (const { line, message } of problems) this.problems.push({ file, line, message, severity })
  }

  error(file: string, line: number, message: string): void {
    this.report(file, [{ line, message }])
  }

  warn(file: string, line: number, message: string): void {
    this.report(file, [{ line, message }], 'warning')
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.#root, file))
  }

  /** The text of a file; null and a report when it is absent. */
  text(file: string): string | null {
    if (!this.exists(file)) {
      this.error(file, 1, says.noFile(path.posix.basename(file)))
      return null
    }
    return this.#read(file)
  }

  /** Reads a YAML file by its schema; null and reports when it is absent or wrong. */
  yaml<S extends z.ZodType>(file: string, schema: S): (YamlRead<z.output<S>> & { data: z.output<S> }) | null {
    const text = this.text(file)
    if (text === null) return null
    const read = readYaml(text, schema)
    this.report(file, read.problems)
    return read.data === null ? null : { ...read, data: read.data }
  }

  #read(file: string): string {
    const { text, problems } = sourceText(readFileSync(path.join(this.#root, file)))
    this.report(file, problems)
    return text
  }

  folders(folder: string): string[] {
    return this.#entries(folder, (entry) => entry.isDirectory())
  }

  files(folder: string): string[] {
    return this.#entries(folder, (entry) => entry.isFile())
  }

  #entries(
    folder: string,
    wanted: (entry: { isDirectory(): boolean; isFile(): boolean }) => boolean,
  ): string[] {
    if (!this.exists(folder)) return []
    return readdirSync(path.join(this.#root, folder), { withFileTypes: true })
      .filter((entry) => wanted(entry) && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .toSorted()
  }

  /** The picture in `file`, its problems reported once. */
  svg(file: string): Svg | null {
    const known = this.#svgs.get(file)
    if (known !== undefined) return known
    const svg = this.exists(file) ? readSvg(this.#read(file)) : null
    this.#svgs.set(file, svg)
    if (svg) this.report(file, svg.problems)
    return svg
  }

  /** Finds the pictures that the texts of a lesson reference: they are in the lesson's own folder. */
  picturesOf(folder: string): ResolveImage {
    return (src): Picture | null => {
      if (!/^[\w-]+\.svg$/.test(src)) return null
      const file = `${folder}/${src}`
      const svg = this.svg(file)
      if (!svg) return null
      this.#used.add(file)
      return { url: this.#pictureUrl(file, svg.version), width: svg.width, height: svg.height }
    }
  }

  /** Warns of pictures of a lesson that are not shown or are too small or too big for its page. */
  warnOfPictures(folder: string): void {
    for (const name of this.files(folder).filter((file) => file.endsWith('.svg'))) {
      const file = `${folder}/${name}`
      const width = this.svg(file)?.width ?? 0
      if (!this.#used.has(file)) this.warn(file, 1, says.unusedPicture)
      if (width > 0 && (width < 320 || width > 720)) this.warn(file, 1, says.narrowOrWide(width))
    }
  }
}

export const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
