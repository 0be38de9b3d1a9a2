import type { Transaction } from '@/lib/platform/data/db'

/** A foreign key of the portal's tables. */
export type Reference = {
  table: string
  columns: string[]
  parent: string
  parentColumns: string[]
  /** Whether its rows only exist with the row that they refer to. */
  isPart: boolean
}

export type Schema = {
  /** The columns of each table's primary key. */
  keys: Map<string, string[]>
  references: Reference[]
}

/** Reads the tables and their foreign keys from Postgres. */
export async function readSchema(tx: Transaction): Promise<Schema> {
  const keys = await tx.$queryRaw<{ table: string; columns: string[] }[]>`
    SELECT relname::text AS table, array_agg(attname::text ORDER BY ordinal) AS columns
    FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    CROSS JOIN unnest(conkey) WITH ORDINALITY AS key(attnum, ordinal)
    JOIN pg_attribute ON attrelid = conrelid AND pg_attribute.attnum = key.attnum
    WHERE contype = 'p' AND connamespace = 'public'::regnamespace
    GROUP BY relname`
  const references = await tx.$queryRaw<Reference[]>`
    SELECT child.relname::text AS table, parent.relname::text AS parent, confdeltype <> 'n' AS "isPart",
      (SELECT array_agg(attname::text ORDER BY ordinal) FROM unnest(conkey) WITH ORDINALITY AS key(attnum, ordinal)
        JOIN pg_attribute ON attrelid = conrelid AND pg_attribute.attnum = key.attnum) AS columns,
      (SELECT array_agg(attname::text ORDER BY ordinal) FROM unnest(confkey) WITH ORDINALITY AS key(attnum, ordinal)
        JOIN pg_attribute ON attrelid = confrelid AND pg_attribute.attnum = key.attnum) AS "parentColumns"
    FROM pg_constraint JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    ORDER BY conname`
  return { keys: new Map(keys.map(({ table, columns }) => [table, columns])), references }
}

/** Returns the tables so that each comes before those it refers to. @throws Error if they refer to each other in a circle */
export function sortForDeletion(tables: readonly string[], { references }: Schema): string[] {
  const sorted: string[] = []
  const remaining = new Set(tables)
  while (remaining.size > 0) {
    const free = [...remaining].filter((parent) =>
      references.every(
        ({ table, parent: to, isPart }) =>
          !isPart || to !== parent || table === parent || !remaining.has(table),
      ),
    )
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...remaining].join(', ')}`)
    for (const table of free) remaining.delete(table)
    sorted.push(...free)
  }
  return sorted
}

export const quote = (name: string) => `"${name}"`

/** Selects the key of a row as it is stored in `demo_rows`. @param alias the table's, in a query */
export function keyOf(schema: Schema, table: string, alias: string): string {
  const columns = schema.keys.get(table) ?? []
  return `jsonb_build_array(${columns.map((column) => `${alias}.${quote(column)}`).join(', ')})`
}

/** Joins a row to the one that it refers to. */
export function joinOf({ columns, parentColumns }: Reference): string {
  return columns
    .map((column, index) => `child.${quote(column)} = parent.${quote(parentColumns[index] ?? '')}`)
    .join(' AND ')
}
