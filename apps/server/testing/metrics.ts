interface Sample {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

/** The text of `/metrics`, parsed as Prometheus does. */
export class Metrics {
  /** Names of metrics with their kinds. */
  readonly kinds: ReadonlyMap<string, string>
  readonly samples: readonly Sample[]

  constructor(text: string) {
    this.kinds = new Map(
      Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name, kind]) => [name!, kind!]),
    )
    this.samples = Array.from(
      text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? (\S+)$/gm),
      ([, name, labels = '', value]) => ({
        name: name!,
        labels: Object.fromEntries(
          Array.from(labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, l, v]) => [l!, v!]),
        ),
        value: Number(value),
      }),
    )
  }

  /** All samples of this name with these labels and maybe others. */
  find(name: string, labels: Readonly<Record<string, string>> = {}): Sample[] {
    const wanted = Object.entries(labels)
    return this.samples.filter(
      (s) => s.name === name && wanted.every(([label, value]) => s.labels[label] === value),
    )
  }

  /** Their sum; `undefined` when there are none. */
  sum(name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
    const found = this.find(name, labels)
    return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
  }
}
