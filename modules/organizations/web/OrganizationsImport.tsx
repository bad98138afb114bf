import { useSend } from '@school/api-client'
import { ListDialog, type ListDialogProps } from '@school/forms'
import {
  importOrganizations,
  type OrganizationCard,
  type OrganizationColumn,
  type OrganizationImport,
} from '../contract/index.ts'
import { listed as t } from './ru-list.ts'

interface OrganizationsImportProps {
  card: OrganizationCard
  /** Takes a list out of a file: of another room. */
  listFile: ListDialogProps<OrganizationImport>['file']
  onClose: () => void
}

/** A list of organizations below this one. */
export function OrganizationsImport({ card, listFile, onClose }: OrganizationsImportProps) {
  const send = useSend(importOrganizations)
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
      onClose={onClose}
    />
  )
}
