export { refreshIndex, type RefreshReport } from './refresh.ts'
export { searchRoomOf } from './room.ts'
