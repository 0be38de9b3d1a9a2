import { z } from 'zod'
import { maxTextLength, minTextLength } from './limits'
import type { HitKind } from './rules'

/** What a person remembers of a record: part of an address or a name, or a number. */
export const SearchQuery = z.object({ text: z.string().trim().min(minTextLength).max(maxTextLength) })
export type SearchQuery = z.output<typeof SearchQuery>

/** A record that was found, and the page that shows it. */
export type Hit = { id: string; href: string; title: string; detail: string }
export type Hits = Record<HitKind, Hit[]>
