import { useCall } from '@school/api-client'
import { fileTransfer } from '@school/files/web'
import { Card, Confirmation, Faults, FileButton, IconButton, IconX, SelectInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import {
  addCoachDocument,
  type CoachData,
  type CoachDocument,
  type DocumentKind,
  documentKinds,
  mostDocuments,
  removeCoachDocument,
} from '../contract/index.ts'
import styles from './coaches.module.css'
import { DocumentList } from './DocumentList.tsx'
import { t } from './ru.ts'

const accepted = 'image/jpeg,image/png,image/webp,application/pdf,.docx,.txt'

export function DocumentsCard({ data: { documents } }: { data: CoachData }) {
  const missing = documentKinds.find((kind) => !documents.some((one) => one.kind === kind)) ?? 'other'
  const [kind, setKind] = useState<DocumentKind | null>(null)
  const [asked, setAsked] = useState<CoachDocument | null>(null)
  const remove = useCall(removeCoachDocument, {
    onSettled: () => setAsked(null),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <Card as="section" aria-labelledby="coach-documents" className={styles.card}>
      <h2 id="coach-documents">{t.documents}</h2>
      <p className={frame.note}>{t.documentsNote}</p>
      {documents.length === 0 ? (
        <p>{t.noDocuments}</p>
      ) : (
        <DocumentList
          documents={documents}
          tool={(one) => (
            <IconButton
              label={t.removeDocument(one.name)}
              icon={<IconX aria-hidden="true" />}
              onClick={() => setAsked(one)}
            />
          )}
        />
      )}
      {documents.length < mostDocuments && (
        <div className={styles.part}>
          <SelectInput
            label={t.documentKind}
            value={kind ?? missing}
            onChange={(event) => setKind(event.target.value as DocumentKind)}
          >
            {documentKinds.map((one) => (
              <option key={one} value={one}>
                {t.kinds[one]}
              </option>
            ))}
          </SelectInput>
          <Sending kind={kind ?? missing} onSent={() => setKind(null)} />
        </div>
      )}
      <Confirmation
        open={asked !== null}
        title={t.removeDocumentTitle}
        action={t.remove}
        isBusy={remove.isPending}
        onAgree={() => asked && remove.mutate({ params: { documentId: asked.id } })}
        onClose={() => setAsked(null)}
      >
        <p>{t.removeDocumentText}</p>
      </Confirmation>
    </Card>
  )
}

function Sending({ kind, onSent }: { kind: DocumentKind; onSent: () => void }) {
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const add = useCall(addCoachDocument, {})
  const take = async (file: File) => {
    setProblem(null)
    setPart(0)
    try {
      const fileId = crypto.randomUUID()
      await fileTransfer.upload(fileId, file, { onProgress: setPart, signal: new AbortController().signal })
      await add.mutateAsync({ body: { kind, fileId } })
      onSent()
      toast(t.documentAdded, { tone: 'ok' })
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t.documentFailed)
    } finally {
      setPart(null)
    }
  }
  return (
    <>
      <div className={frame.row}>
        <FileButton accept={accepted} loading={part !== null} onChoose={([file]) => void take(file!)}>
          {t.addDocument}
        </FileButton>
        {part !== null && <span className={frame.note}>{t.documentSending(part)}</span>}
      </div>
      <Faults isUrgent texts={problem === null ? [] : [problem]} />
    </>
  )
}
