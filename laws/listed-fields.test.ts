import { routes } from '@school/server/modules'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readText, repositoryFiles } from './files.ts'

// A field of the rows of a list that can be saved is shown on a screen and written to the file. With the types of the contract and
// `npm run sql:check`, which verifies the statement, a new field is refused until it is in every place.

/** Fields that are not data of the row, and fields that a file shows in another form. */
const unsaved: Record<string, string> = {
  'courses.listLessonOpinions clear': 'its row function is above the titles',
  'courses.listLessonOpinions partly': 'its row function is above the titles',
  'courses.listLessonOpinions unclear': 'its row function is above the titles',
  'courses.listLessonOpinions withWords': 'its row function is above the titles',
  'monitoring.listMonitoredWorkAttempts mayHaveTime': 'whether a button is shown',
  'monitoring.listMonitoredWorkTime target': 'the file has the name of the group or the pupil',
  'olympiads.listMonitoredParticipants mayHaveTime': 'whether a button is shown',
  'olympiads.listManagedStages discipline': 'a mark of the olympiad, whose title is in the file',
  'organizations.listUsers isMe': 'whether buttons are shown',
  'organizations.listUsers version': 'the version for an edit',
  'schoolClasses.listManagedPupils isGradeSame': 'a mark on the screen; the file has the grade',
}

/** Files that write the rows of a list of another module. */
const writtenElsewhere: Record<string, readonly string[]> = {
  'olympiads.listMonitoredParticipants': ['modules/engine/monitoring/server/attempts-file.ts'],
}

const files = repositoryFiles().filter((file) => !/\.test\.|\/testing\//.test(file))
const isScreen = (file: string) =>
  /^(modules\/[^/]+\/[^/]+\/web|apps\/(site|portal)\/app)\/.*\.tsx?$/.test(file)
const screens = files.filter(isScreen).map(readText).join('\n')

/** What writes files of tables in the module of a list. */
function writersOf(name: string): string {
  const declared = files.find(
    (file) => /\/contract\//.test(file) && readText(file).includes(`name: '${name}'`),
  )!
  const server = `${declared.split('/').slice(0, 3).join('/')}/server/`
  const isOwn = (file: string) => file.startsWith(server) || (writtenElsewhere[name] ?? []).includes(file)
  // The rows follow the titles of the columns; what is before them reads the list.
  return files
    .filter(isOwn)
    .flatMap((file) => /\b(?:titles?:|\w+Row = )[^]*/.exec(readText(file)) ?? [])
    .join('\n')
}

const endpoints = routes.map(({ endpoint }) => endpoint)
const lists = endpoints
  .filter(({ method }) => method === 'GET')
  .filter(({ path }) => endpoints.some((one) => one.isFile && one.path === `${path}/file`))
  .flatMap(({ name, reply }) => {
    const row = reply instanceof z.ZodArray ? reply.element : null
    return row instanceof z.ZodObject ? [{ name, fields: Object.keys(row.shape) }] : []
  })

const absentIn = (textOf: (name: string) => string): string[] =>
  lists.flatMap(({ name, fields }) => {
    const text = textOf(name)
    return fields
      .filter((field) => !new RegExp(`\\b${field}\\b`).test(text))
      .map((field) => `${name} ${field}`)
  })

/** Ids lead to pages and are no columns. */
const isAddress = (name: string): boolean => /\b(id|\w+Id)$/.test(name)

test('there are lists to look at', () => expect(lists.length).toBeGreaterThan(8))

test('every field of a list is read by a screen', () => expect(absentIn(() => screens)).toEqual([]))

test('every field of a list is written to its file', () =>
  expect(
    absentIn(writersOf)
      .filter((name) => !isAddress(name))
      .toSorted(),
  ).toEqual(Object.keys(unsaved).toSorted()))
