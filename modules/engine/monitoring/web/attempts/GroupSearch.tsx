import { Combobox, type Option } from '@school/ui/office'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { cutText } from '@school/texts'
import type { MonitoredGroups } from '../../contract/index.ts'
import type { MonitoredAttemptsWanted } from './wanted.ts'
import { t } from './ru.ts'

/** Searches schools and classes on the server by a part of the name. */
export type FindGroups = (name: string) => UseQueryOptions<MonitoredGroups>

type Place = Pick<MonitoredAttemptsWanted, 'school' | 'class'>

export interface GroupSearchProps {
  groups: MonitoredGroups
  find: FindGroups
  wanted: Place
  onChoose: (place: Place) => void
}

const nowhere: Place = { school: null, class: null }

/** One field for schools and classes: there are hundreds of schools, so the list is searched by typing. */
const optionsOf = ({ schools, classes }: MonitoredGroups): Option[] => [
  ...schools.map(({ id, name, participants }) => ({
    value: `school ${id}`,
    label: name,
    note: t.found(participants),
  })),
  ...classes.map(({ id, name, school, participants }) => ({
    value: `class ${id}`,
    label: t.classOf(name, school),
    note: t.found(participants),
  })),
]

function placeOf(value: string | null): Place {
  const [kind, id] = value?.split(' ') ?? []
  if (kind === 'school') return { school: Number(id), class: null }
  return kind === 'class' ? { school: null, class: Number(id) } : nowhere
}

const valueOf = ({ school, class: schoolClass }: Place): string | null =>
  schoolClass !== null ? `class ${schoolClass}` : school !== null ? `school ${school}` : null

export function GroupSearch({ groups, find, wanted, onChoose }: GroupSearchProps) {
  const [typed, setTyped] = useState('')
  const found = useQuery({
    ...find(typed),
    enabled: typed !== '',
    placeholderData: (before: MonitoredGroups | undefined) => before,
  })
  const value = valueOf(wanted)
  return (
    <Combobox
      // Reset the field when the address changes.
      key={value}
      label={t.school}
      placeholder={t.schoolPlaceholder}
      options={optionsOf(typed === '' ? groups : (found.data ?? groups))}
      value={value}
      onChange={(chosen) => onChoose(placeOf(chosen))}
      onSearch={(text) => setTyped(cutText(text.trim(), 60))}
      isSearching={found.isFetching}
    />
  )
}
