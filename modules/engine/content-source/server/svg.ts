import { createHash } from 'node:crypto'
import type { Problem } from '@school/markdown'
import { says } from './ru.ts'

export interface Svg {
  width: number
  height: number
  /** Changes with the picture. */
  version: string
  problems: Problem[]
}

/** A picture may contain drawing elements only: no scripts, no external styles, no outside links. */
const active: [RegExp, string][] = [
  [/<script\b/i, '<script>'],
  [/<foreignObject\b/i, '<foreignObject>'],
  [/\son[a-z]+\s*=/i, 'on…='],
  [/(?:href|src)\s*=\s*["'](?!#)/i, 'href'],
  [/@import|@font-face|url\(\s*["']?(?!#)/i, '@import, @font-face, url(…)'],
  [/<!ENTITY|<!DOCTYPE/i, '<!DOCTYPE>'],
]

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

export function readSvg(text: string): Svg {
  const [, x = '0', y = '0', width = '0', height = '0'] =
    /<svg[^>]*\sviewBox="\s*(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(text) ?? []
  const problems = active.flatMap(([pattern, what]): Problem[] => {
    const found = pattern.exec(text)
    return found ? [{ line: lineOf(text, found.index), message: says.activeSvg(what) }] : []
  })
  const isPlaced = Number(x) === 0 && Number(y) === 0 && Number(width) > 0 && Number(height) > 0
  if (!isPlaced) problems.push({ line: 1, message: says.noViewBox })
  if (!/<title\b[^>]*>\s*[^<\s]/.test(text)) problems.push({ line: 1, message: says.noTitle })
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { width: Number(width), height: Number(height), version, problems }
}
