import { Chip } from '../controls/Chip.tsx'
import { Cover } from '../drawings/cover/Cover.tsx'
import { ProgressBar, ProgressRing } from '../figures/ProgressBar.tsx'
import { StatNumber } from '../figures/StatNumber.tsx'
import { IconCheck, IconFlame, IconStar, IconTarget } from '../icons.ts'
import { Accordion } from '../layout/Accordion.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { Card, CardLink } from '../layout/Card.tsx'
import { Pagination } from '../layout/Pagination.tsx'
import { Table } from '../layout/Table.tsx'
import { Tabs } from '../layout/Tabs.tsx'
import { disciplines, longName, longTitle } from './samples.ts'
import { Grid, Row, Section } from './Section.tsx'
import styles from './gallery.module.css'

const people = [
  { id: 1, name: 'Маша Миронова', solved: 128, percent: 92, state: 'Решает' },
  { id: 2, name: 'Пётр Гринёв', solved: 96, percent: 71, state: 'Был вчера' },
  { id: 3, name: longName, solved: 1290, percent: 100, state: 'Прошёл курс' },
]

export const Layout = () => (
  <>
    <Section id="cards" title="Карточки">
      <Grid min="17rem">
        {disciplines.slice(0, 4).map(({ key, title, hue }, i) => (
          <Card key={key} as="article" pad="none" className={styles.course}>
            <Cover discipline={key} hue={hue} seed={`gallery-${i}`} className="" />
            <div className={styles.courseText}>
              <Row>
                <Chip hue={hue} size="s">
                  {title}
                </Chip>
                <Chip size="s">7 класс</Chip>
              </Row>
              <h3>
                <CardLink to="#cards">{i === 3 ? longTitle : 'Линейные уравнения'}</CardLink>
              </h3>
              <ProgressBar percent={[0, 40, 100, 72][i]!} label="Пройдено курса" hue={hue} />
            </div>
          </Card>
        ))}
      </Grid>
      <Grid min="10rem">
        {(['sunken', 'accent', 'primary', 'ok', 'warn', 'bad'] as const).map((tone) => (
          <Card key={tone} tone={tone} pad="s">
            Тон {tone}
          </Card>
        ))}
      </Grid>
    </Section>
    <Section id="ways" title="Пути">
      <Breadcrumbs
        crumbs={[
          { title: 'Каталог', to: '#a' },
          { title: 'Математика', to: '#b' },
          { title: 'Линейные уравнения' },
        ]}
      />
      <Tabs
        label="Разделы курса"
        tabs={[
          { title: 'Уроки', to: '?tab=lessons', current: true, count: 12 },
          { title: 'Домашние задания', to: '?tab=homeworks', current: false, count: 3 },
          { title: 'Успехи', to: '?tab=progress', current: false },
          { title: 'Сертификат', to: '?tab=certificate', current: false },
        ]}
      />
      <Pagination page={1} totalPages={3} to={(page) => `?page=${page}`} />
      <Pagination
        label="Страницы далеко от начала"
        page={6}
        totalPages={24}
        to={(page) => `?page=${page}#far`}
      />
    </Section>
    <Section id="figures" title="Числа">
      <Card>
        <Grid min="9rem">
          <StatNumber value="128" label="задач решено" icon={<IconCheck />} note="+12 за неделю" />
          <StatNumber value="5" label="дней подряд" icon={<IconFlame />} />
          <StatNumber value="1 290" label="опыта" icon={<IconStar />} />
          <StatNumber value="92 %" label="верных ответов" icon={<IconTarget />} />
        </Grid>
      </Card>
      <Row>
        {[0, 4, 40, 92, 100].map((percent) => (
          <ProgressRing key={percent} percent={percent} label="Пройдено" hue={255} />
        ))}
        <ProgressRing percent={60} label="Цель недели" hue={60} size={120}>
          3 из 5
        </ProgressRing>
      </Row>
      {(['s', 'm', 'l'] as const).map((size) => (
        <ProgressBar key={size} percent={40} size={size} label="Пройдено" />
      ))}
    </Section>
    <Section id="table" title="Таблица">
      <Table
        caption="Успехи класса"
        showCaption
        rows={people}
        keyOf={(person) => person.id}
        columns={[
          { key: 'name', title: 'Ученик', cell: (person) => person.name },
          { key: 'state', title: 'Что делает', cell: (person) => person.state },
          { key: 'solved', title: 'Решено', cell: (person) => person.solved, isNumber: true },
          { key: 'percent', title: 'Верно', cell: (person) => `${person.percent} %`, isNumber: true },
        ]}
      />
    </Section>
    <Section id="accordion" title="Раскрывающиеся части">
      <div>
        <Accordion title="Как устроен курс?" open name="faq">
          <p>Двенадцать уроков: видео, конспект и задачи. Начать можно с любого.</p>
        </Accordion>
        <Accordion title={longTitle} note="3 из 5" name="faq">
          <p>Ответ.</p>
        </Accordion>
      </div>
    </Section>
  </>
)
