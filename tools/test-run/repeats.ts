/** How often each file was run and failed when files are run again and again. */
export class Repeats {
  readonly #files = new Map<string, { runs: number; failed: number }>()

  add(file: string, { runs, failed }: { runs: number; failed: number }): void {
    const before = this.#files.get(file) ?? { runs: 0, failed: 0 }
    this.#files.set(file, { runs: before.runs + runs, failed: before.failed + failed })
  }

  get hasFailed(): boolean {
    return [...this.#files.values()].some(({ failed }) => failed > 0)
  }

  /** One line for a file, those that failed most often first. */
  lines(): string[] {
    return [...this.#files]
      .toSorted(([, one], [, other]) => other.failed - one.failed)
      .map(
        ([file, { runs, failed }]) => `${failed > 0 ? `failed ${failed}` : 'passed all'} of ${runs}: ${file}`,
      )
  }
}
