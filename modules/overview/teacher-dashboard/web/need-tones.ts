export const needTones = { overdue: 'bad', low: 'warn', away: 'warn', never_came: 'plain' } as const
