import { routes } from '@school/server/modules'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Typed text is never overwritten unseen: a change carries the version that was on the screen (decision 089, optimistic locking).

/** Endpoints without a version, with reasons. This list may only become shorter. */
const without: Record<string, string> = {
  'accounts.changePassword': 'the current password is typed with it',
  'contacts.changeEmail': 'the current password is typed with it',
  'contacts.resetPassword': 'a code opens it once',
  'coaches.setLimits': 'two numbers of the viewer’s own',
  'courses.saveWatchProgress': 'the viewer’s own position in a film, sent by the player',
  'courses.sayOpinion': 'an opinion of one pupil, written as a whole; a later one replaces it',
  'families.changeControls': 'one number, chosen as a whole; both parents see who has set it',
  'homeworks.keepTemplate': 'a name of the viewer’s own, one line',
  'homeworks.repeat': 'days of a week and the last day, chosen as a whole',
  'journals.write': 'each cell carries its version',
  'objectives.support': 'each parent has a row of their own',
  'olympiads.decideAppeal': 'is decided once: the second is refused',
  'olympiads.decideTimeRequest': 'is decided once: the second is refused',
  'olympiads.lockSchools': 'a decision about many schools with its reason, replaced as a whole',
  'olympiads.setSeats': 'one number, chosen as a whole; a number below the entered pupils is refused',
  'profiles.updateOnboarding': 'the first answers of one person, step by step',
  'profiles.updateInterests': 'choices from lists, no text',
  'signInFactors.renamePasskey': 'a name of the viewer’s own, one line',
  'today.orderDay': 'an order of keys, no text',
  'today.setDailyMinutes': 'one number of the viewer’s own',
  'works.saveAnswer': 'carries the number of the draft: the newest stays',
}

interface Inside {
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  format?: string
}

/** Of `Id` and `Version`. */
const most = 2_147_483_647

/** Whether a person may type into it: text or numbers. */
function isTyped(shape: z.ZodType): boolean {
  const { shape: fields = {}, options = [], element, innerType, in: from, format } = shape.def as Inside
  if (shape.def.type === 'string') return format === undefined || format === 'email'
  if (shape.def.type === 'number') return (shape as z.ZodNumber).maxValue !== most
  const parts = [...Object.values(fields), ...options, element, innerType, from]
  return parts.some((part) => part !== undefined && isTyped(part))
}

const edits = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, body }) => (method === 'PUT' || method === 'PATCH') && body && isTyped(body))
const isVersioned = ({ body }: (typeof edits)[number]): boolean =>
  'version' in ((body!.def as Inside).shape ?? {})

test('every change of typed text carries the version that was seen, or is listed with a reason', () => {
  expect(edits.length).toBeGreaterThan(20)
  const unversioned = edits.filter((edit) => !isVersioned(edit)).map(({ name }) => name)
  expect(unversioned.filter((name) => !(name in without))).toEqual([])
  expect(Object.keys(without).filter((name) => !unversioned.includes(name))).toEqual([])
})

/** Tables whose text is overwritten without a version by any endpoint, with reasons. This list may only become shorter. */
const tablesWithout: Record<string, string> = {
  appeals: 'decided once: the second is refused',
  attempts: 'the device that holds it, no text',
  calendar_items: 'the version is the moment of the change',
  family_invitations: 'a telephone is removed when its owner leaves',
  homework_templates: 'a name of the viewer’s own, one line',
  invitations: 'an address is removed when the invitation was not used',
  lesson_opinions: 'an opinion of one pupil, written as a whole',
  objective_supports: 'each parent has a row of their own',
  olympiad_personal_codes: 'hashes of codes',
  olympiad_time_requests: 'decided once: the second is refused',
  one_time_codes: 'hashes of codes',
  progress_shares: 'a token of a link',
  search_items: 'derived from other tables',
  task_reports: 'closed once: the second is refused',
}

/** Text columns by table, and whether it has a version: from the descriptions of tables. */
function tablesOfWords() {
  const found = new Map<string, { words: Set<string>; isVersioned: boolean }>()
  for (const file of repositoryFiles('modules').filter((name) => /server\/.*\.ts$/.test(name)))
    for (const [, table, columns] of readText(file).matchAll(
      /defineTable\(\s*'(\w+)',\s*\{(.*?)\n {2}(?: {2})?\}/gs,
    )) {
      const words = [...columns!.matchAll(/^\s*(\w+): text\((?!\{ enum)/gm)].map(([, name]) =>
        name!.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      )
      found.set(table!, { words: new Set(words), isVersioned: /ersion: integer/.test(columns!) })
    }
  return found
}

/** Statements by which people change rows: `update … set`, and `insert … on conflict do update`. */
const updates =
  /update (\w+)(?: \w+)? set\s(.*?)(?:\s(?:where|from|returning)\b|`|')|insert into (\w+)(?:(?!insert into)[^`])*?on conflict[^`]*?do update\s+set\s([^`]*)/gs

const ofMachines = /\.test\.ts$|\/(?:testing|demo)\/|\/(?:seed|demo)[\w-]*\.ts$/

/** Statements by which people change text, with their tables. */
function statementsOfWords() {
  const tables = tablesOfWords()
  expect(tables.size).toBeGreaterThan(140)
  return repositoryFiles('modules')
    .filter((name) => name.endsWith('.ts') && !ofMachines.test(name))
    .flatMap((file) =>
      [...readText(file).matchAll(updates)].flatMap(([, updated, set, inserted, upsert]) => {
        const table = (updated ?? inserted)!
        const described = tables.get(table)
        const names = [...(set ?? upsert)!.matchAll(/(?:^|,|set)\s*(\w+) =/g)].map(([, name]) => name!)
        return described && names.some((name) => described.words.has(name))
          ? [{ file, table, isVersioned: described.isVersioned }]
          : []
      }),
    )
}

test('no statement overwrites typed text of a table without a version, except those listed with a reason', () => {
  const bare = new Set(statementsOfWords().flatMap((one) => (one.isVersioned ? [] : [one.table])))
  expect([...bare].filter((table) => !(table in tablesWithout)).toSorted()).toEqual([])
  expect(Object.keys(tablesWithout).filter((table) => !bare.has(table))).toEqual([])
})

/** Files that overwrite text of a table with a version and do not check it. This list may only become shorter. */
const filesWithout: Record<string, string> = {
  'modules/people/users/server/joining.ts': 'fills what is empty; nothing is written over',
  'modules/people/users/server/departure/closing.ts':
    'the data of a person are removed when they leave the school',
}

// A POST may change text too: the statement shows it, whatever the method is.
test('code that overwrites typed text of a versioned table uses the version', () => {
  const unaware = new Set(
    statementsOfWords().flatMap(({ file, isVersioned }) =>
      isVersioned && !/\b(?:changeSeen|isAsSeen)\b|[vV]ersion\b/.test(readText(file)) ? [file] : [],
    ),
  )
  expect([...unaware].filter((file) => !(file in filesWithout))).toEqual([])
  expect(Object.keys(filesWithout).filter((file) => !unaware.has(file))).toEqual([])
})
