import { call, useAfterChange } from '@school/api-client'
import { storage } from '@school/browser'
import { toast } from '@school/ui'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type Journal, writeJournal } from '../contract/index.ts'
import { JournalEditor, type Kept, type Shelf } from './journal-editor.ts'
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
export function useJournalEditor(journal: Journal) {
  const afterChange = useAfterChange()
  const reportSent = useEffectEvent(() => void afterChange(writeJournal))
  const [editor] = useState(
    () =>
      new JournalEditor({
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
  const [served] = useState(editor.view)
  const view = useSyncExternalStore(editor.subscribe, editor.view, () => served)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    editor.whenAllSent(() => {
      clearTimeout(timer)
      timer = setTimeout(reportSent, quietMs)
    })
    editor.open()
    const retry = () => editor.retry()
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      clearTimeout(timer)
      editor.close()
    }
  }, [editor])
  useEffect(() => editor.hear(journal.cells), [editor, journal.cells])
  return { editor, view }
}
