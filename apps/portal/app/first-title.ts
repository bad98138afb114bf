import { unpack } from '@school/app'
import type { MetaDescriptor } from 'react-router'
import type { DocumentData } from './document.ts'
import { ru } from './ru.ts'

/**
 * Title and description of the portal at this host, for its first page and for pages without their own.
 * @param packed data of the document; absent when the server could not read it
 */
export function firstTitle(packed: Parameters<typeof unpack<DocumentData>>[0] | undefined): MetaDescriptor[] {
  const { title, description } = packed
    ? unpack<DocumentData>(packed).settings
    : { title: ru.title, description: ru.lead }
  return [{ title }, { name: 'description', content: description }]
}
