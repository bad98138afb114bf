import path from 'node:path'
import {
  type ExportSpecifier,
  type ModuleExportName,
  type ModuleItem,
  parseSync,
  type Pattern,
} from '@swc/core'
import { readText } from './files.ts'

const nameOf = ({ value }: ModuleExportName): string => value

function boundBy(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.value]
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((one) => (one ? boundBy(one) : []))
  if (pattern.type === 'AssignmentPattern') return boundBy(pattern.left)
  if (pattern.type === 'RestElement') return boundBy(pattern.argument)
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((one) => {
    if (one.type === 'KeyValuePatternProperty') return boundBy(one.value)
    return one.type === 'AssignmentPatternProperty' ? [one.key.value] : boundBy(one.argument)
  })
}

const exportedAs = (specifier: ExportSpecifier): string => {
  if (specifier.type === 'ExportNamespaceSpecifier') return nameOf(specifier.name)
  if (specifier.type === 'ExportDefaultSpecifier') return specifier.exported.value
  return nameOf(specifier.exported ?? specifier.orig)
}

function namesIn(item: ModuleItem, file: string): string[] {
  if (item.type === 'ExportAllDeclaration')
    return exportedNames(path.join(path.dirname(file), item.source.value))
  if (item.type === 'ExportNamedDeclaration') return item.specifiers.map(exportedAs)
  if (item.type !== 'ExportDeclaration') return []
  const { declaration } = item
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => boundBy(id))
  if (declaration.type === 'ClassDeclaration' || declaration.type === 'FunctionDeclaration')
    return [declaration.identifier.value]
  return [declaration.id.value]
}

/** Names that a file exports, with those of `export *`. */
export function exportedNames(file: string): string[] {
  const { body } = parseSync(readText(file), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2022',
  })
  return [...new Set(body.flatMap((item) => namesIn(item, file)))]
}
