import { query } from '@school/api-client'
import { findSchools, findTowns } from '@school/schools/contract'
import { Checkbox, TextInput, useYou } from '@school/ui'
import { Combobox } from '@school/ui/office'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from './ru.ts'

export interface ChosenSchool {
  cityId: number | null
  cityName: string
  schoolId: number | null
  schoolName: string
  /** The school is not in the directory: its name is typed. */
  isOwn: boolean
}

interface PickerProps {
  value: ChosenSchool
  error?: string | null
  onChange: (value: ChosenSchool) => void
}

interface CityFieldProps {
  cityId: number | null
  cityName: string
  error?: string | null
  onChange: (city: { cityId: number | null; cityName: string }) => void
}

/** A town of the directory, found as it is typed. */
export function CityField({ cityId, cityName, error = null, onChange }: CityFieldProps) {
  const [text, setText] = useState('')
  const found = useQuery({ ...query(findTowns, { query: { text } }), placeholderData: keepPreviousData })
  const towns = found.data ?? []
  const options = towns.map(({ id, name, regionName }) => ({
    value: String(id),
    label: name,
    note: regionName,
  }))
  const isListed = cityId === null || towns.some(({ id }) => id === cityId)
  return (
    <Combobox
      label={t.city}
      hint={t.cityHint}
      error={error}
      options={isListed ? options : [{ value: String(cityId), label: cityName, note: '' }, ...options]}
      value={cityId === null ? null : String(cityId)}
      onSearch={setText}
      isSearching={found.isFetching}
      onChange={(value) => {
        const town = towns.find(({ id }) => String(id) === value)
        onChange({ cityId: value === null ? null : Number(value), cityName: town?.name ?? '' })
      }}
    />
  )
}

/** A school by its town and its number or name; one that is not there is typed. */
export function SchoolPicker({ value, error = null, onChange }: PickerProps) {
  const you = useYou()
  const [text, setText] = useState('')
  const { cityId, schoolId, schoolName, isOwn } = value
  const asked = { text, ...(cityId === null ? {} : { cityId }) }
  const found = useQuery({
    ...query(findSchools, { query: asked }),
    enabled: cityId !== null && !isOwn,
    placeholderData: keepPreviousData,
  })
  const schools = (found.data ?? []).filter((school) => school.cityId === cityId)
  const options = schools.map(({ id, name, address }) => ({ value: String(id), label: name, note: address }))
  const isListed = schoolId === null || schools.some(({ id }) => id === schoolId)
  return (
    <>
      <CityField
        cityId={cityId}
        cityName={value.cityName}
        onChange={(city) => onChange({ ...value, ...city, schoolId: null })}
      />
      {isOwn ? (
        <TextInput
          label={t.schoolName}
          maxLength={160}
          error={error}
          value={schoolName}
          onChange={(event) => onChange({ ...value, schoolName: event.currentTarget.value })}
        />
      ) : (
        <Combobox
          key={cityId}
          label={t.school}
          hint={cityId === null ? you(t.schoolCityFirst) : t.schoolHint}
          error={error}
          disabled={cityId === null}
          options={
            isListed ? options : [{ value: String(schoolId), label: schoolName, note: '' }, ...options]
          }
          value={schoolId === null ? null : String(schoolId)}
          onSearch={setText}
          isSearching={found.isFetching}
          onChange={(chosen) => {
            const school = schools.find(({ id }) => String(id) === chosen)
            onChange({
              ...value,
              schoolId: chosen === null ? null : Number(chosen),
              schoolName: school?.name ?? '',
            })
          }}
        />
      )}
      <Checkbox
        label={t.noSchool}
        checked={isOwn}
        onChange={(event) =>
          onChange({ ...value, isOwn: event.currentTarget.checked, schoolId: null, schoolName: '' })
        }
      />
    </>
  )
}
