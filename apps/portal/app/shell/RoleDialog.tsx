import { useCall } from '@school/api-client'
import { type RoleEntry } from '@school/organizations/contract'
import { switchRole } from '@school/organizations/web'
import { link, portal } from '@school/routes'
import {
  Dialog,
  IconAffiliate,
  IconBuildingCommunity,
  IconCheck,
  IconMapPin,
  IconSchool,
  toast,
} from '@school/ui'
import { roleTexts as t } from '../ru.ts'
import styles from './role-dialog.module.css'
import { roleTitleOf } from './role-names.ts'

const icons = {
  project_federation: IconAffiliate,
  region: IconMapPin,
  municipal: IconBuildingCommunity,
  school: IconSchool,
}

interface RoleDialogProps {
  isPupil: boolean
  roles: readonly RoleEntry[]
  onClose: () => void
}

/** Chooses the role or the project to act in. Another one is switched to, and the portal reloads at its first page; the same one does nothing. */
export function RoleDialog({ isPupil, roles, onClose }: RoleDialogProps) {
  const { mutate, isPending, isSuccess } = useCall(switchRole, {
    onSuccess: () => location.assign(link(portal.entry.home)),
    onError: () => toast(isPupil ? t.projectFailed : t.roleFailed, { tone: 'bad' }),
  })
  const isBusy = isPending || isSuccess
  const choose = ({ id, active }: RoleEntry) => {
    if (!active && !isBusy) mutate({ params: { roleId: id }, body: { active: true } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="choice"
      title={
        <span className={styles.heading}>
          {isPupil ? t.chooseProject : t.chooseRole}
          {roles.length > 0 && <small>{t.count(roles.length, isPupil)}</small>}
        </span>
      }
    >
      <div className={styles.frame} aria-busy={isBusy}>
        {roles.length === 0 && <p className={styles.empty}>{isPupil ? t.noProjects : t.noRoles}</p>}
        <ul className={`plain-list ${styles.list}`}>
          {roles.map((entry) => {
            const Icon = icons[entry.organization.kind]
            return (
              <li key={entry.id}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={entry.active}
                  onClick={() => choose(entry)}
                >
                  <Icon aria-hidden="true" />
                  <span className={styles.words}>
                    <strong>{entry.organization.title}</strong>
                    <span>{roleTitleOf(entry, isPupil)}</span>
                  </span>
                  {entry.active && (
                    <>
                      <IconCheck aria-hidden="true" className={styles.check} />
                      <span className="visually-hidden">{t.current}</span>
                    </>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
        {isBusy && (
          <p role="status" className={styles.overlay}>
            {t.switching}
          </p>
        )}
      </div>
    </Dialog>
  )
}
