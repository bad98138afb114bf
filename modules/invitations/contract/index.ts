export * from './endpoints.ts'
export * from './errors.ts'
export * from './invitation.ts'
export * from './invite.ts'
