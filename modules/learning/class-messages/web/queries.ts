import { query } from '@school/api-client'
import { listClassMessages, listReceivedMessages } from '../contract/index.ts'

export const classMessagesQuery = (schoolClassId: number) =>
  query(listClassMessages, { params: { schoolClassId } })
export const receivedMessagesQuery = query(listReceivedMessages, {})
