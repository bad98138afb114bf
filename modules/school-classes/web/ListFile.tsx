import { ApiError, useSend } from '@school/api-client'
import { FileButton, IconUpload, toast } from '@school/ui'
import { useState } from 'react'
import { readPupilList } from '../contract/index.ts'
import { t } from './ru-import.ts'

/** The rows of a file come into the field, where they can be put right. */
export function ListFile({ onRead }: { onRead: (text: string) => void }) {
  const [isReading, setReading] = useState(false)
  const send = useSend(readPupilList, ({ text }) => onRead(text))
  const take = async (file: File) => {
    setReading(true)
    try {
      await send({}, { file })
    } catch (error) {
      toast(error instanceof ApiError && error.status !== 0 ? error.message : t.failed, { tone: 'bad' })
    } finally {
      setReading(false)
    }
  }
  return (
    <div>
      <FileButton
        size="s"
        icon={<IconUpload aria-hidden="true" />}
        accept=".xlsx,.csv,.txt"
        loading={isReading}
        onChoose={([file]) => void take(file!)}
      >
        {t.file}
      </FileButton>
    </div>
  )
}
