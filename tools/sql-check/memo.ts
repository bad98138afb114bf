/** Caches answers of the TypeScript server: each request is a message to another process. */
export class Memo {
  readonly #answers = new Map<unknown, Map<string, unknown>>()

  once<Answer>(question: string, subject: unknown, ask: () => Answer): Answer {
    let answers = this.#answers.get(subject)
    if (!answers) this.#answers.set(subject, (answers = new Map()))
    if (!answers.has(question)) answers.set(question, ask())
    return answers.get(question) as Answer
  }
}
