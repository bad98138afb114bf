import { query } from '@school/api-client'
import { getOffer, listSocialNets } from '../contract/index.ts'

export const socialNetsQuery = query(listSocialNets, {})
export const offerQuery = (token: string) => query(getOffer, { params: { token } })
