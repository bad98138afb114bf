import type { Problem, ResolveImage } from '@school/markdown'
import type { Fault } from './plain-scribe.ts'
import { says } from './ru.ts'
import { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

/** More lines than any statement has: larger line numbers belong to the solution. */
const linesAboveSolution = 1_000_000

export const sectionsOf = (texts: { statement: string; solution: string }) => ({
  statement: { text: texts.statement, linesBefore: 0 },
  solution: { text: texts.solution, linesBefore: linesAboveSolution } satisfies Section,
})

/** Renders a task that is not stored in a file, and collects faults by its fields. */
export class FieldScribe extends Scribe {
  readonly faults: Fault[] = []

  constructor(resolveImage: ResolveImage) {
    super(resolveImage, () => 1, 0)
  }

  override report(path: readonly PropertyKey[], message: string): void {
    this.faults.push({ path: [...path], message })
  }

  override reportField(path: readonly PropertyKey[], problems: readonly Problem[]): void {
    for (const { line, message } of problems)
      this.report(path, line > 1 ? says.atLine(line, message) : message)
  }

  override reportBody(problems: readonly Problem[], linesBefore = 0): void {
    this.reportField([linesBefore < linesAboveSolution ? 'statement' : 'solution'], problems)
  }
}
