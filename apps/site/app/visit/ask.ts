import { meQuery } from '@school/pages'
import { browserQueryClient } from '../loading.ts'
import { loadPersonalParts } from '../shell/personal.ts'
import { userStore } from './user.ts'

/** Loads the user of a page that was rendered without one. @returns whether somebody is signed in */
export async function askWhoIsHere(): Promise<boolean> {
  const user = await userStore.fetch()
  if (!user) return false
  await loadPersonalParts()
  browserQueryClient().setQueryData(meQuery.queryKey, user)
  return true
}
