import { query } from '@school/api-client'
import { getSession, getSkill, getSkillMap, listPupilMaps } from '../contract/index.ts'

const ofUser = (userId: number | null) => (userId === null ? {} : { userId })

export const skillMapQuery = (userId: number | null = null) => query(getSkillMap, { query: ofUser(userId) })

export const skillQuery = (skillId: number, userId: number | null = null) =>
  query(getSkill, { params: { skillId }, query: ofUser(userId) })

export const sessionQuery = (sessionId: number) => query(getSession, { params: { sessionId } })

export const pupilMapsQuery = () => query(listPupilMaps, {})
