import { query } from '@school/api-client'
import { getMistake, listMistakes } from '../contract/index.ts'
import type { MistakesSearch } from './addresses.ts'

export const pageSize = 30

export const mistakesQuery = ({ state, page }: MistakesSearch) =>
  query(listMistakes, { query: { q: { stateEq: state }, page, limit: pageSize } })

export const mistakeQuery = (mistakeId: number) => query(getMistake, { params: { mistakeId } })
