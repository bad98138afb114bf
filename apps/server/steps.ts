const seconds = (ms: number): string => (ms / 1000).toLocaleString('ru', { maximumFractionDigits: 1 })

/**
 * Runs a step of the start and prints how long it took.
 * @param title what is done then; may depend on the result
 */
export async function timed<T>(title: string | ((result: T) => string), work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  const done = typeof title === 'string' ? title : title(result)
  console.log(`${done}: ${seconds(performance.now() - began)} с`)
  return result
}
