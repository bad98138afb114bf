import { query } from '@school/api-client'
import { getMistake, listMistakes } from '../contract/index.ts'

export const pageSize = 30

export const mistakesQuery = (state: 'open' | 'closed', page: number) =>
  query(listMistakes, { query: { q: { stateEq: state }, page, limit: pageSize } })

export const mistakeQuery = (mistakeId: number) => query(getMistake, { params: { mistakeId } })
