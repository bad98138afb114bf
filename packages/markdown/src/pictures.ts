import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { says } from './ru.ts'
import { lineOf, runOf } from './run.ts'

const onlyChild = (element: Element): ElementContent | undefined => {
  const meant = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  return meant.length === 1 ? meant[0] : undefined
}

const isPicture = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'img'

function figureOf(picture: Element): Element {
  const { title } = picture.properties
  const caption: Element[] =
    typeof title === 'string' && title !== ''
      ? [
          {
            type: 'element',
            tagName: 'figcaption',
            properties: {},
            children: [{ type: 'text', value: title }],
          },
        ]
      : []
  delete picture.properties.title
  return { type: 'element', tagName: 'figure', properties: {}, children: [picture, ...caption] }
}

/** An address that is percent-encoded wrongly is a name like any other. */
function nameOf(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Gives pictures their address and size, so that the page does not jump; a lone picture becomes a figure. */
export function pictures() {
  return (tree: Root, file: VFile) => {
    const { problems, resolveImage } = runOf(file)
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'p' && isPicture(onlyChild(element)) && parent && index !== undefined) {
        parent.children[index] = figureOf(onlyChild(element) as Element)
        return [SKIP, index]
      }
      if (element.tagName !== 'img') return
      const src = nameOf(String(element.properties.src ?? ''))
      if (!element.properties.alt) {
        problems.push({ line: lineOf(element), message: says.pictureWithoutText(src) })
      }
      const found = resolveImage(src)
      if (!found) problems.push({ line: lineOf(element), message: says.missingPicture(src) })
      element.properties = {
        src: found?.url ?? '',
        alt: element.properties.alt ?? '',
        ...(found && { width: found.width, height: found.height }),
        loading: 'lazy',
        decoding: 'async',
        ...(element.properties.title ? { title: element.properties.title } : {}),
      }
      return SKIP
    })
  }
}
