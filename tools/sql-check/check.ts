import path from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'
import { Comparison, type Fault } from './compare.ts'
import { FactsOfTexts } from './facts.ts'
import { RowTypes } from './row-types.ts'
import type { Shape } from './shape.ts'
import { findStatements, type Statement } from './statements.ts'

export interface Finding extends Fault {
  readonly file: string
  readonly line: number
  readonly statement: string
}

/** The tables of a statement. Fragments contributed by other modules are not checked against its own module. */
export interface TableUse {
  readonly file: string
  readonly line: number
  readonly statement: string
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  readonly hasParts: boolean
}

export interface Report {
  readonly findings: readonly Finding[]
  readonly tables: readonly TableUse[]
  readonly texts: ReadonlyMap<string, { readonly file: string; readonly line: number; readonly name: string }>
  readonly statements: number
  /** The schema as readable SQL. */
  readonly schema: string
  /** Generic plans by the name of the statement; one for each of its texts. */
  readonly plans: ReadonlyMap<string, readonly string[]>
  /** Number of texts without a cached answer. */
  readonly asked: number
}

export interface CheckOptions {
  readonly root: string
  readonly isInScope: (file: string) => boolean
  /** Contributions of modules to an extension point. */
  readonly parts: (point: string) => readonly unknown[]
  /** Texts outside of any call, by what they are. */
  readonly contributed?: ReadonlyMap<string, string>
  /** Statements whose plans are requested. */
  readonly planned?: ReadonlySet<string>
  /** All statements of the product are in scope: cached answers about others are dropped. */
  readonly isWhole: boolean
}

