import {
  type Picture,
  type Problem,
  renderInline,
  renderMarkdown,
  renderWithSlots,
  type ResolveImage,
  type Slotted,
} from '@school/markdown'
import { says } from './ru.ts'
import type { Section } from './split-body.ts'

type LineAt = (path: readonly PropertyKey[]) => number

/** Renders the pieces of one task file and collects faults by lines of that file. */
export class Scribe {
  readonly problems: Problem[] = []
  readonly #resolveImage: ResolveImage
  readonly #lineAt: LineAt
  readonly #linesBeforeBody: number

  constructor(resolveImage: ResolveImage, lineAt: LineAt, linesBeforeBody: number) {
    this.#resolveImage = resolveImage
    this.#lineAt = lineAt
    this.#linesBeforeBody = linesBeforeBody
  }

  /** Reports about a field of the description. */
  report(path: readonly PropertyKey[], message: string): void {
    this.problems.push({ line: this.#lineAt(path), message })
  }

  /** Reports about a line of the body, counted from 1. */
  reportBody(problems: readonly Problem[], linesBefore = 0): void {
    for (const { line, message } of problems) {
      this.problems.push({ line: line + this.#linesBeforeBody + linesBefore, message })
    }
  }

  /** Reports about the text of a field. */
  reportField(path: readonly PropertyKey[], problems: readonly Problem[]): void {
    for (const { line, message } of problems) {
      this.problems.push({ line: this.#lineAt(path) + line - 1, message })
    }
  }

  /** One line of text in a field: an option, a comment. */
  inline(path: readonly PropertyKey[], text: string): string {
    const { html, problems } = renderInline(text, { resolveImage: this.#resolveImage })
    this.reportField(path, problems)
    return html
  }

  /** The picture of a field; of no size and with a report when it is absent. */
  picture(path: readonly PropertyKey[], name: string): Picture {
    const found = this.#resolveImage(name)
    if (!found) this.report(path, says.noPicture(name))
    return found ?? { url: '', width: 0, height: 0 }
  }

  block(path: readonly PropertyKey[], text: string): string {
    const { html, problems } = renderMarkdown(text, { resolveImage: this.#resolveImage })
    this.reportField(path, problems)
    return html
  }

  section({ text, linesBefore }: Section): string {
    const { html, problems } = renderMarkdown(text, { resolveImage: this.#resolveImage })
    this.reportBody(problems, linesBefore)
    return html
  }

  /** The statement of a task without gaps: a gap mark left in it is a fault. */
  statement(section: Section): string {
    for (const [, id = ''] of section.text.matchAll(/\{\{(\d+)\}\}/g)) {
      this.reportBody([{ line: 1, message: says.gapOutsideGaps(id) }], section.linesBefore)
    }
    return this.section(section)
  }

  slotted({ text, linesBefore }: Section): Slotted {
    const slotted = renderWithSlots(text, { resolveImage: this.#resolveImage })
    this.reportBody(slotted.problems, linesBefore)
    return slotted
  }
}
