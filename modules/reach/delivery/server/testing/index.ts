export { type MailServer, openMailServer } from './mail-server.ts'
export { openSmsGateway, type SmsGateway } from './sms-gateway.ts'
