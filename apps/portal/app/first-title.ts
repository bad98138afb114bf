import { unpack } from '@school/app'
import type { MetaDescriptor } from 'react-router'
import type { DocumentData } from './document.ts'
import { ru } from './ru.ts'

/** How the portal at this host calls itself, on its first page and wherever a page has no words of its own. @param packed data of the document; absent when the server could not bring it */
export function firstTitle(packed: Parameters<typeof unpack<DocumentData>>[0] | undefined): MetaDescriptor[] {
  const { title, description } = packed
    ? unpack<DocumentData>(packed).settings
    : { title: ru.title, description: ru.lead }
  return [{ title }, { name: 'description', content: description }]
}
