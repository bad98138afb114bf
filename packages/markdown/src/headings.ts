import type { Heading as HeadingNode, PhrasingContent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { slugOf } from './ru.ts'
import { type Heading, runOf } from './run.ts'

const textOf = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : ''))
    .join('')

/** The headings of a tree with ids that are unique in it. */
export function listHeadings(tree: Root): { node: HeadingNode; heading: Heading }[] {
  const taken = new Map<string, number>()
  const found: { node: HeadingNode; heading: Heading }[] = []
  visit(tree, 'heading', (node: HeadingNode) => {
    const text = textOf(node.children)
    const slug = slugOf(text) || 'part'
    const times = (taken.get(slug) ?? 0) + 1
    taken.set(slug, times)
    found.push({ node, heading: { id: times === 1 ? slug : `${slug}-${times}`, level: node.depth, text } })
  })
  return found
}

export function headingIds() {
  return (tree: Root, file: VFile) => {
    for (const { node, heading } of listHeadings(tree)) {
      node.data = { hProperties: { id: heading.id } }
      runOf(file).headings.push(heading)
    }
  }
}
