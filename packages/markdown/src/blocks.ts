import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { blockTitles, says } from './ru.ts'
import { lineOf, runOf } from './run.ts'

const titleClass = 'md-block-title'

function titleOf(block: ContainerDirective): Paragraph {
  const [first] = block.children
  if (first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data) {
    block.children.shift()
    return first
  }
  return { type: 'paragraph', children: [{ type: 'text', value: blockTitles[block.name] ?? '' }] }
}

function isClosed(block: ContainerDirective, source: string): boolean {
  if (!block.position) return true
  const last = source.split('\n')[block.position.end.line - 1] ?? ''
  return /^\s*:{3,}\s*$/.test(last)
}

/** Turns `:::rule[Title]` … `:::` into a titled section. */
export function blocks() {
  return (tree: Root, file: VFile) => {
    const { problems } = runOf(file)
    visit(tree, 'leafDirective', (leaf: LeafDirective) => {
      problems.push({ line: lineOf(leaf), message: says.leafBlock(leaf.name) })
    })
    visit(tree, 'containerDirective', (block: ContainerDirective) => {
      if (!(block.name in blockTitles)) {
        problems.push({ line: lineOf(block), message: says.unknownBlock(block.name) })
      }
      if (!isClosed(block, String(file.value))) {
        problems.push({ line: lineOf(block), message: says.unclosedBlock(block.name) })
      }
      const title = titleOf(block)
      title.data = { hName: 'header', hProperties: { className: [titleClass] } }
      block.children.unshift(title)
      block.data = { hName: 'section', hProperties: { className: ['md-block', `md-${block.name}`] } }
    })
  }
}
