import { query } from '@school/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { getLevel, levelOf } from '../contract/index.ts'

export const levelQuery = query(getLevel, {})

/** An answer tells what it has paid: the level that is shown grows by it, and nobody asks for it. */
export const addXp = (client: QueryClient, gainedXp: number): void =>
  void client.setQueryData(levelQuery.queryKey, (level) => level && levelOf(level.totalXp + gainedXp))
