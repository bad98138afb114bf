import { Button, useYou } from '@school/ui'
import { type KeyboardEvent, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ru } from './ru.ts'
import styles from './update-prompt.module.css'
import { updates } from './updates.ts'

const closeByEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') updates.dismiss()
}

/** The site has a newer version than the page: reload or go on. The page stays usable under it. */
export function UpdatePrompt() {
  const you = useYou()
  const { pathname } = useLocation()
  const isNew = useSyncExternalStore(updates.subscribe, updates.isNew)
  useEffect(() => updates.pathSeen(pathname), [pathname])

  return (
    <div role="status" className="no-print">
      {isNew && (
        // Escape works from the buttons inside.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section aria-label={you(ru.update.title)} className={styles.popup} onKeyDown={closeByEscape}>
          <h2 className={styles.title}>{you(ru.update.title)}</h2>
          <p className={styles.text}>{you(ru.update.text)}</p>
          <div className={styles.buttons}>
            <Button kind="quiet" onClick={updates.dismiss}>
              {you(ru.update.dismiss)}
            </Button>
            <Button kind="primary" onClick={() => location.reload()}>
              {you(ru.update.reload)}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
