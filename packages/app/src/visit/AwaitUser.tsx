import { LogoSign } from '@school/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { awaitUser } from './awaited.ts'
import { ru } from './ru.ts'
import styles from './user-gate.module.css'

const FullscreenLoader = () => (
  <output className={styles.loader}>
    <LogoSign className={styles.sign} />
    {ru.loading}
  </output>
)

export interface AwaitUserProps {
  /** Loads the current user into the page. @returns whether somebody is signed in */
  ask: () => Promise<boolean>
  children: ReactNode
}

/** Shows nothing of the page until the user is known, or known to be unavailable. */
export function AwaitUser({ ask, children }: AwaitUserProps) {
  const [isOver, setOver] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const finish = async () => {
      if (await ask()) await awaitUser(revalidate)
      setOver(true)
    }
    void finish()
  }, [ask, revalidate])
  return isOver ? children : <FullscreenLoader />
}
