import { enableCompileCache } from 'node:module'
import { buildApps } from './build-apps.ts'

// `npm start` tells V8 how large a process of the school is: some 100 MB of objects, of which a page or an answer leaves
// a few behind. By itself V8 goes by the memory of the machine, lets garbage grow fourfold and keeps the pages; told the size, it
// goes through them all after every dozen megabytes, so it is told too that a half more may lie about.
// Builds what has changed since the last build, then serves in this very process, so that signals reach it.
enableCompileCache()
await buildApps()
await import('../apps/server/main.ts')
