import { query } from '@school/api-client'
import { getFooter, getLanding, getSettings, type LandingType } from '../contract/index.ts'

export const settingsQuery = query(getSettings, {})
export const footerQuery = query(getFooter, {})
export const landingQuery = (landingType: LandingType) => query(getLanding, { query: { landingType } })
