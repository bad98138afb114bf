import { count } from '@school/texts'
import { BarChart, Heatmap, LineChart, ProgressPath, Sparkline } from '../charts/index.ts'
import { Card } from '../layout/Card.tsx'
import { disciplines } from './samples.ts'
import { Grid, Row, Section } from './Section.tsx'

const tasks = (n: number) => count(n, 'задача', 'задачи', 'задач')
const week = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'].map((label, i) => ({
  label,
  value: [4, 7, 12, 0, 9, 3, 6][i]!,
}))
const month = Array.from({ length: 28 }, (_, i) => ({ label: `${i + 1}.11`, value: (i * 37) % 90 }))
const weeks = Array.from({ length: 8 }, (_, i) => `${3 + i * 3}.10`)

export const Charts = () => (
  <Section id="charts" title="Графики">
    <Grid min="20rem">
      <Card>
        <BarChart
          title="Решено за неделю"
          description="Больше всего в среду — 12 задач."
          data={week}
          marked={6}
          hue={255}
          format={tasks}
        />
      </Card>
      <Card>
        <BarChart title="Опыт за месяц" data={month} hue={150} />
      </Card>
      <Card>
        <LineChart
          title="Верные ответы"
          description="В середине каникулы."
          max={100}
          hue={298}
          data={[52, 61, 58, null, null, 72, 80, 91].map((value, i) => ({ label: weeks[i]!, value }))}
          format={(value) => `${value} %`}
        />
      </Card>
      <Card>
        <BarChart title="Ничего не решено" data={week.map(({ label }) => ({ label, value: 0 }))} />
      </Card>
    </Grid>
    <Row title="Линия в строке">
      <span className="hue">
        <Sparkline label="Опыт за неделю: 120" values={[4, 7, 12, 0, 9, 3, 16]} />
      </span>
    </Row>
    <Card>
      <Heatmap
        title="Закрыто задач по неделям"
        columns={weeks}
        rows={disciplines.slice(0, 4).map(({ key, title, hue }, row) => ({
          key,
          label: title,
          hue,
          values: weeks.map((_, i) => (row === 2 && i < 2 ? null : ((i + 2) * (row + 3) * 7) % 19)),
        }))}
        format={tasks}
      />
    </Card>
    <Card>
      <ProgressPath
        label="Путь курса"
        hue={150}
        steps={[
          { key: 1, title: 'Куда девается вода', state: 'done', to: '#charts', note: '3 звезды' },
          { key: 2, title: 'Воздух и погода', state: 'done', to: '#charts', note: '2 звезды' },
          { key: 3, title: 'Зачем растениям листья', state: 'current', to: '#charts', note: '≈ 15 мин' },
          { key: 4, title: 'Животные и цепи питания', state: 'open', to: '#charts' },
          { key: 5, title: 'Как работает термометр', state: 'locked' },
          { key: 6, title: 'Большая проверка', state: 'locked' },
        ]}
      />
    </Card>
  </Section>
)
