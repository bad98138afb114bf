import { query } from '@school/api-client'
import * as contract from '../contract/index.ts'

export const webinarHomeworkQuery = (webinarId: number) =>
  query(contract.getWebinarHomework, { params: { webinarId } })
