import { useSend } from '@school/api-client'
import { ListDialog } from '@school/forms'
import type { PersonColumn } from '@school/kernel/contract'
import { ListFile } from '@school/school-classes/web'
import frame from '@school/ui/frame.module.css'
import { importListed, type ListImport } from '../../contract/index.ts'
import { t } from './ru.ts'

/** Imports a list of pupils who may enter a stage without a code; rows that match no pupil stay in the field for correction. */
export function ImportDialog({ stageId, onClose }: { stageId: number; onClose: () => void }) {
  const send = useSend(importListed)
  return (
    <ListDialog<ListImport, PersonColumn>
      about={`stage ${stageId}`}
      texts={{ ...t, title: t.importTitle }}
      send={({ answer: _, ...body }, repeatKey) => send({ params: { stageId }, body }, { repeatKey })}
      file={(onRead) => <ListFile onRead={onRead} />}
      preview={({ pupils }) =>
        pupils.map(({ row, name, className, isKnown }) => ({
          row,
          cells: [name, className],
          note: isKnown ? t.listedAlready : null,
        }))
      }
      ready={({ added, pupils }) => <p className={frame.note}>{t.ready(added, pupils.length - added)}</p>}
      onClose={onClose}
    />
  )
}
