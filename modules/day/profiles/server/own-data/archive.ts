import { buffer } from 'node:stream/consumers'
import { personPart, readDataExport } from '@school/personal-data/server'
import { type FileStore, listFilesOf, type OwnFile } from '@school/files/server'
import { ArchiveFile, type ArchivePart, type Ctx } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import { pageOf, type Section } from './page.ts'
import { says } from './ru.ts'

interface ModuleData {
  module: string
  sections: Section[]
}

async function readModules(ctx: Ctx, userId: number): Promise<ModuleData[]> {
  const modules: ModuleData[] = []
  for (const { module, dataExports = [] } of ctx.extensions(personPart)) {
    const sections: Section[] = []
    for (const part of dataExports)
      sections.push({
        name: part.name,
        title: part.title,
        rows: await readDataExport(ctx.sql, part, userId),
      })
    if (sections.length > 0) modules.push({ module, sections })
  }
  return modules
}

/** A row a line: there may be many thousands. */
function* jsonOf({ sections }: ModuleData): Generator<string> {
  for (const [index, { title, rows }] of sections.entries()) {
    yield `${index === 0 ? '{' : ','}\n${JSON.stringify(title)}: [`
    for (const [at, row] of rows.entries()) yield `${at === 0 ? '' : ','}\n${JSON.stringify(row)}`
    yield '\n]'
  }
  yield '\n}'
}

async function* partsOf(
  modules: readonly ModuleData[],
  files: readonly OwnFile[],
  store: FileStore,
  now: Date,
): AsyncGenerator<ArchivePart> {
  const sections = modules.flatMap((module) => module.sections)
  yield { path: says.index, bytes: pageOf(sections, now) }
  for (const module of modules) yield { path: `${says.data}/${module.module}.json`, bytes: jsonOf(module) }
  for (const { id, name } of files) {
    const stream = await store.open(id)
    if (stream) yield { path: `${says.files}/${name}`, bytes: await buffer(stream) }
  }
}

/** Everything is read at once; files are opened one by one while the archive is sent, and no connection is held by them. */
export async function copyOf(ctx: Ctx, userId: number, store: FileStore): Promise<ArchiveFile> {
  const modules = await readModules(ctx, userId)
  const files = await listFilesOf(ctx.sql, userId)
  return new ArchiveFile({
    name: says.archive(dayIn(ctx.now)),
    parts: partsOf(modules, files, store, ctx.now),
  })
}
