import {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react'
import { Links } from 'react-router'
import { DrawnPartsContext } from './drawn-parts.ts'

/** The text of a style sheet of this build; only on the server, for those who come for the first time. */
export const StyleTextContext = createContext<((address: string) => string | null) | undefined>(undefined)

type Sheet = ReactElement<{ key?: string; rel: string; href: string; disabled?: boolean }>

const isSheet = (node: ReactNode): node is Sheet =>
  isValidElement<{ rel?: string }>(node) && node.type === 'link' && node.props.rel === 'stylesheet'

/** The router marks with `#` what is loaded lazily somewhere as well; the bundler looks for the address without it. */
const addressOf = (sheet: Sheet): string => sheet.props.href.replace(/#$/, '')

/**
 * The router's links. On a first visit the server inlines the styles into the page, so that it is readable without another round trip;
 * their links stay for the router and the bundler, disabled, so that the styles are not loaded twice.
 */
export function FirstStyles(): ReactNode {
  const textOf = useContext(StyleTextContext)
  const links = Links({}) as ReactElement<{ children?: ReactNode[] }>
  const drawn = useContext(DrawnPartsContext)
  if (!import.meta.env.SSR) return links
  const written: string[] = []
  const markers: ReactNode[] = []
  const switchOff = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return (node as ReactNode[]).map(switchOff)
    if (!isSheet(node)) return node
    const address = addressOf(node)
    drawn?.sheets.add(address)
    const text = textOf?.(address) ?? null
    if (text === null) return node
    written.push(text)
    if (address !== node.props.href)
      markers.push(cloneElement(node, { key: address, href: address, disabled: true }))
    return cloneElement(node, { disabled: true })
  }
  const off = (links.props.children ?? []).map(switchOff)
  if (!textOf) return links
  const style = createElement('style', { dangerouslySetInnerHTML: { __html: written.join('\n') } })
  return createElement(Fragment, null, style, off, markers)
}
