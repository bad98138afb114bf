import type { User } from '@school/accounts/contract'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from './loading.ts'

/** The person at this page; `null` for a guest and while an error page has nothing better to tell. */
export const useUser = (): User | null => useQuery({ ...meQuery, enabled: false }).data ?? null
