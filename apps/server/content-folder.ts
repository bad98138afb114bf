import path from 'node:path'
import type { ContentProblem } from '@school/kernel/server'

export const contentFolder = path.join(import.meta.dirname, '../../content')

export const writtenProblem = ({ file, line, message }: ContentProblem): string =>
  `content/${file}:${line} ${message}`

/** Content that can't be loaded; every line says where and what. */
export class WrongContent extends Error {
  override name = 'WrongContent'
}
