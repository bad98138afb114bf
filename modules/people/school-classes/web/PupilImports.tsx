import { RecentImports, type RecentImportsProps } from '@school/forms'
import { t } from './ru-import.ts'
import { useUndoImport } from './use-undo-import.ts'

interface PupilImportsProps extends Pick<RecentImportsProps, 'imports'> {
  classId: number
}

/** Lists by which pupils came into a class within a day. */
export function PupilImports({ classId, imports }: PupilImportsProps) {
  const undo = useUndoImport()
  return (
    <RecentImports
      imports={imports}
      texts={t}
      isBusy={undo.isPending}
      onUndo={(importId, onDone) =>
        undo.mutate({ params: { schoolClassId: classId, importId } }, { onSettled: onDone })
      }
    />
  )
}
