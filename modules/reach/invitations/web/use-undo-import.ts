import { useCall } from '@school/api-client'
import { toastUndone } from '@school/forms'
import { toast } from '@school/ui'
import { undoEmployeeImport } from '../contract/index.ts'
import { t } from './ru-employees.ts'

export const useUndoImport = () =>
  useCall(undoEmployeeImport, {
    onSuccess: (undone) => toastUndone(t.undone, undone),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
