/** The address of a task on the page of its lesson: it can be shared and walked back. */
export const taskAddress = (taskId: number) => ({ search: `?task=${taskId}` })
