export * from './queries.ts'
export { WebinarPanel } from './WebinarPanel.tsx'
