import { LogoSign } from '@school/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { meQuery } from '../loading.ts'
import { browserQueryClient } from '../query-client.ts'
import { loadPersonalParts } from '../shell/personal.ts'
import { awaitUser } from './awaited.ts'
import { ru } from './ru.ts'
import { userStore } from './user.ts'
import styles from './user-gate.module.css'

const FullscreenLoader = () => (
  <output className={styles.loader}>
    <LogoSign className={styles.sign} />
    {ru.loading}
  </output>
)

/** Asks who is here and shows nothing of the page until it is known, or known to be unknown. */
export function AwaitUser({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ask = async () => {
      const user = await userStore.fetch()
      if (user) {
        await loadPersonalParts()
        browserQueryClient().setQueryData(meQuery.queryKey, user)
        await awaitUser(revalidate)
      }
      setOver(true)
    }
    void ask()
  }, [revalidate])
  return isOver ? children : <FullscreenLoader />
}
