import { query } from '@school/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { getLevel, levelOf } from '../contract/index.ts'

export const levelQuery = query(getLevel, {})

/** Adds the XP that a reply has paid to the cached level, without another request. */
export const addXp = (client: QueryClient, gainedXp: number): void =>
  void client.setQueryData(levelQuery.queryKey, (level) => level && levelOf(level.totalXp + gainedXp))
