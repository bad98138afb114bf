import frame from '@school/ui/frame.module.css'
import { Card } from '@school/ui'
import type { CoachData } from '../contract/index.ts'
import styles from './coaches.module.css'
import { DocumentList } from './DocumentList.tsx'
import { t } from './ru.ts'

/** The data as they were sent, to be read. */
export const DataView = ({ data }: { data: CoachData }) => (
  <>
    <Card as="section" aria-labelledby="coach-education" className={styles.card}>
      <h2 id="coach-education">{t.education}</h2>
      {data.education.length === 0 && <p>{t.notSaid}</p>}
      <ul className={`plain-list ${frame.list}`}>
        {data.education.map(({ place, speciality, year }) => (
          <li key={`${place} ${year}`}>
            {place}
            <br />
            <span className={frame.note}>
              {speciality}, {year}
            </span>
          </li>
        ))}
      </ul>
    </Card>
    <Card as="section" aria-labelledby="coach-subjects" className={styles.card}>
      <h2 id="coach-subjects">{t.subjects}</h2>
      {data.subjects.length === 0 && <p>{t.notSaid}</p>}
      <ul className={`plain-list ${frame.list}`}>
        {data.subjects.map(({ disciplineId, title, levels }) => (
          <li key={disciplineId}>
            {title}
            <br />
            <span className={frame.note}>{levels.map((level) => t.levelNames[level]).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
    <Card as="section" aria-labelledby="coach-about" className={styles.card}>
      <h2 id="coach-about">{t.about}</h2>
      <p className={styles.words}>{data.about || t.notSaid}</p>
      {data.videoUrl && (
        <p>
          <a href={data.videoUrl} target="_blank" rel="noreferrer noopener">
            {t.openVideo}
          </a>
        </p>
      )}
    </Card>
    <Card as="section" aria-labelledby="coach-papers" className={styles.card}>
      <h2 id="coach-papers">{t.documents}</h2>
      {data.documents.length === 0 ? <p>{t.noDocuments}</p> : <DocumentList documents={data.documents} />}
    </Card>
    <Card as="section" aria-labelledby="coach-payment" className={styles.card}>
      <h2 id="coach-payment">{t.payment}</h2>
      <p>{data.paymentScheme === null ? t.noScheme : t.schemes[data.paymentScheme]}</p>
    </Card>
  </>
)
