import { useCall } from '@school/api-client'
import type { Endpoint, InputOf } from '@school/kernel/contract'
import { toast } from '@school/ui'

/** A change of the page: a toast reports what was done, or why it failed. */
export function useChange<E extends Endpoint>(endpoint: E, done: (input: InputOf<E>) => string) {
  return useCall(endpoint, {
    onSuccess: (_, input) => void toast(done(input), { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
}
