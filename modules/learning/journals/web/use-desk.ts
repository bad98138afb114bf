import { call, useAfterChange } from '@school/api-client'
import { storage } from '@school/browser'
import { toast } from '@school/ui'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type Journal, writeJournal } from '../contract/index.ts'
import { JournalDesk, type Kept, type Shelf } from './desk.ts'
import { t } from './ru.ts'

/** Of everybody who teaches at this computer, and of every class. */
const shelfOf = ({ viewerId, schoolClassId }: Journal): Shelf => {
  const key = `journal:${viewerId}:${schoolClassId}`
  return {
    read: () => storage.read(key) as Kept | null,
    write: (kept) => void (kept ? storage.write(key, kept) : storage.remove(key)),
  }
}

/** After such a pause in writing everything else that shows marks is refetched. */
const quietMs = 1500

/** What a teacher writes into the journal of a class; must be created again for another class (give it a `key`). */
export function useDesk(journal: Journal) {
  const afterChange = useAfterChange()
  const tellSettled = useEffectEvent(() => void afterChange(writeJournal))
  const [desk] = useState(
    () =>
      new JournalDesk({
        send: (cells) =>
          call(writeJournal, { params: { schoolClassId: journal.schoolClassId }, body: { cells } }),
        shelf: shelfOf(journal),
        wait: (ms, then) => {
          const timer = setTimeout(then, ms)
          return () => clearTimeout(timer)
        },
        onGone: () => toast(t.gone, { tone: 'bad' }),
      }),
  )
  const [served] = useState(desk.view)
  const view = useSyncExternalStore(desk.subscribe, desk.view, () => served)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    desk.whenSettled(() => {
      clearTimeout(timer)
      timer = setTimeout(tellSettled, quietMs)
    })
    desk.open()
    const retry = () => desk.retry()
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      clearTimeout(timer)
      desk.close()
    }
  }, [desk])
  useEffect(() => desk.hear(journal.cells), [desk, journal.cells])
  return { desk, view }
}
