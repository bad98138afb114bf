import { cutText } from '@school/texts'

const longest = 200

/** In one paragraph, and no longer than two lines of a page. */
export function clipped(text: string): string {
  const line = text.replaceAll(/[^\S\u00a0]+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = cutText(line, longest - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > longest / 2 ? cutText(cut, lastSpace) : cut).trimEnd()}…`
}
