export const says = { summary: (count: number) => `загадок ${count}` }
