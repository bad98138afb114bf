import { meQuery } from '@school/pages'
import { browserQueryClient } from '../loading.ts'
import { loadPersonalParts } from '../shell/personal.ts'
import { userStore } from './user.ts'

/** Asks who is at a page that has come without an answer to that. @returns whether somebody is */
export async function askWhoIsHere(): Promise<boolean> {
  const user = await userStore.fetch()
  if (!user) return false
  await loadPersonalParts()
  browserQueryClient().setQueryData(meQuery.queryKey, user)
  return true
}
