import { gradeRange } from '@school/texts'
import { Avatar, Card, CardLink, Chip, Cover, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { SearchHit } from '../contract/index.ts'
import styles from './HitCard.module.css'
import { KindSign } from './KindSign.tsx'
import { Marked } from './Marked.tsx'
import { t } from './ru.ts'

const wholeOf = (hit: SearchHit): string => hit.title.map(({ text }) => text).join('')

/** Courses and themes are known by their covers, teachers by their names. */
function HitPicture({ hit }: { hit: SearchHit }) {
  const { kind, picture } = hit
  if (picture && (kind === 'course' || kind === 'theme')) {
    return (
      <span className={`hue ${styles.cover}`} style={hueOf(picture.hue)}>
        <Cover {...picture} />
      </span>
    )
  }
  if (kind === 'teacher') return <Avatar name={wholeOf(hit)} />
  return <KindSign kind={kind} hue={picture?.hue} size="l" />
}

function HitCard({ hit }: { hit: SearchHit }) {
  const { kind, grades, fragment, subtitle, picture } = hit
  return (
    <Card as="article" pad="none" className={styles.hit}>
      <div className={styles.picture} data-kind={kind}>
        <HitPicture hit={hit} />
      </div>
      <div className={styles.words}>
        <p className={styles.chips}>
          <Chip size="s" {...(picture ? { hue: picture.hue } : {})}>
            {t.kind[kind]}
          </Chip>
          {grades.length > 0 && <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>}
        </p>
        <h2 className={frame.cardTitle}>
          <CardLink to={hit.url}>
            <Marked pieces={hit.title} />
          </CardLink>
        </h2>
        <p className={styles.subtitle}>
          <Marked pieces={subtitle} />
        </p>
        {fragment.length > 0 && (
          <p className={styles.fragment}>
            <Marked pieces={fragment} />
          </p>
        )}
      </div>
    </Card>
  )
}

export const HitCards = ({ hits }: { hits: readonly SearchHit[] }) => (
  <ul className={`plain-list ${styles.hits}`}>
    {hits.map((hit) => (
      <li key={hit.id}>
        <HitCard hit={hit} />
      </li>
    ))}
  </ul>
)
