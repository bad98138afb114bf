import { useState } from 'react'
import type { DataColumn, RowKey } from './data-table.ts'
import { DataTable } from './DataTable.tsx'

interface Runner {
  id: number
  name: string
  school: string
  grade: number
  points: number
  minutes: number
}

const names = [
  'Гринёв Пётр',
  'Миронова Мария',
  'Швабрин Алексей',
  'Зурин Иван',
  'Ёлкина Анна',
  'Савельев Архип',
]

const runners: Runner[] = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  name: `${names[index % names.length]!} ${index + 1}`,
  school: `Школа № ${(index * 7) % 120}, Белогорск`,
  grade: 5 + ((index * 3) % 7),
  points: (index * 37) % 101,
  minutes: (index * 13) % 235,
}))

const columns: DataColumn<Runner>[] = [
  { key: 'name', title: 'Участник', cell: ({ name }) => name, value: ({ name }) => name },
  { key: 'school', title: 'Школа', cell: ({ school }) => school, value: ({ school }) => school },
  { key: 'grade', title: 'Класс', cell: ({ grade }) => grade, value: ({ grade }) => grade, isNumber: true },
  {
    key: 'points',
    title: 'Баллы',
    phone: 'named',
    cell: ({ points }) => points,
    value: ({ points }) => points,
    isNumber: true,
  },
  {
    key: 'minutes',
    title: 'Минуты',
    cell: ({ minutes }) => minutes,
    value: ({ minutes }) => minutes,
    isNumber: true,
    isExtra: true,
  },
]
const keyOf = ({ id }: Runner) => id
const nameOf = ({ name }: Runner) => name

/** Five thousand rows, of which a screenful is drawn. */
export function TablesGallery() {
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">Большая таблица</h2>
      <DataTable
        name="gallery"
        caption="Участники отбора"
        columns={columns}
        rows={runners}
        keyOf={keyOf}
        nameOf={nameOf}
        chosen={chosen}
        onChoose={setChosen}
      />
    </section>
  )
}
