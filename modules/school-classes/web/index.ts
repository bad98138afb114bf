export { type ClassTab, ClassTabs } from './ClassTabs.tsx'
