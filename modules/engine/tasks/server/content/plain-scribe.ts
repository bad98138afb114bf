import type { Picture, Slotted } from '@school/markdown'
import { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

/** A fault by its place in the description: for a variant, which is not stored in a file. */
export interface Fault {
  path: PropertyKey[]
  message: string
}

/** Leaves texts unrendered: keys and their proofs need no HTML and are made by the thousand. */
export class PlainScribe extends Scribe {
  readonly faults: Fault[] = []
  readonly #pictures: Readonly<Record<string, Picture>>

  constructor(pictures: Readonly<Record<string, Picture>>) {
    super(
      (name) => pictures[name] ?? null,
      () => 1,
      0,
    )
    this.#pictures = pictures
  }

  override report(path: readonly PropertyKey[], message: string): void {
    this.faults.push({ path: [...path], message })
  }
  override picture(_: readonly PropertyKey[], name: string): Picture {
    return this.#pictures[name] ?? { url: '', width: 0, height: 0 }
  }
  override inline(_: readonly PropertyKey[], text: string): string {
    return text
  }
  override block(_: readonly PropertyKey[], text: string): string {
    return text
  }
  override section({ text }: Section): string {
    return text
  }
  override statement({ text }: Section): string {
    return text
  }
  override slotted({ text }: Section): Slotted {
    const slots = [...text.matchAll(/\{\{(\d{1,2})\}\}/g)].map(([, id = '']) => id)
    return { parts: [{ html: text }], slots, problems: [] }
  }
}
