import { handle, type Room } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { readClasses } from './classes.ts'

export const teacherDashboardRoom: Room = {
  name: 'teacher-dashboard',
  routes: [handle(contract.listClasses, readClasses)],
}
