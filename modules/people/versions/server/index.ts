export { changeSeen, changeSeenProfile, isAsSeen, type Versions } from './versions.ts'
