import { createHash } from 'node:crypto'
import type { Picture, Problem } from '@school/markdown'
import { says } from './ru.ts'

const active = /<script\b|<foreignObject\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#)|@import|<!ENTITY/i

/** A drawing beside a page: its size for the layout, an address that changes with it, what is wrong with it. */
export function readPicture(svg: string, file: string): { picture: Picture; problems: Problem[] } {
  const [, width = 0, height = 0] = /<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  const version = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  const complaints = [
    ...(width > 0 && height > 0 ? [] : [says.noViewBox]),
    ...(/<title>\s*[^<\s]/.test(svg) ? [] : [says.noTitle]),
    ...(active.test(svg) ? [says.activeSvg] : []),
  ]
  return {
    picture: { url: `/content/${file}?v=${version}`, width, height },
    problems: complaints.map((message) => ({ line: 1, message })),
  }
}
