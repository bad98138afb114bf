import { getMe } from '@school/accounts/contract'
import { ApiError, call } from '@school/api-client'
import { toast } from '@school/ui'
import { ru } from './ru.ts'
import { makeUserStore } from './user-store.ts'

/** The person at this page of the browser. */
export const userStore = makeUserStore({
  load: async () => {
    try {
      return await call(getMe, {})
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  tellFailure: () => void toast(ru.userFailed, { tone: 'bad' }),
})
