import { formatDay } from '@school/texts'
import { Card, Chip } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import type { OwnJournal } from '../contract/journal.ts'
import { formatAverage } from '../contract/marks.ts'
import { averageWords, kindWords, markWords, periodWords, weightWords } from '../contract/ru.ts'
import { ownJournalQuery } from './queries.ts'
import { t } from './ru-own.ts'

/** The marks of a pupil in the journals of their classes; nothing where there are none. */
export function OwnJournalCard() {
  const { data } = useQuery(ownJournalQuery)
  if (!data || data.disciplines.length === 0) return null
  return (
    <section aria-labelledby="own-journal" className={frame.page}>
      <div className={frame.head}>
        <h2 id="own-journal">{t.title(periodWords[data.period])}</h2>
        <p className={frame.note}>{t.lead}</p>
      </div>
      <div className={frame.cards}>
        {data.disciplines.map((own) => (
          <OfDiscipline key={own.discipline.key} {...own} />
        ))}
      </div>
    </section>
  )
}

const OfDiscipline = ({ discipline, average, marks }: OwnJournal['disciplines'][number]) => (
  <Card as="article" className={frame.section}>
    <h3 className={`${frame.cardTitle} ${frame.row}`}>
      <Chip hue={discipline.hue}>{discipline.title}</Chip>
      {averageWords(
        formatAverage(average),
        marks.map(({ weight }) => weight),
      )}
    </h3>
    <ul className={`plain-list ${frame.list}`}>
      {marks.map(({ columnId, day, kind, topic, weight, mark, comment }) => (
        <li key={columnId}>
          <strong>{markWords[mark]}</strong>{' '}
          <span className={frame.note}>
            {[formatDay(day), kindWords[kind], topic, weightWords(weight)].filter(Boolean).join(', ')}
            {comment && `. ${t.comment(comment)}`}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
