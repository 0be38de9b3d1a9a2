/** Returns the value below which this fraction of the values lies. */
export function percentile(values, fraction) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * fraction)]
}

export function median(values) {
  return percentile(values, 0.5)
}

/** Returns the range of the values as a fraction of their median. */
export function spread(values) {
  return (Math.max(...values) - Math.min(...values)) / median(values)
}
