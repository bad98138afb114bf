import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { Matrix } from '../contract/results.ts'
import { matrixQuery } from './queries.ts'
import * as contract from '../contract/index.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** Actions on copies return the whole matrix, which is stored in the cache. */
export function useMatrix(homeworkId: number) {
  const client = useQueryClient()
  return (matrix: Matrix) => void client.setQueryData(matrixQuery(homeworkId).queryKey, matrix)
}

/** Immediate actions of a teacher on one pupil's copy. */
export function useCopyCalls(homeworkId: number) {
  const put = useMatrix(homeworkId)
  const extend = useCall(contract.extendDeadline, { onSuccess: put, onError: sayError })
  const giveBack = useCall(contract.returnCopies, { onSuccess: put, onError: sayError })
  return { extend, giveBack }
}
