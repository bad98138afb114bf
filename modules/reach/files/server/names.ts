import filenamify from 'filenamify'
import { type FileType, maxNameLength } from '../contract/stored-file.ts'
import { extensions } from './kinds.ts'

const withoutExtension = 'file'

/**
 * A name that may be shown and saved anywhere: one normal form of its letters, no folders, no invisible signs or signs that
 * change the direction of text, no names of devices, not too long.
 */
export const safeName = (name: string): string =>
  filenamify(name.toWellFormed(), { replacement: '', maxLength: maxNameLength }).replace(/^[.\s]+/, '')

const isPicture = (type: FileType): boolean => type.startsWith('image/')

const extensionOf = (name: string): string => /\.([a-z][a-z0-9]{0,9})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const typeOf = (extension: string): FileType | undefined =>
  (Object.keys(extensions) as FileType[]).find((type) => extensions[type].includes(extension))

/**
 * The name under which a file of this type is kept; `null` when name, content and what the sender calls it disagree.
 * Telephones call pictures as they like: a picture gets the extension of what it is.
 * @param declared the type in the request
 */
export function agreedName(name: string, type: FileType, declared: string): string | null {
  const safe = safeName(name)
  const extension = extensionOf(safe)
  const said = typeOf(extension)
  if (!mayDeclare(type, declared)) return null
  if (said === type) return safe
  if (said && isPicture(said) && isPicture(type))
    return `${safe.slice(0, -extension.length)}${extensions[type][0]}`
  if (extension !== '' || type === 'text/plain') return null
  return `${safe || withoutExtension}.${extensions[type][0]}`
}

/** Nothing is said by a sender that does not know. */
function mayDeclare(type: FileType, declared: string): boolean {
  const said = declared.split(';')[0]!.trim().toLowerCase()
  if (said === '' || said === 'application/octet-stream') return true
  return said === type || (isPicture(type) && said.startsWith('image/') && said !== 'image/svg+xml')
}

/** The name under which a file is saved by those who must not learn whose it is. */
export const namelessName = ({ id, type }: { id: string; type: FileType }): string =>
  `${id.slice(0, 8)}.${extensions[type][0]}`
