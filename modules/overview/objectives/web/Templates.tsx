import { Accordion, Button, Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ObjectiveTemplate } from '../contract/index.ts'
import styles from './objectives.module.css'
import { t } from './ru.ts'

interface TemplatesProps {
  templates: readonly ObjectiveTemplate[]
  /** A person with goals comes to see them: the templates are folded. */
  isFolded: boolean
  onChoose: (template: ObjectiveTemplate) => void
}

/** Goals ready to be set: the number and the term may be changed. */
export const Templates = ({ isFolded, ...rest }: TemplatesProps) =>
  isFolded ? (
    <Accordion title={t.ready}>
      <Tiles {...rest} />
    </Accordion>
  ) : (
    <section aria-labelledby="templates" className={frame.section}>
      <h2 id="templates">{t.ready}</h2>
      <Tiles {...rest} />
    </section>
  )

const Tiles = ({ templates, onChoose }: Omit<TemplatesProps, 'isFolded'>) => (
  <ul className={`plain-list ${frame.tiles}`}>
    {templates.map((template) => (
      <li key={template.key}>
        <Card className={styles.template}>
          <h3 className={frame.cardTitle}>{template.title}</h3>
          <p className={frame.cardText}>{template.hint}</p>
          <Button onClick={() => onChoose(template)} aria-label={t.chooseOf(template.title)}>
            {t.choose}
          </Button>
        </Card>
      </li>
    ))}
  </ul>
)
