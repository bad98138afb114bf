import {
  type EmployeeFault,
  type EmployeeImport,
  type EmployeeRole,
  mostEmployees,
} from '../contract/employees.ts'
import * as z from 'zod'
import { listWords as words } from './ru-employees.ts'

type Listed = Omit<EmployeeImport['employees'][number], 'isKnown'>

const Email = z.email().max(254)
const cellsOf = (line: string): string[] =>
  line.split(/[\t;,]/).map((cell) => cell.replaceAll('"', '').trim().toLowerCase())

/** What a row says; nothing for an empty one and for titles. @param usual the role of a row that names none */
function readRow(
  cells: readonly string[],
  usual: EmployeeRole,
): { email: string; role: EmployeeRole } | EmployeeFault['kind'] | null {
  if (cells.every((cell) => cell === '' || words.titles.includes(cell))) return null
  const at = cells.findIndex((cell) => cell.includes('@'))
  const email = cells[at]
  if (email === undefined || !Email.safeParse(email).success) return 'no_email'
  const named = cells.slice(at + 1).filter(Boolean)
  if (named.length === 0) return { email, role: usual }
  const role = words.roles.get(named[0]!)
  return role === undefined ? 'odd_role' : { email, role }
}

export interface EmployeeList {
  employees: Listed[]
  faults: EmployeeFault[]
}

/**
 * A list as it was pasted: whoever can be read, and what is wrong with the rest. What stands before an address is a name and is not kept.
 * @param isSchool teachers work in schools alone
 */
export function readEmployees(text: string, isSchool: boolean): EmployeeList {
  const list: EmployeeList = { employees: [], faults: [] }
  const rows = new Map<string, number>()
  const fail = (row: number, kind: EmployeeFault['kind'], reason = words.faults[kind](row)) =>
    list.faults.push({ row, kind, reason })
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const row = index + 1
    const read = readRow(cellsOf(line), isSchool ? 'teacher' : 'admin')
    if (read === null) continue
    if (typeof read === 'string') {
      fail(row, read)
      continue
    }
    const first = rows.get(read.email)
    if (first !== undefined) fail(row, 'twice', words.twice(row, first))
    else if (!isSchool && read.role === 'teacher') fail(row, 'misplaced_role')
    else if (list.employees.length === mostEmployees) {
      fail(row, 'too_many')
      break
    } else {
      rows.set(read.email, row)
      list.employees.push({ row, ...read })
    }
  }
  return list
}
