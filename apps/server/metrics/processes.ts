import cluster, { type Worker } from 'node:cluster'
import { Unavailable } from '@school/kernel/server'
import { AggregatorRegistry, type Registry } from 'prom-client'

// `clusterMetrics()` of the library fails altogether when one process is busy or opens just now, and forgets what a replaced one has
// counted: the sums would fall, which Prometheus takes for a restart and counts everything again. So only its sums are used.

type Values = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The names stay as they are: after SIGHUP workers of a new release exchange messages with a primary of the previous one. */
type Message =
  /** From the primary to the workers, and their answer. */
  | { metrics: 'tell'; id: number }
  | { metrics: 'told'; id: number; told: Values }
  /** The request of a process for the metrics of all, and the answer of the primary. */
  | { metrics: 'ask'; id: number }
  | { metrics: 'all'; id: number; text: string }

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message

/** A process that does not respond for so long is left out; the requesting process waits a little longer than that. */
const patienceMs = 1000

/** Pending requests to another process. */
class Questions<T> {
  readonly #waiting = new Map<number, (answer: T | undefined) => void>()
  #last = 0

  /** `undefined` when there is no answer in time. */
  ask(send: (id: number) => void, patience: number): Promise<T | undefined> {
    const id = ++this.#last
    return new Promise((resolve) => {
      const late = setTimeout(() => this.answer(id, undefined), patience)
      this.#waiting.set(id, (answer) => {
        clearTimeout(late)
        resolve(answer)
      })
      send(id)
    })
  }

  answer(id: number, answer: T | undefined): void {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }
}

/** Messages to a process that has exited are dropped. */
const post = (to: Worker, message: Message): void => void (to.isConnected() && to.send(message, () => {}))

const isCounted = ({ type }: Values[number]): boolean => ['counter', 'histogram'].includes(String(type))

/** Metrics of all processes, aggregated in the first of them. */
export class ProcessesMetrics {
  /** The last report of each live process: for an unresponsive one at least its counters stay. */
  readonly #living = new Map<Worker, Values>()
  /** Counters of exited processes. */
  readonly #gone: Values[] = []
  readonly #questions = new Questions<Values>()
  #collecting: Promise<string> | undefined

  welcome(worker: Worker): void {
    this.#living.set(worker, [])
  }

  dismiss(worker: Worker): void {
    const values = this.#living.get(worker)
    if (values) this.#gone.push(values.filter(isCounted))
    this.#living.delete(worker)
  }

  async hear(from: Worker, message: unknown): Promise<void> {
    if (!isMessage(message)) return
    if (message.metrics === 'told') {
      if (this.#living.has(from)) this.#living.set(from, message.told)
      this.#questions.answer(message.id, message.told)
    }
    if (message.metrics === 'ask') {
      this.#collecting ??= this.#collect().finally(() => (this.#collecting = undefined))
      post(from, { metrics: 'all', id: message.id, text: await this.#collecting })
    }
  }

  async #collect(): Promise<string> {
    const ask = async (worker: Worker): Promise<Values> => {
      const values = await this.#questions.ask((id) => post(worker, { metrics: 'tell', id }), patienceMs)
      return values ?? this.#living.get(worker)?.filter(isCounted) ?? []
    }
    const living = await Promise.all([...this.#living.keys()].map(ask))
    const gone = await AggregatorRegistry.aggregate(this.#gone.splice(0)).getMetricsAsJSON()
    this.#gone.push(gone)
    // A process that is exiting just now is among the living.
    return AggregatorRegistry.aggregate([...living, gone]).metrics()
  }
}

/** Lets every process answer for all. In the first process. */
export function gatherMetrics(): void {
  const metrics = new ProcessesMetrics()
  cluster.on('listening', (worker) => metrics.welcome(worker))
  cluster.on('exit', (worker) => metrics.dismiss(worker))
  cluster.on('message', (worker, message) => void metrics.hear(worker, message))
}

/** @returns what reads the metrics of this process and its siblings. @throws Unavailable */
export function metricsOfProcesses(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  const questions = new Questions<string>()
  process.on('message', async (message) => {
    if (!isMessage(message)) return
    if (message.metrics === 'all') questions.answer(message.id, message.text)
    if (message.metrics === 'tell')
      process.send?.({ metrics: 'told', id: message.id, told: await registry.getMetricsAsJSON() })
  })
  return async () => {
    const text = await questions.ask((id) => process.send?.({ metrics: 'ask', id }), 2 * patienceMs)
    // The figures of one for the figures of all would look like a restart.
    if (text === undefined) throw new Unavailable()
    return text
  }
}
