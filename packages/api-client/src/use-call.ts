import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReplyOf } from '@school/kernel/contract'
import { call } from './call.ts'
import type { ApiError } from './error.ts'
import { useAfterChange } from './forget.ts'
import type { CallOptions } from './transport.ts'

/**
 * A mutation of an endpoint; the error is an `ApiError` with the words to show. `onSuccess` writes the reply to the cache and
 * navigates; the mutation is pending until active queries are refetched.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<ReplyOf<E>, ApiError, InputOf<E>>, 'mutationFn'> = {},
) {
  const afterChange = useAfterChange()
  return useMutation<ReplyOf<E>, ApiError, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input),
    retry: false,
    ...options,
    onSuccess: async (...given) => {
      const { shown } = await afterChange(endpoint, () => options.onSuccess?.(...given))
      await shown
    },
  })
}

/** The same for a form that several modules share: each of them sends it to an endpoint of its own. */
export function useSend<E extends Endpoint>(endpoint: E, onReply?: (reply: ReplyOf<E>) => unknown) {
  const afterChange = useAfterChange()
  return async (input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>> => {
    const reply = await call(endpoint, input, options)
    const { shown } = await afterChange(endpoint, () => onReply?.(reply))
    await shown
    return reply
  }
}
