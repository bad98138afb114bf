import type { Problem } from './problem.ts'
import { parse, stringify, toTree } from './processor.ts'
import { listHeadings } from './headings.ts'
import { says } from './ru.ts'
import type { Heading, ResolveImage } from './run.ts'

export interface RenderOptions {
  resolveImage?: ResolveImage
}

export interface Rendered {
  /** Safe by construction: nothing in it was HTML in the source. */
  html: string
  headings: Heading[]
  problems: Problem[]
}

const noImages: ResolveImage = () => null

/** Renders a text of the school. Problems are reported, never thrown; what is wrong is left out of `html`. */
export function renderMarkdown(markdown: string, { resolveImage = noImages }: RenderOptions = {}): Rendered {
  const { tree, run } = toTree(markdown, resolveImage)
  return { html: stringify(tree), headings: run.headings, problems: run.problems }
}

/** Renders one line (an option, a caption) without the paragraph around it. */
export function renderInline(markdown: string, { resolveImage = noImages }: RenderOptions = {}): Rendered {
  const { tree, run } = toTree(markdown.trim(), resolveImage)
  const [block, ...rest] = tree.children.filter((node) => node.type === 'element' || node.type === 'raw')
  if (!block) return { html: '', headings: [], problems: run.problems }
  const isLine =
    rest.length === 0 && block.type === 'element' && (block.tagName === 'p' || block.tagName === 'figure')
  if (!isLine)
    return {
      html: stringify(tree),
      headings: [],
      problems: [...run.problems, { line: 1, message: says.notInline }],
    }
  return { html: stringify({ type: 'root', children: block.children }), headings: [], problems: run.problems }
}

/** The headings with the ids they get in the rendered text, for a table of contents. */
export const headingsOf = (markdown: string): Heading[] =>
  listHeadings(parse(markdown)).map(({ heading }) => heading)

const wordsPerMinute = 150

/** Whole minutes a pupil needs to read the text with its formulas; at least 1. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
