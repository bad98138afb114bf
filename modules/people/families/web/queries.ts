import { query } from '@school/api-client'
import {
  findAskingChild,
  findAskingParent,
  getChildLogin,
  getFamily,
  getOwnFamily,
  listConsents,
} from '../contract/index.ts'

export const familyQuery = query(getFamily, {})
export const ownFamilyQuery = query(getOwnFamily, {})
export const consentsQuery = query(listConsents, {})

export const askingChildQuery = (userId: number, code: string) =>
  query(findAskingChild, { params: { userId }, query: { code } })

export const askingParentQuery = (userId: number, code: string) =>
  query(findAskingParent, { params: { userId }, query: { code } })

export const childLoginQuery = (childId: number) => query(getChildLogin, { params: { childId } })
