import { useState } from 'react'
import { MantineZone, MultiPicker, Picker } from '../mantine/index.ts'
import { Grid, Section } from './Section.tsx'

const cities = ['Белогорск', 'Оренбург', 'Казань', 'Симбирск', 'Самара', 'Екатеринбург'].map((label) => ({
  value: label,
  label,
}))

export function Pickers() {
  const [city, setCity] = useState<string | null>('Казань')
  const [many, setMany] = useState<string[]>(['Самара', 'Оренбург'])
  return (
    <Section id="pickers" title="Выбор из многих (Mantine)">
      <MantineZone>
        <Grid>
          <Picker label="Город" options={cities} value={city} onChange={setCity} isClearable />
          <Picker
            label="Город"
            hint="Начни набирать"
            error="Выбери город из списка"
            options={cities}
            value={null}
            onChange={setCity}
            placeholder="Не выбран"
          />
          <MultiPicker label="Города" options={cities} values={many} onChange={setMany} />
        </Grid>
      </MantineZone>
    </Section>
  )
}
