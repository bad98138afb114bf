import type { VFile } from 'vfile'
import type { Problem } from './problem.ts'

/** A picture as the page will show it; sizes in CSS pixels. */
export interface Picture {
  url: string
  width: number
  height: number
}

/** Finds the picture that `src` of a text means; null when there is none. */
export type ResolveImage = (src: string) => Picture | null

export interface Heading {
  id: string
  level: number
  text: string
}

/** What one rendering collects besides its output. Travels with the file through the transformers. */
export interface Run {
  resolveImage: ResolveImage
  problems: Problem[]
  headings: Heading[]
}

export const runOf = (file: VFile): Run => file.data.run as Run

export const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
  node.position?.start.line ?? 1
