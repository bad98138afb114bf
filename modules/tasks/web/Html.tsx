import { memo } from 'react'

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
