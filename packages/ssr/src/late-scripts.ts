import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react'
import { Scripts, type ScriptsProps } from 'react-router'
import { StyleTextContext } from './first-styles.ts'

interface Part {
  children?: ReactNode
  type?: string
  rel?: string
  href?: string
  fetchPriority?: 'low'
}

/** The router gives its scripts in fragments within a fragment. */
function mapParts(node: ReactNode, change: (part: ReactElement<Part>) => ReactNode): ReactNode {
  return Children.map(node, (part) => {
    if (!isValidElement<Part>(part)) return part
    if (part.type !== Fragment) return change(part)
    return createElement(Fragment, null, mapParts(part.props.children, change))
  })
}

/**
 * Starts the router's module when the page has been painted: on a slow network the text, the styles and the fonts get the whole bandwidth
 * first. A page in a hidden tab is not painted, so it starts after a second. Runs in place, right after the kept script.
 */
const starter = (modules: readonly string[]): string => `(() => {
  const kept = document.currentScript.previousElementSibling
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of ${JSON.stringify(modules)}) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', nonce: kept.nonce, textContent: kept.textContent })
  }
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, 1000)
})()`

/**
 * The router's scripts, which let styles and fonts go first: the page is readable before them.
 * The router itself preloads its modules at the priority of the styles and has no setting for it.
 */
export function LateScripts(props: ScriptsProps): ReactNode {
  const isFirstVisit = useContext(StyleTextContext) !== undefined
  const scripts = Scripts(props)
  // The browser finds what the server has written; nothing is put right in hydration but elements themselves.
  if (!import.meta.env.SSR) return scripts
  const modules: string[] = []
  const parts = mapParts(scripts, (part) => {
    const isPreload = part.type === 'link'
    if (!isFirstVisit) return isPreload ? cloneElement(part, { fetchPriority: 'low' }) : part
    if (isPreload && part.props.href) modules.push(part.props.href)
    if (isPreload) return null
    return part.props.type === 'module' ? cloneElement(part, { type: 'text/module' }) : part
  })
  if (!isFirstVisit) return parts
  const dangerouslySetInnerHTML = { __html: starter(modules) }
  return createElement(
    Fragment,
    null,
    parts,
    createElement('script', { nonce: props.nonce, dangerouslySetInnerHTML }),
  )
}
