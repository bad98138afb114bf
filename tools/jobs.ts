import { serverModules } from '../apps/server/modules.ts'

// `npm run jobs`: the schedule of all jobs (UTC), and the listeners of each event.
for (const module of serverModules) {
  for (const { schedule, name, summary } of module.jobs ?? [])
    console.log(`${schedule.padEnd(16)} ${`${module.name}.${name}`.padEnd(36)} ${summary}`)
}
for (const module of serverModules) {
  for (const { event, name } of module.listeners ?? [])
    console.log(`${'on'.padEnd(16)} ${event.name.padEnd(36)} ${module.name}.${name}`)
}
