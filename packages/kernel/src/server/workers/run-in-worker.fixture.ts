const jobs = {
  answer: () => 'Masha',
  endless: () => {
    for (;;);
  },
  greedy: () => {
    const all: string[][] = []
    for (;;) all.push('a'.repeat(1_000_000).split(''))
  },
  settings: () => Object.keys(process.env),
  slow: () =>
    new Promise((done) => {
      setTimeout(done, 20)
    }),
}

export const run = (job: keyof typeof jobs): unknown => jobs[job]()
