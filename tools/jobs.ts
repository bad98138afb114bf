import { rooms } from '../apps/server/rooms.ts'

// `npm run jobs`: the schedule of all jobs (UTC), and the listeners of each event.
for (const room of rooms) {
  for (const { schedule, name, summary } of room.jobs ?? [])
    console.log(`${schedule.padEnd(16)} ${`${room.name}.${name}`.padEnd(36)} ${summary}`)
}
for (const room of rooms) {
  for (const { event, name } of room.listeners ?? [])
    console.log(`${'on'.padEnd(16)} ${event.name.padEnd(36)} ${room.name}.${name}`)
}
