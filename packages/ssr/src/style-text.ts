import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Beside the server's bundle, in whose file this code ends. */
const built = path.resolve(import.meta.dirname, '../client')
const texts = new Map<string, string | null>()

/** What stands in a style sheet of this build; `null` when there is no such file. */
export function styleText(address: string): string | null {
  const known = texts.get(address)
  if (known !== undefined) return known
  const text = address.startsWith('/assets/') ? read(path.join(built, address)) : null
  texts.set(address, text)
  return text
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
