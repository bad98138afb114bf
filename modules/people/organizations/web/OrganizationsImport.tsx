import { useCall, useSend } from '@school/api-client'
import { ListDialog, type ListDialogProps, RecentImports, toastUndone } from '@school/forms'
import { toast } from '@school/ui'
import {
  importOrganizations,
  type OrganizationCard,
  type OrganizationColumn,
  type OrganizationImport,
  undoOrganizationImport,
} from '../contract/index.ts'
import { listed as t } from './ru-list.ts'

interface OrganizationsImportProps {
  card: OrganizationCard
  /** Extracts a list from a file; from another module. */
  listFile: ListDialogProps<OrganizationImport>['file']
  onClose: () => void
}

const useUndo = () =>
  useCall(undoOrganizationImport, {
    onSuccess: (undone) => toastUndone(t.undone, undone),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })

/** Lists by which organizations were added below this one within a day. */
export function RecentOrganizations({ card }: Pick<OrganizationsImportProps, 'card'>) {
  const undo = useUndo()
  return (
    <RecentImports
      imports={card.imports}
      texts={t}
      isBusy={undo.isPending}
      onUndo={(importId, onDone) =>
        undo.mutate({ params: { organizationId: card.id, importId } }, { onSettled: onDone })
      }
    />
  )
}

/** A list of organizations below this one. */
export function OrganizationsImport({ card, listFile, onClose }: OrganizationsImportProps) {
  const send = useSend(importOrganizations)
  const undo = useUndo()
  return (
    <ListDialog<OrganizationImport, OrganizationColumn>
      about={`organizations ${card.id}`}
      texts={t}
      send={({ answer: _, ...body }, repeatKey) =>
        send({ params: { organizationId: card.id }, body }, { repeatKey })
      }
      file={listFile}
      preview={({ organizations }) =>
        organizations.map(({ row, title, ownCode, city, isKnown }) => ({
          row,
          cells: [title, ownCode ?? '', city],
          note: isKnown ? t.known : null,
        }))
      }
      ready={({ added, organizations }) => <p>{t.ready(added, organizations.length - added)}</p>}
      undo={({ importId }) =>
        importId === null ? null : () => undo.mutate({ params: { organizationId: card.id, importId } })
      }
      onClose={onClose}
    />
  )
}
