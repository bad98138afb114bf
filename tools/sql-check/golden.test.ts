import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedPlans, hotStatements, writePlans } from './golden.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'plans-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plans = new Map(hotStatements.map((name) => [name, [`Index Scan of ${name}`]]))

test('reports a plan that differs, is absent or is no longer needed', () => {
  writePlans(folder, plans)
  expect(changedPlans(folder, plans)).toEqual([])
  expect(changedPlans(folder, new Map(plans).set('find_identity', ['Seq Scan']))).toEqual(['find_identity'])
  const without = new Map(plans)
  without.delete('save_score')
  expect(changedPlans(folder, without)).toEqual(['save_score'])
  writePlans(folder, new Map(plans).set('former', ['Index Scan']))
  expect(changedPlans(folder, plans)).toEqual(['former.txt'])
})
