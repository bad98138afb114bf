import { fileTransfer } from '@school/files/web'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import type { CoachDocument } from '../contract/index.ts'
import styles from './coaches.module.css'
import { t } from './ru.ts'

interface DocumentListProps {
  documents: readonly CoachDocument[]
  tool?: (document: CoachDocument) => ReactNode
}

export const DocumentList = ({ documents, tool }: DocumentListProps) => (
  <ul className={`plain-list ${styles.documents}`}>
    {documents.map((one) => (
      <li key={one.id} className={styles.document}>
        <span>
          <a href={fileTransfer.addressOf(one.fileId)} target="_blank" rel="noreferrer">
            {one.name}
          </a>
          <br />
          <span className={frame.note}>{t.kinds[one.kind]}</span>
        </span>
        {tool?.(one)}
      </li>
    ))}
  </ul>
)
