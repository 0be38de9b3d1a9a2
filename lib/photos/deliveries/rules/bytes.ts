/** `18.2 MB`, `412 MB`, `940 KB`, `3.4 GB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  if (megabytes >= 1024) return `${(megabytes / 1024).toFixed(1)} GB`
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${megabytes < 100 && !Number.isInteger(megabytes) ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
