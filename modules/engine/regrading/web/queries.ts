import { fileAddress, pageQuery, query } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import { getRegradingEffects, listRegradings, saveRegradingEffects } from '../contract/index.ts'

export const regradingsQuery = (page: number) => pageQuery(listRegradings, { query: { page } })

export const regradingEffectsQuery = (regradingId: number) =>
  query(getRegradingEffects, { params: { regradingId } })

export const effectsFileAt = (regradingId: number, format: TableFormat) =>
  fileAddress(saveRegradingEffects, { params: { regradingId }, query: { format } })

export const taskAt = (task_id: number): string => link(site.lms.taskPreview, { task_id })
