import { createElement, memo, type ReactNode } from 'react'
import type { Gap, StatementPart } from '../contract/index.ts'

interface HtmlProps {
  /** Rendered by the school from its own Markdown, where raw HTML is refused: safe by construction. */
  html: string
  inline?: boolean
  className?: string | undefined
  id?: string | undefined
}

/** Shows text rendered on the server. Memoised: formulas are long, and typing re-renders the form around them. */
export const Html = memo(function Html({ html, inline = false, className, id }: HtmlProps) {
  const Tag = inline ? 'span' : 'div'
  return <Tag id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
})

/** Draws the small tree of a statement with gaps. Its order never changes, so indexes are good keys. */
export function drawParts(
  parts: readonly StatementPart[],
  drawGap: (gap: Gap) => ReactNode,
  depth = 0,
): ReactNode[] {
  return parts.map((part, index) => {
    if ('html' in part) return <Html key={index} inline={depth > 0} html={part.html} />
    if ('gap' in part) return drawGap(part.gap)
    const { tag, className, parts: inner } = part
    return createElement(tag, { key: index, className }, ...drawParts(inner, drawGap, depth + 1))
  })
}
