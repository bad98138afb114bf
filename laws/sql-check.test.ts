import { serverModules } from '@school/server/modules'
import { expect, test } from 'vitest'
import { checkStatements } from '../tools/sql-check/check.ts'
import { planted, sound } from '../tools/sql-check/testing/planted.ts'
import { root } from './files.ts'

// The checker of SQL (`npm run sql:check`) finds faults of all kinds and reports no false ones.

test('finds the planted faults, and no other', async () => {
  const { findings, texts } = await checkStatements({
    root,
    isInScope: (file) => file === 'tools/sql-check/testing/planted.ts',
    parts: (point) =>
      serverModules
        .flatMap(({ extensions = [] }) => extensions)
        .filter((extension) => extension.point === point)
        .map(({ part }) => part),
    isWhole: false,
  })
  expect(
    Object.fromEntries(findings.map(({ statement, kind, path }) => [statement, `${kind} ${path}`.trim()])),
  ).toEqual({
    misspelt_column: 'broken',
    dropped_column: 'broken',
    bigint_as_number: 'type count',
    outer_join: 'null role',
    lost_alias: 'absent firstName',
    swapped_values: 'parameter $2',
    missing_value: 'parameter $',
    date_inside_json: 'type of.at',
    missing_json_field: 'absent of.name',
    wrong_literal: 'type role',
    changed_fragment: 'absent firstName',
    page_without_total: 'absent total',
    new_contract_field: 'absent address',
    null_in_json: 'null list[].grade',
    two_columns_of_one_name: 'type id',
    unknown_fragment: 'unknown',
    needless_comment: 'stale id',
    without_row_type: 'untyped',
    needless_null: 'loose id',
    unread_column: 'unread password_hash',
    names_of_drizzle: 'type at',
    narrow_literal: 'narrow role',
  })
  expect(findings.map(({ statement }) => statement)).toEqual(expect.arrayContaining(Object.keys(planted)))
  const soundTexts = [...texts.values()].filter(({ name }) =>
    /^(inner_join|both_texts|proven|said)/.test(name),
  )
  expect(soundTexts).toHaveLength(Object.keys(sound).length + 2)
})