/** Compares all statements in scope with the analysis of PostgreSQL. */
export async function checkStatements({
  root,
  isInScope,
  parts,
  contributed = new Map(),
  planned = new Set(),
  isWhole,
}: CheckOptions): Promise<Report> {
  const facts = await FactsOfTexts.open(root)
  const api = new API({ cwd: root })
  try {
    const config = path.join(root, 'tsconfig.server.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!
    const statements = findStatements(project, root, isInScope, parts)
    const run = new Run(facts, project)
    for (const statement of statements) await run.check(statement)
    for (const [name, text] of contributed) await run.checkContributed(name, text)
    const plans = new Map<string, string[]>()
    for (const [text, { name }] of run.report.texts)
      if (planned.has(name)) plans.set(name, [...(plans.get(name) ?? []), await facts.planOf(text)])
    return {
      ...run.report,
      statements: statements.length,
      schema: facts.schema,
      plans,
      asked: facts.asked,
    }
  } finally {
    api.close()
    await facts.close({ isWhole })
  }
}

// A comment `never null: points, grades.workId because …` in the text: columns that the author knows to be not null.
const neverNull = /\/\*\s*never null: ([^*]*?)(?: because [^*]*)?\*\//g

class Run {
  readonly #facts: FactsOfTexts
  readonly #types: RowTypes
  readonly #comparison: Comparison
  readonly #findings = new Map<string, Finding>()
  readonly #tables: TableUse[] = []
  readonly #texts = new Map<string, { file: string; line: number; name: string }>()

  constructor(facts: FactsOfTexts, project: Project) {
    this.#facts = facts
    this.#types = new RowTypes(project)
    this.#comparison = new Comparison(this.#types, facts.catalog)
  }

  get report(): Pick<Report, 'findings' | 'tables' | 'texts'> {
    return { findings: [...this.#findings.values()], tables: this.#tables, texts: this.#texts }
  }

  /** The same fault of several texts of a statement is one finding. */
  #add(statement: Statement, faults: readonly Fault[]): void {
    const { file, line, name } = statement
    for (const fault of faults)
      this.#findings.set(JSON.stringify([file, line, fault]), { ...fault, file, line, statement: name })
  }

  async check(statement: Statement): Promise<void> {
    for (const message of statement.faults) this.#add(statement, [{ kind: 'unknown', path: '', message }])
    const isSure = new Set<string>()
    const loose: (readonly Fault[])[] = []
    for (const text of statement.texts) loose.push(await this.#checkText(statement, text, isSure))
    // If one of several texts may return null, the type must allow it.
    const [first = [], ...others] = loose
    const inAll = first.filter(({ path }) =>
      others.every((faults) => faults.some((one) => one.path === path)),
    )
    this.#add(statement, inAll)
    const named = new Set([...statement.texts].flatMap(sureColumns))
    const stale = [...named].filter((name) => !isSure.has(name))
    this.#add(
      statement,
      stale.map((path) => ({ kind: 'stale', path, message: 'is never null without the comment' })),
    )
  }

  async checkContributed(name: string, text: string): Promise<void> {
    const { error, reads, writes } = await this.#facts.of(text, () => false)
    const place = { file: 'modules', line: 1, name }
    if (error === undefined) {
      this.#texts.set(text, place)
      this.#tables.push({ file: place.file, line: 1, statement: name, reads, writes, hasParts: true })
    } else
      this.#findings.set(name, {
        kind: 'broken',
        path: '',
        message: error,
        file: 'modules',
        line: 1,
        statement: name,
      })
  }

  /** @returns where the type is too wide for this text */
  async #checkText(statement: Statement, text: string, isSure: Set<string>): Promise<readonly Fault[]> {
    const { file, line, name, hasParts } = statement
    const values = statement.values?.map((node) => this.#types.ofNode(node))
    const { error, parameters, columns, fields, reads, writes } = await this.#facts.of(text, (number) => {
      const type = values?.[number - 1]
      if (!type || this.#types.isOpen(type)) return false
      const { isNullable, isOptional } = this.#types.split(type)
      return isNullable || isOptional
    })
    if (error !== undefined) {
      this.#add(statement, [{ kind: 'broken', path: '', message: error }])
      return []
    }
    this.#texts.set(text, { file, line, name })
    this.#tables.push({ file, line, statement: name, reads, writes, hasParts })
    if (values) this.#add(statement, this.#comparison.parameters(parameters, values))
    if (!columns || fields.length === 0) return []
    if (!statement.row) {
      const message = fields.map((field) => field.name).join(', ')
      if (statement.readsRows) this.#add(statement, [{ kind: 'untyped', path: '', message }])
      return []
    }
    const shapes = new Map<string, Shape>()
    columns.forEach(({ name: column, shape }, index) => {
      if (shapes.has(column))
        this.#add(statement, [{ kind: 'type', path: column, message: 'is selected twice' }])
      // The type on the wire takes precedence.
      const { oid } = fields[index]!
      shapes.set(column, shape.kind === 'scalar' ? { ...shape, oid } : shape)
    })
    return this.#checkRow(statement, shapes, new Set(sureColumns(text)), isSure)
  }

  #checkRow(
    statement: Statement,
    shapes: Map<string, Shape>,
    named: ReadonlySet<string>,
    isSure: Set<string>,
  ): readonly Fault[] {
    const row = this.#types.ofTypeNode(statement.row!)
    if (!row || this.#types.isOpen(row)) return []
    if (statement.isPage && !shapes.has('total'))
      this.#add(statement, [{ kind: 'absent', path: 'total', message: 'a page has no total' }])
    if (statement.isPage && !this.#types.fields(row).has('total')) shapes.delete('total')
    const faults = this.#comparison.row(shapes, row).filter(({ kind, path: column }) => {
      if (kind !== 'null' || !named.has(column)) return true
      isSure.add(column)
      return false
    })
    this.#add(
      statement,
      faults.filter(({ kind }) => kind !== 'loose'),
    )
    return faults.filter(({ kind }) => kind === 'loose')
  }
}

const sureColumns = (text: string): string[] =>
  [...text.matchAll(neverNull)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()))
