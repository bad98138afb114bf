import { makeUserStore } from '@school/app/late'
import { getMe, type User } from '@school/accounts/contract'
import { ApiError, call } from '@school/api-client'
import { toast } from '@school/ui'
import { ru } from './ru.ts'

/** The person at this page of the browser. */
export const userStore = makeUserStore<User>({
  load: async () => {
    try {
      return await call(getMe, {})
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  reportFailure: () => void toast(ru.userFailed, { tone: 'bad' }),
})
