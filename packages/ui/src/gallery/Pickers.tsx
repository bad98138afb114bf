import { useState } from 'react'
import { Combobox, DateInput, type Option, PanelTabs, TimeInput, Tree } from '../office/index.ts'
import { Grid, Row, Section } from './Section.tsx'

const cities = ['Белогорск', 'Оренбург', 'Казань', 'Симбирск', 'Самара', 'Екатеринбург'].map((label) => ({
  value: label,
  label,
}))

/** As many as a country has: the list renders the visible ones. */
const schools: readonly Option[] = Array.from({ length: 20_000 }, (_, index) => ({
  value: String(index),
  label: `Школа № ${index + 1}`,
  note: cities[index % cities.length]!.label,
}))

/** A server of the gallery's own: finds twenty, a while later. */
function useFound() {
  const [found, setFound] = useState<readonly Option[]>([])
  const [isSearching, setSearching] = useState(false)
  const search = (text: string) => {
    setSearching(true)
    setTimeout(() => {
      setFound(schools.filter(({ label }) => label.includes(text)).slice(0, 20))
      setSearching(false)
    }, 200)
  }
  return { found, isSearching, search }
}

const places = [
  {
    id: 'orenburg',
    title: 'Оренбургский край',
    note: '3 школы',
    children: [
      { id: 'belogorsk', title: 'Белогорск', children: [{ id: '1', title: 'Школа № 1' }] },
      {
        id: 'berda',
        title: 'Бердская слобода',
        children: [
          { id: '2', title: 'Школа № 2' },
          { id: '3', title: 'Школа № 3' },
        ],
      },
    ],
  },
  { id: 'simbirsk', title: 'Симбирск', note: 'нет школ' },
]

export function Pickers() {
  const [city, setCity] = useState<string | null>('Казань')
  const [school, setSchool] = useState<string | null>(null)
  const [another, setAnother] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>('2026-11-23')
  const [time, setTime] = useState<string | null>('09:30')
  const [place, setPlace] = useState<string | null>('belogorsk')
  const { found, isSearching, search } = useFound()
  return (
    <Section id="pickers" title="Для кабинетов">
      <Grid>
        <Combobox label="Город" options={cities} value={city} onChange={setCity} />
        <Combobox
          label="Город рождения"
          hint="Начни набирать"
          error="Выбери город из списка"
          options={cities}
          value={null}
          onChange={setCity}
          placeholder="Не выбран"
        />
        <Combobox label="Школа из двадцати тысяч" options={schools} value={school} onChange={setSchool} />
        <Combobox
          label="Школа, которую ищет сервер"
          options={found}
          value={another}
          onChange={setAnother}
          onSearch={search}
          isSearching={isSearching}
        />
        <DateInput label="День" value={day} onChange={setDay} min="2026-11-10" max="2026-12-20" />
        <DateInput label="День рождения" value={null} onChange={setDay} error="Укажи день" optional />
        <TimeInput label="Начало" value={time} onChange={setTime} />
        <TimeInput label="Конец" value={null} onChange={setTime} disabled />
      </Grid>
      <Row title="Дерево">
        <Tree
          label="Школы края"
          nodes={places}
          open={['orenburg', 'belogorsk']}
          chosen={place}
          onChoose={setPlace}
        />
      </Row>
      <Row title="Вкладки внутри карточки">
        <PanelTabs
          label="Урок"
          panels={[
            { id: 'notes', title: 'Конспект', content: <p>Дроби складывают и вычитают.</p> },
            { id: 'tasks', title: 'Задачи', content: <p>Двенадцать задач.</p> },
          ]}
        />
      </Row>
    </Section>
  )
}
