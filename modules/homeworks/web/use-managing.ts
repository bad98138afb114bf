import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import * as contract from '../contract/index.ts'
import type { Matrix } from '../contract/managed.ts'
import { matrixQuery } from './queries.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** What is done with copies of a homework answers with the whole matrix: it is shown. */
export function useMatrix(homeworkId: number) {
  const client = useQueryClient()
  return (matrix: Matrix) => void client.setQueryData(matrixQuery(homeworkId).queryKey, matrix)
}

/** What a teacher does with one pupil's copy at a press. */
export function useCopyCalls(homeworkId: number) {
  const put = useMatrix(homeworkId)
  const extend = useCall(contract.extendDeadline, { onSuccess: put, onError: sayError })
  const giveBack = useCall(contract.returnCopies, { onSuccess: put, onError: sayError })
  return { extend, giveBack }
}
