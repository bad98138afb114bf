import path from 'node:path'
import { API } from 'typescript/unstable/sync'
import { isCode, readText, root } from './files.ts'

export interface StringCut {
  readonly file: string
  /** The expression that is cut, up to the end of its line. */
  readonly cut: string
  readonly line: string
}

const cutting = /\.(?:slice\(\s*0,(?!\s*-)|substring\(|substr\()/g
const projects = [
  'tsconfig.server.json',
  'tsconfig.web.json',
  'apps/site/tsconfig.json',
  'apps/portal/tsconfig.json',
]

/** Calls that take the beginning of a string, found by types: arrays and buffers have `slice` too. */
export function stringCuts(files: readonly string[]): StringCut[] {
  const api = new API({ cwd: root })
  try {
    const openProjects = projects.map((name) => path.join(root, name))
    const opened = api.updateSnapshot({ openProjects }).getProjects()
    return files.filter(isCode).flatMap((file) => {
      const text = readText(file)
      const places = [...text.matchAll(cutting)].map(({ index }) => index)
      const full = path.join(root, file)
      const project = places.length > 0 && opened.find(({ program }) => program.getSourceFile(full))
      if (!project) return []
      const methods = project.checker.getTypeAtPosition(
        full,
        places.map((at) => at + 2),
      )
      return places.flatMap((at, index) => {
        const method = methods[index]
        const isOfString = !method || project.checker.typeToString(method).endsWith('=> string')
        return isOfString ? [{ file, ...lineAt(text, at) }] : []
      })
    })
  } finally {
    api.close()
  }
}

function lineAt(text: string, at: number): Pick<StringCut, 'cut' | 'line'> {
  const start = text.lastIndexOf('\n', at) + 1
  const [line = ''] = text.slice(start).split('\n', 1)
  const before = text.slice(start, at)
  return { line: line.trim(), cut: (before.trim() === '' ? text.slice(0, at) : before).trimEnd() }
}
