import type { User } from '@school/accounts/contract'
import { Owl } from '@school/ui'
import styles from './Greeting.module.css'
import { dayPart } from './rules.ts'
import { t } from './ru.ts'

/** Grown-ups are called by name and patronymic. */
const nameOf = ({ firstName, middleName, shortName, isParent }: User): string =>
  (isParent ? [firstName, middleName].filter(Boolean).join(' ') : firstName) || shortName

/** @param now when the page's data was read: the same on the server and in the browser */
export function Greeting({ user, now, lead }: { user: User; now: Date; lead: string }) {
  const part = dayPart(now, user.timezone)
  const greet = part === 'night' && user.isParent ? t.nightOfGrownUps : t.greeting[part]
  return (
    <div className={styles.greeting} data-speaks={user.isElementaryPupil || undefined}>
      {user.isElementaryPupil && <Owl pose="hello" title={null} className={styles.owl} />}
      <div className={styles.words}>
        <h1>{greet(nameOf(user))}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </div>
  )
}
