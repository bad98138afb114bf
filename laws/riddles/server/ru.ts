export const says = { work: 'загадка', summary: (count: number) => `загадок ${count}` }
