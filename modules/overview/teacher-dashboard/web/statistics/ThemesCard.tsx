import { SaveAs } from '@school/tables'
import { Button, ButtonLink, Card, classNames } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import type { ThemeStatistics } from '../../contract/index.ts'
import { newHomeworkOfLessonAt } from '../addresses.ts'
import { type Shown, periodFileAt } from './in-address.ts'
import { t } from './ru.ts'
import styles from './statistics.module.css'

const fewThemes = 8
const levels = ['badly', 'soSo', 'well'] as const

/** Skills, the worst first, so that the teacher can assign tasks of the hard ones. */
export function ThemesCard({ themes, shown }: { themes: readonly ThemeStatistics[]; shown: Shown }) {
  const [isAll, setAll] = useState(false)
  return (
    <Card as="section" pad="l" aria-labelledby="themes" className={frame.section}>
      <div className={frame.list}>
        <h2 id="themes">{t.themes}</h2>
        <p className={frame.note}>{themes.length === 0 ? t.noThemes : t.themesText}</p>
      </div>
      {themes.length > 0 && (
        <>
          <ul className={`plain-list ${styles.themes}`}>
            {themes.slice(0, isAll ? undefined : fewThemes).map((theme) => (
              <li key={theme.skillId} className={styles.theme}>
                <Theme theme={theme} />
              </li>
            ))}
          </ul>
          <div className={`no-print ${frame.row} ${frame.between}`}>
            {themes.length > fewThemes && (
              <Button size="s" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
                {isAll ? t.fewerThemes : t.allThemes(themes.length)}
              </Button>
            )}
            <SaveAs to={(format) => periodFileAt(shown, 'themes', format)} />
          </div>
        </>
      )}
    </Card>
  )
}

const Theme = ({ theme }: { theme: ThemeStatistics }) => (
  <>
    <div className={styles.themeName}>
      <span>{theme.title}</span>
      <span className={frame.note}>{theme.subject}</span>
    </div>
    <div className={styles.themeFigures}>
      <span className={styles.bar} aria-hidden="true">
        {levels.map((level) => (
          <span key={level} className={styles[level]} style={{ flexGrow: theme[level] }} />
        ))}
      </span>
      <span className={styles.levels}>
        {levels.map((level) => (
          <span key={level} className={classNames(theme[level] === 0 && styles.none)}>
            {t.levels[level](theme[level])}
          </span>
        ))}
      </span>
    </div>
    {theme.lessonId !== null && (
      <span className="no-print">
        <ButtonLink size="s" to={newHomeworkOfLessonAt(theme.lessonId)} aria-label={t.assignOf(theme.title)}>
          {t.assign}
        </ButtonLink>
      </span>
    )}
  </>
)
