/** A number as it is written in Russian: `3,5`, `−2`, `6,7·10^−11`. */
export const writtenNumber = (value: number): string =>
  String(value)
    .replace('.', ',')
    .replace(/e\+?(-?\d+)$/, '·10^$1')
    .replaceAll('-', '\u2212')
