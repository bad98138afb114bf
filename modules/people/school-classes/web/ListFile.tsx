import { ApiError, useSend } from '@school/api-client'
import { FileButton, IconUpload, SelectInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { readPupilList, type ReadPupilList } from '../contract/index.ts'
import { t } from './ru-import.ts'

const rowsIn = (text: string): number => text.split('\n').filter(Boolean).length
const all = 'all'

/** The rows of a file come into the field, where they can be put right; of a workbook with several sheets one is chosen, or all. */
export function ListFile({ onRead }: { onRead: (text: string) => void }) {
  const [isReading, setReading] = useState(false)
  const [sheets, setSheets] = useState<ReadPupilList['sheets']>([])
  const send = useSend(readPupilList, (read) => {
    setSheets(read.sheets)
    onRead(read.text)
  })
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
  const choose = (value: string) =>
    onRead(value === all ? sheets.map(({ text }) => text).join('\n') : (sheets[Number(value)]?.text ?? ''))
  return (
    <div className={frame.list}>
      <div>
        <FileButton
          size="s"
          icon={<IconUpload aria-hidden="true" />}
          accept=".xlsx,.csv,.txt,.tsv"
          loading={isReading}
          onChoose={([file]) => void take(file!)}
        >
          {t.file}
        </FileButton>
      </div>
      {sheets.length > 1 && (
        <SelectInput
          key={sheets.map(({ title }) => title).join()}
          label={t.sheet}
          defaultValue={sheets.findIndex(({ isChosen }) => isChosen)}
          onChange={({ target }) => choose(target.value)}
        >
          {sheets.map(({ title, text }, index) => (
            <option key={title} value={index}>
              {t.sheetOf(title, rowsIn(text))}
            </option>
          ))}
          <option value={all}>{t.allSheets}</option>
        </SelectInput>
      )}
    </div>
  )
}
