import { memo, useEffect, useRef } from 'react'
import { watchFormulas } from './wide-formulas.ts'

interface HtmlProps {
  /** Rendered by the server from its own Markdown, where raw HTML is refused: safe by construction. */
  html: string
  inline?: boolean
  className?: string | undefined
  id?: string | undefined
  /** It is being read aloud. */
  isRead?: boolean
}

/** Shows text rendered on the server. Memoised: formulas are long, and typing re-renders the form around them. */
export const Html = memo(function Html({ html, inline = false, className, id, isRead }: HtmlProps) {
  const Tag = inline ? 'span' : 'div'
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => watchFormulas(text.current, html), [html])
  return (
    <Tag
      ref={text}
      id={id}
      className={className}
      data-read={isRead || undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})
