export { MessageDialog } from './MessageDialog.tsx'
export { classMessagesQuery, receivedMessagesQuery } from './queries.ts'
export { ReceivedMessages } from './ReceivedMessages.tsx'
export { SentMessagesPart } from './SentMessagesPart.tsx'
