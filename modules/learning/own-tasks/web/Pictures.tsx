import { ApiError } from '@school/api-client'
import { fileTransfer } from '@school/files/web'
import { Choices, FileButton, IconButton, IconCamera, IconX } from '@school/ui'
import { useContext, useState } from 'react'
import type { OwnTaskSource, TaskPicture } from '../contract/own-task.ts'
import { FieldsContext, useFault } from './Fields.tsx'
import styles from './Fields.module.css'
import { t } from './ru.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const most = 10

/** Notes about a file that is not a displayable picture. */
const notPicture = new Set(['file_type_unknown', 'file_name_differs', 'file_macros'])

function troubleOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t.pictureFailed
  return notPicture.has(error.code ?? '') ? t.pictureKinds : error.message
}

/** The name used in texts, with a free number. */
function nameFor(type: string, pictures: readonly TaskPicture[]): string {
  const extension = extensions[type] ?? 'png'
  const taken = new Set(pictures.map(({ name }) => name.replace(/\.\w+$/, '')))
  let number = 1
  while (taken.has(`picture-${number}`)) number++
  return `picture-${number}.${extension}`
}

const sizeOf = async (fileId: string): Promise<{ width: number; height: number }> => {
  const picture = new Image()
  picture.src = fileTransfer.addressOf(fileId)
  await picture.decode()
  return { width: picture.naturalWidth, height: picture.naturalHeight }
}

interface PicturesProps {
  source: OwnTaskSource
  onChange: (change: (source: OwnTaskSource) => OwnTaskSource) => void
}

/** Pictures of a task; a new one is appended to the statement. */
export function Pictures({ source, onChange }: PicturesProps) {
  const { isDisabled } = useContext(FieldsContext)
  const fault = useFault('pictures')
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  // Until the task is saved with it, a new picture is only a file of its author.
  const [fresh, setFresh] = useState<readonly string[]>([])

  const add = async (file: File) => {
    setTrouble(null)
    setBusy(true)
    const fileId = crypto.randomUUID()
    try {
      const kept = await fileTransfer.upload(fileId, file, {
        onProgress: () => {},
        signal: new AbortController().signal,
      })
      if (!(kept.type in extensions)) return setTrouble(t.pictureKinds)
      const size = await sizeOf(fileId)
      setFresh((known) => [...known, fileId])
      onChange((known) => {
        const picture = { fileId, name: nameFor(kept.type, known.pictures), ...size }
        const mark = known.kind === 'image_point' ? '' : `\n\n${t.pictureMark(picture.name)}`
        const fields =
          known.kind === 'image_point' ? { ...known.fields, picture: picture.name } : known.fields
        return { ...known, fields, statement: known.statement + mark, pictures: [...known.pictures, picture] }
      })
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Choices legend={t.pictures} hint={t.picturesHint} error={trouble ?? fault}>
      {source.pictures.length > 0 && (
        <ul className={`plain-list ${styles.pictures}`}>
          {source.pictures.map((picture) => (
            <li key={picture.fileId} className={styles.picture}>
              <img
                src={
                  fresh.includes(picture.fileId)
                    ? fileTransfer.addressOf(picture.fileId)
                    : `/api/own_task_pictures/${picture.fileId}`
                }
                alt=""
                width={96}
                height={72}
              />
              <code>{picture.name}</code>
              {!isDisabled && (
                <IconButton
                  label={t.removePicture(picture.name)}
                  icon={<IconX aria-hidden="true" />}
                  onClick={() =>
                    onChange((known) => ({
                      ...known,
                      pictures: known.pictures.filter(({ fileId }) => fileId !== picture.fileId),
                    }))
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {source.pictures.length < most && !isDisabled && (
        <div>
          <FileButton
            size="s"
            icon={<IconCamera aria-hidden="true" />}
            loading={isBusy}
            accept="image/jpeg,image/png,image/webp"
            onChoose={([file]) => void add(file!)}
          >
            {t.addPicture}
          </FileButton>
        </div>
      )}
    </Choices>
  )
}
