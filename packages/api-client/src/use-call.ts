import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReplyOf } from '@school/kernel/contract'
import { call } from './call.ts'
import type { ApiError } from './error.ts'

/** A mutation of an endpoint; the error is an `ApiError` with the words to show. */
export const useCall = <E extends Endpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<ReplyOf<E>, ApiError, InputOf<E>>, 'mutationFn'> = {},
) =>
  useMutation<ReplyOf<E>, ApiError, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input),
    retry: false,
    ...options,
  })
