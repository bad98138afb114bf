import type { Link, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { says } from './ru.ts'
import { lineOf, runOf } from './run.ts'

const safeUrl = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i

/** Reports what a text may not hold; the renderer then drops it. */
export function refuseUnsafe() {
  return (tree: Root, file: VFile) => {
    const { problems } = runOf(file)
    const report = (node: RootContent, message: string) => problems.push({ line: lineOf(node), message })
    visit(tree, (node) => {
      if (node.type === 'html') report(node, says.htmlRefused)
      if (node.type === 'footnoteDefinition' || node.type === 'footnoteReference') {
        report(node, says.footnoteRefused)
      }
      if (node.type === 'heading' && node.depth === 1) report(node, says.topHeading)
      if (node.type === 'link' || node.type === 'definition') {
        if (safeUrl.test(node.url)) return
        report(node, says.unsafeLink(node.url))
        node.url = ''
      }
    })
    visit(tree, 'link', (link: Link) => {
      if (/^https?:/i.test(link.url)) link.data = { hProperties: { rel: ['noopener', 'noreferrer'] } }
    })
  }
}
