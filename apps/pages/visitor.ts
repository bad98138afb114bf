import type { User } from '@school/accounts/contract'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from './loading.ts'

/** The current user; `null` for a guest and on an error page without user data. */
export const useUser = (): User | null => useQuery({ ...meQuery, enabled: false }).data ?? null
