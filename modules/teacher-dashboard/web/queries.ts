import { query } from '@school/api-client'
import { listClasses } from '../contract/index.ts'

export const classesQuery = query(listClasses, {})
