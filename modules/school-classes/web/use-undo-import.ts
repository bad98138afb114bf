import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { undoPupilImport } from '../contract/index.ts'
import { t } from './ru-import.ts'

export const useUndoImport = () =>
  useCall(undoPupilImport, {
    onSuccess: ({ removed, stayed }) =>
      toast(t.undone(removed, stayed), { tone: stayed > 0 ? 'warn' : 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
