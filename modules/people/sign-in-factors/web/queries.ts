import { query } from '@school/api-client'
import { getFactors, getPendingStep } from '../contract/index.ts'

export const factorsQuery = query(getFactors, {})

export const pendingStepQuery = query(getPendingStep, {})
