import type { LineField, ServiceLine } from '@/lib/catalog/imports/schema'

/** A line, and its place among those of the file. */
export type PlacedLine = { place: number; line: ServiceLine }

/** Reports a text that can't be read. */
export type Report = (placed: PlacedLine, field: LineField, message: string) => void
