import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { blocks } from './blocks.ts'
import { excessOf, excessOfText } from './bounds.ts'
import { formulaHandlers, formulas } from './formulas.ts'
import { headingIds } from './headings.ts'
import { pictures } from './pictures.ts'
import { refuseUnsafe } from './refuse.ts'
import { tornTables } from './torn-tables.ts'
import { lostSigns } from './lost-signs.ts'
import { otherFormulas } from './other-formulas.ts'
import { isTooDeep } from './too-deep.ts'
import { says } from './ru.ts'
import { scrollingTables } from './scrolling.ts'
import { typography } from './typography.ts'
import { VFile } from 'vfile'
import type { Root } from 'hast'
import type { ResolveImage, Run } from './run.ts'

/** Keeps `:::block` and forgets `:word`, which Russian text writes all the time: «8:30», «ответ:да». */
function noTextDirectives(this: Processor) {
  for (const extension of this.data().micromarkExtensions ?? []) {
    const { text } = extension
    if (text && colon in text && extension.flow && colon in extension.flow) delete text[colon]
  }
}
const colon = 58

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkDirective)
  .use(noTextDirectives)
  .freeze()

const transformer = unified()
  .use(refuseUnsafe)
  .use(tornTables)
  .use(otherFormulas)
  .use(lostSigns)
  .use(formulas)
  .use(blocks)
  .use(typography)
  .use(headingIds)
  .use(remarkRehype, { handlers: formulaHandlers })
  .use(pictures)
  .use(scrollingTables)
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

export const parse = (markdown: string) => parser.parse(markdown)

export const stringify = (tree: Root): string => transformer.stringify(tree)

/** What can't be read is shown as it was typed. */
const asTyped = (markdown: string): Root => ({
  type: 'root',
  children: [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: markdown }] },
  ],
})

function read(markdown: string, run: Run): Root {
  const tooMuch = excessOfText(markdown)
  if (tooMuch !== null) return refused(markdown, run, tooMuch)
  if (!isTooDeep(markdown)) {
    try {
      const file = new VFile({ value: markdown, data: { run } })
      const parsed = parser.parse(file)
      const excess = excessOf(parsed)
      if (excess === null) return transformer.runSync(parsed, file) as Root
      return refused(markdown, run, excess)
    } catch (error) {
      // Deeper than the stack.
      if (!(error instanceof RangeError)) throw error
    }
  }
  return refused(markdown, run, says.tooDeep)
}

function refused(markdown: string, run: Run, message: string): Root {
  run.problems = [{ line: 1, message }]
  run.headings = []
  return asTyped(markdown)
}

/** Markdown -> HTML tree, with the problems and headings met on the way. Problems are reported, never thrown. */
export function toTree(markdown: string, resolveImage: ResolveImage): { tree: Root; run: Run } {
  const run: Run = { resolveImage, problems: [], headings: [] }
  const tree = read(markdown, run)
  run.problems.sort((a, b) => a.line - b.line)
  return { tree, run }
}
