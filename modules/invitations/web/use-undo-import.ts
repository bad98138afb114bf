import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { undoEmployeeImport } from '../contract/index.ts'
import { t } from './ru-employees.ts'

export const useUndoImport = () =>
  useCall(undoEmployeeImport, {
    onSuccess: ({ removed, stayed }) => toast(t.undone(removed, stayed), { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
