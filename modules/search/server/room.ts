import type { Room } from '@school/kernel/server'
import { refreshIndex } from './refresh.ts'
import { routes } from './routes.ts'

/** The room knows no other: what rooms feed it with is handed over where all of them are known. */
export function searchRoomOf(rooms: readonly Room[]): Room {
  const sources = rooms.flatMap((room) => room.searchable ?? [])
  return {
    name: 'search',
    routes,
    jobs: [
      {
        name: 'refresh-search-index',
        schedule: '*/10 * * * *',
        summary: 'Brings the index of the search to what rooms have now',
        run: async (ctx) => {
          await refreshIndex(ctx, sources)
        },
      },
    ],
  }
}
