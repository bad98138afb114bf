import { createElement, type ReactNode } from 'react'
import type { Gap, StatementPart } from '@school/tasks/contract'
import { Html } from './Html.tsx'

/** Draws the small tree of a statement with gaps. Its order never changes, so indexes are good keys. */
export function drawParts(
  parts: readonly StatementPart[],
  drawGap: (gap: Gap) => ReactNode,
  depth = 0,
): ReactNode[] {
  return parts.map((part, index) => {
    if ('html' in part)
      return depth > 0 ? (
        <Html key={index} inline html={part.html} />
      ) : (
        <Html key={index} className="md-piece" html={part.html} />
      )
    if ('gap' in part) return drawGap(part.gap)
    const { tag, className, parts: inner } = part
    return createElement(tag, { key: index, className }, ...drawParts(inner, drawGap, depth + 1))
  })
}
