import { Button, Card, Chip } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ObjectiveTemplate } from '../contract/index.ts'
import styles from './objectives.module.css'
import { t } from './ru.ts'

/** Goals ready to be set: the number and the term may be changed. */
export const Templates = ({
  templates,
  onChoose,
}: {
  templates: readonly ObjectiveTemplate[]
  onChoose: (template: ObjectiveTemplate) => void
}) => (
  <section aria-labelledby="templates" className={frame.section}>
    <h2 id="templates">{t.ready}</h2>
    <ul className={`plain-list ${frame.tiles}`}>
      {templates.map((template) => (
        <li key={template.key}>
          <Card className={styles.template}>
            <h3 className={frame.cardTitle}>{template.title}</h3>
            <div className={frame.list}>
              <p className={frame.cardText}>{template.hint}</p>
              {template.discipline && (
                <p>
                  <Chip size="s" hue={template.discipline.hue}>
                    {template.discipline.title}
                  </Chip>
                </p>
              )}
            </div>
            <Button onClick={() => onChoose(template)} aria-label={t.chooseOf(template.title)}>
              {t.choose}
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  </section>
)
