type Entry<T> = { value: Promise<T>; size: number }

/** Caches what is loaded for each key, up to a total size. The least recently used is evicted first. */
export class BoundedCache<T> {
  /** The least recently used comes first. */
  readonly #entries = new Map<string, Entry<T>>()
  #size = 0

  constructor(
    readonly maxSize: number,
    readonly sizeOf: (value: T) => number,
  ) {}

  /** Concurrent callers share one load. A failed one rejects them and isn't cached. */
  read(key: string, load: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key) ?? this.#load(key, load)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  #load(key: string, load: () => Promise<T>): Entry<T> {
    const entry = { value: load(), size: 0 }
    entry.value.then(
      (value) => {
        entry.size = this.sizeOf(value)
        this.#size += entry.size
        this.#evict()
      },
      () => this.#entries.delete(key),
    )
    return entry
  }

  #evict() {
    for (const [key, { size }] of this.#entries) {
      if (this.#size <= this.maxSize) return
      if (size === 0) continue
      this.#entries.delete(key)
      this.#size -= size
    }
  }
}
