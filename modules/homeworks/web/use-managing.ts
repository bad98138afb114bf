import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import * as contract from '../contract/index.ts'
import type { Matrix } from '../contract/managed.ts'
import { matrixQuery } from './queries.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** What a teacher does with copies of a homework, of one pupil or of several; each answers with the whole matrix. */
export function useMatrixCalls(homeworkId: number) {
  const client = useQueryClient()
  const put = (matrix: Matrix) => {
    client.setQueryData(matrixQuery(homeworkId).queryKey, matrix)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== contract.getMatrix.name })
  }
  const extend = useCall(contract.extendDeadline, { onSuccess: put, onError: sayError })
  const mark = useCall(contract.setMarks, { onSuccess: put, onError: sayError })
  const giveBack = useCall(contract.returnCopies, { onSuccess: put, onError: sayError })
  return { extend, mark, giveBack }
}
