import { useCall } from '@school/api-client'
import { toastUndone } from '@school/forms'
import { toast } from '@school/ui'
import { undoPupilImport } from '../contract/index.ts'
import { t } from './ru-import.ts'

export const useUndoImport = () =>
  useCall(undoPupilImport, {
    onSuccess: (undone) => toastUndone(t.undone, undone),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
